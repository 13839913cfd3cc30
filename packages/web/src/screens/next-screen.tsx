import { useEffect } from 'preact/hooks';
import { tables } from '../online/remembered-tables.ts';
import { gameStore } from '../play/store.ts';
import { link, replaceAddress } from '../router.ts';

/** `#/next`: the game that waits for me; the list of my games where that is one on a server, or none. */
export default function NextScreen() {
  useEffect(() => {
    const find = async () => {
      const open = (await (await gameStore()).list()).find(({ over, actions }) => !over && actions.length > 0);
      const online = tables().some(({ saved }) => !saved);
      replaceAddress(open && !online ? link(open.game, open.id) : link('games'));
    };
    void find();
  }, []);
  return <main tabIndex={-1} aria-busy="true" />;
}
