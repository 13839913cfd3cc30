import { printRecord } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { KITS, kitOf } from '../games/index.ts';
import { formatDate } from '../i18n/formats.ts';
import { formatList, t } from '../i18n/index.ts';
import type { GameInfo } from '../play/game-info.ts';
import { nameOf } from '../play/names.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { readText, type TextProblem } from './game-record.ts';
import { pack, packedIn, unpack } from './pack.ts';
import { ProblemNote } from './problem-panel.tsx';
import styles from './records-screen.module.css';

/** Of the File Handling API, which not every browser has. */
interface LaunchQueue {
  setConsumer(take: (launch: { readonly files?: readonly FileSystemFileHandle[] }) => void): void;
}

function launchedFiles(take: (file: File) => void): void {
  const { launchQueue } = globalThis as { readonly launchQueue?: LaunchQueue };
  launchQueue?.setConsumer(({ files }) => {
    void files?.[0]?.getFile().then(take);
  });
}

/** No record is near this size. */
const LARGEST_FILE = 200_000;

/** `#/records`: open a record by paste, file or link; replay what was played here. */
export default function RecordsScreen({ query }: ScreenProps) {
  return (
    <>
      <Bar sub={t('records.title')} />
      <main class={`column ${styles.screen}`} tabIndex={-1}>
        <h1>{t('records.title')}</h1>
        <p class="lead">{t('records.lead')}</p>
        <MyGames />
        <OpenRecord given={query.get('text') ?? ''} />
      </main>
    </>
  );
}

function OpenRecord({ given }: { given: string }) {
  const text = useSignal(given);
  const problem = useSignal<TextProblem | string | null>(null);
  const file = useRef<HTMLInputElement>(null);

  const refuse = (found: TextProblem | string) => {
    problem.value = found;
    if (typeof found === 'string') announce(found);
  };
  const open = async () => {
    problem.value = null;
    if (text.value.trim() === '') {
      refuse(t('records.open.empty'));
      return;
    }
    const packed = packedIn(text.value);
    const unpacked = packed ? await unpack(packed) : null;
    if (unpacked && !unpacked.ok) {
      refuse(t('records.open.badLink'));
      return;
    }
    const read = readText(unpacked ? unpacked.value : text.value);
    if (!read.ok) refuse(read.error);
    else go(link('r', await pack(printRecord(read.value.replay, read.value.tags).join('\n'))));
  };
  const take = async (chosen: File | undefined) => {
    if (!chosen) return;
    if (chosen.size > LARGEST_FILE) {
      refuse(t('records.open.tooLarge'));
      return;
    }
    text.value = await chosen.text();
    await open();
  };

  // A file that the device opened the page with, and a record that was shared with it.
  useEffect(() => {
    if (given) void open();
    launchedFiles((launched) => void take(launched));
  }, []);

  return (
    <section
      class={`leaf stack ${styles.open}`}
      aria-labelledby="open-title"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer?.files[0]);
      }}
    >
      <h2 id="open-title">{t('records.open.title')}</h2>
      <label class="field">
        <span>{t('records.open.label')}</span>
        <textarea
          class="record-text"
          rows={8}
          spellcheck={false}
          autocapitalize="off"
          value={text.value}
          aria-describedby="open-hint"
          aria-invalid={problem.value === null ? undefined : 'true'}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            problem.value = null;
          }}
        />
      </label>
      <p id="open-hint" class="hint">
        {t('records.open.hint')} <a href={link('rules', KITS[0].name, 'notation')}>{t('records.open.format')}</a>
      </p>
      {typeof problem.value === 'string' && (
        <p class="problem" role="alert">
          {problem.value}
        </p>
      )}
      {problem.value !== null && typeof problem.value !== 'string' && <ProblemNote problem={problem.value} />}
      <div class="row">
        <Button go name="open" onClick={() => void open()}>
          {t('records.open.do')}
        </Button>
        <Button name="file" onClick={() => file.current?.click()}>
          {t('records.open.file')}
        </Button>
        <span class={`hint ${styles.drop}`}>{t('records.open.drop')}</span>
        <input
          ref={file}
          type="file"
          class="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          accept=".txt,.rec,text/plain"
          onChange={(event) => {
            const input = event.currentTarget;
            void take(input.files?.[0]).then(() => {
              input.value = '';
            });
          }}
        />
      </div>
    </section>
  );
}

function MyGames() {
  const games = useSignal<readonly GameInfo[] | null>(null);
  useEffect(() => {
    void gameStore()
      .then((store) => store.list())
      .then((list) => {
        games.value = list.filter(({ actions }) => actions.length > 0);
      });
  }, [games]);
  if (games.value === null) return null;
  return (
    <section class={`stack ${styles.mine}`}>
      <h2>{t('records.mine.title')}</h2>
      {games.value.length === 0 && <p>{t('records.mine.none')}</p>}
      <ul>
        {games.value.map((info) => {
          const names = formatList([nameOf(info, 1), nameOf(info, 2)]);
          const game = kitOf(info.game).title;
          const date = formatDate(info.touched);
          return (
            <li key={info.id}>
              <a href={link('replay', info.id)} aria-label={t('records.mine.replay', { game, names, date })}>
                <b>{game}</b>
                <span>{names}</span>
                <small>
                  {date} · {t('records.mine.actions', { n: info.actions.length })}
                </small>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
