import { must, type PositionError, type Result } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../games/all-rules.ts';
import { KITS, kitNamed } from '../games/index.ts';
import type { AnyKit } from '../games/kit.ts';
import { t } from '../i18n/index.ts';
import { go, link, replaceAddress } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Which } from '../ui/which.tsx';
import styles from './explorer.module.css';
import { type Explored, exploredOf, positionLink, readExplored, whyNotText } from './explorer-position.ts';
import { SetUp } from './explorer-set-up.tsx';
import { type CameFrom, Explorer } from './explorer-view.tsx';
import { PositionTable } from './position-table.tsx';

/** A new game with the usual options. */
const freshOf = (kit: AnyKit): Explored =>
  exploredOf(kit, gameOf(kit).create(must(gameOf(kit).parseOptions(kit.usualOptions()))));

/** `#/explore/GAME`, or `#/explore?p=POSITION`: any position, set up, looked at, asked about and played on. */
export default function ExplorerScreen({ path, query }: ScreenProps) {
  const asked = query.get('p');
  const read: Result<Explored, PositionError> =
    asked === null ? { ok: true, value: freshOf(kitNamed(path[0])) } : readExplored(asked);
  const mode = useSignal<'look' | 'set-up' | 'act'>('look');
  const cameFrom = useSignal<CameFrom | null>(null);
  const { kit, state, text } = read.ok ? read.value : freshOf(kitNamed(asked?.split(' ')[0]));
  const look = () => {
    mode.value = 'look';
  };

  // The address of a new game holds its position too: what is copied from the browser is a link to it.
  useEffect(() => {
    if (asked === null && location.hash.startsWith(link('explore'))) replaceAddress(positionLink(text));
  }, [asked, text]);

  const play = (action: unknown) => {
    const next = exploredOf(kit, must(gameOf(kit).apply(state, action)));
    cameFrom.value = { text: next.text, before: state, action };
    look();
    go(positionLink(next.text));
  };

  if (mode.value === 'act') {
    return (
      <PositionTable position={text} onAct={(action) => play(must(gameOf(kit).parseAction(action)))}>
        <Button quiet name="back-to-explorer" onClick={look}>
          {t('explorer.back')}
        </Button>
      </PositionTable>
    );
  }
  return (
    <>
      <Bar sub={t('explorer.title')} />
      <main
        class={`stack loose ${styles.explorer} ${kit.name}-replay`}
        tabIndex={-1}
        data-position={read.ok ? text : undefined}
      >
        <div class={`row ${styles.head}`}>
          <h1>{t('explorer.title')}</h1>
          <Which label={t('setup.which')}>
            {KITS.map((one) => (
              <a
                key={one.name}
                href={positionLink(freshOf(one).text)}
                aria-current={one === kit ? 'page' : undefined}
                onClick={look}
              >
                {one.title}
              </a>
            ))}
          </Which>
        </div>
        {!read.ok && (
          <p class="problem" role="alert">
            <b>{t('explorer.notPosition')}</b> {whyNotText(read.error)}
          </p>
        )}
        {mode.value === 'set-up' ? (
          <SetUp
            key={kit.name}
            kit={kit}
            state={state}
            onDone={() => {
              look();
              announce(t('explorer.set'));
            }}
          />
        ) : (
          <Explorer
            kit={kit}
            state={state}
            text={text}
            cameFrom={cameFrom.value}
            onPlay={play}
            onMode={(next) => {
              mode.value = next;
            }}
          />
        )}
      </main>
    </>
  );
}
