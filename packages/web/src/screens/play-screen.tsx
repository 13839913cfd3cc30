import { useEffect } from 'preact/hooks';
import { kitNamed } from '../games/index.ts';
import { opponent } from '../play/last-choices.ts';
import { playNow } from '../play/play-now.ts';
import { link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';

/** `#/play/GAME`: begins a game at once, for a shortcut on the home screen of a phone. Back leads to the start page. */
export default function PlayScreen({ path: [game] }: ScreenProps) {
  useEffect(() => {
    replaceAddress(link());
    void playNow(kitNamed(game), opponent.peek());
  }, [game]);
  return <main tabIndex={-1} aria-busy="true" />;
}
