import { printRecord, type Tag, truncate } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { nickname } from '../online/memory.ts';
import { lastNames } from '../play/last-names.ts';
import { isLevel, type Level } from '../play/levels.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import { sameDiceLink } from '../same/same-dice.ts';
import { announce } from '../ui/announce.tsx';
import { Art } from '../ui/art.tsx';
import { Button } from '../ui/controls.tsx';
import { Segment } from '../ui/segment.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Switch } from '../ui/switch.tsx';
import { onAbort, useLoaded } from '../ui/use-loaded.ts';
import { embedCode, positionLink } from './address.ts';
import type { GameRecord } from './game-record.ts';
import { pack } from './pack.ts';
import { pictureOf, resultText, toPng } from './picture.ts';
import { headlineOf, postcardOf } from './postcard.ts';
import { infoOfRecord, tagOf } from './record-info.ts';
import { copyText, saveFile } from './save.ts';
import styles from './share-sheet.module.css';

interface ShareProps {
  readonly record: GameRecord;
  readonly at: number;
  /** Whether the game is already one of this device. */
  readonly mine: boolean;
  readonly onClose: () => void;
}

/** Tags a person may write; the others are facts of the game in words. */
const WRITTEN = ['Player1', 'Player2', 'Date', 'Event', 'Note'] as const;

const fileName = (record: GameRecord, end: string): string =>
  `castellan-${record.game}-${tagOf(record.tags, 'Date') || 'game'}.${end}`;

/** One tap sends a postcard of the game; below it the same dice for a friend, and under *More* everything else that can leave the page. */
export function ShareSheet({ record, at, mine, onClose }: ShareProps) {
  const title = record.playedHere ? headlineOf(record) : t('share.title');
  return (
    <Sheet title={t('share.title')} onClose={onClose}>
      <SendPicture record={record} title={title} />
      <SameDice record={record} />
      <details class={`disclosure ${styles.more}`} data-command="share-more">
        <summary>
          <b>{t('common.more')}</b> <small>{t('share.moreNote')}</small>
        </summary>
        <MoreWays record={record} at={at} mine={mine} />
      </details>
    </Sheet>
  );
}

/** The picture as it will be sent, and the one button that sends it. */
function SendPicture({ record, title }: { record: GameRecord; title: string }) {
  const names = [...new Set([t('share.card.me'), nickname.value.trim(), lastNames()[0].trim()])].filter(Boolean);
  const sender = useSignal(names[0]!);
  const said = useSignal('');
  // The picture is shown as soon as it is drawn; what is sent of it takes longer on a slow phone.
  const card = useLoaded(
    async (signal) => {
      const svg = await postcardOf(record, sender.value);
      const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
      onAbort(signal, () => URL.revokeObjectURL(url));
      return { svg, url };
    },
    [record, sender.value],
  );
  const svg = card.value?.svg;
  // Drawn before the tap: a browser lets nothing be sent that comes long after it.
  const { value: file, failed } = useLoaded(
    async () => svg && new File([await toPng(svg)], fileName(record, 'png'), { type: 'image/png' }),
    [svg],
  );
  const shares = file instanceof File && (navigator.canShare?.({ files: [file] }) ?? false);
  const send = async () => {
    if (!file) return;
    if (!shares) {
      saveFile(file.name, file);
      said.value = t('share.saved', { file: file.name });
      announce(said.value);
      return;
    }
    const dice = await sameDiceLink(record.replay, diceOf(record));
    // Who closes the list of apps has changed their mind: that is no mistake.
    await navigator.share({ files: [file], text: dice ? `${title}\n${dice}` : title }).catch(() => {});
  };
  return (
    <div class={styles.send}>
      <div class={styles.preview} aria-busy={!card.value && !card.failed}>
        {card.value && <img src={card.value.url} alt={t('share.card.alt', { title })} />}
      </div>
      <Button go class="wide" name="send-picture" disabled={!file} onClick={() => void send()}>
        <Art id="i-send" />
        {shares || !file ? t('share.send') : t('share.savePicture')}
      </Button>
      <p class="said" role="status">
        {failed || card.failed ? t('share.pictureFailed') : said.value}
      </p>
      {record.playedHere && names.length > 1 && (
        <div class={styles.name}>
          <b>{t('share.card.name')}</b>
          <Segment
            label={t('share.card.name')}
            name="sender"
            value={sender.value}
            options={names.map((value) => ({ value, text: value }))}
            onChange={(next) => (sender.value = next)}
          />
        </div>
      )}
    </div>
  );
}

/** The game of this device, and the level a friend meets. */
function diceOf({ playedHere }: GameRecord): { readonly id?: string; readonly level?: Level } {
  const level = playedHere?.seats.map((seat) => seat.level).find(isLevel);
  return { ...(playedHere && { id: playedHere.id }), ...(level && { level }) };
}

function SameDice({ record }: { record: GameRecord }) {
  const said = useSignal('');
  const { value: href } = useLoaded(() => sameDiceLink(record.replay, diceOf(record)), [record]);
  if (!href) return null;
  const { level } = diceOf(record);
  const copy = async () => {
    said.value = (await copyText(href)) ? t('share.copied') : t('share.failed');
    announce(said.value);
  };
  return (
    <section class={styles.same} aria-label={t('share.card.same')}>
      <h3>{t('share.card.same')}</h3>
      <p>{level ? t('share.card.sameNote', { level: t(`levels.against.${level}`) }) : t('share.card.sameNotePlain')}</p>
      <Button name="copy-same-dice" onClick={() => void copy()}>
        <Art id="i-copy" />
        {t('share.card.copy')}
      </Button>
      <output class={styles.address} data-address={href}>
        {said.value || href}
      </output>
    </section>
  );
}

/** Link, text, pictures; and what the record says about the game. */
function MoreWays({ record, at, mine }: Omit<ShareProps, 'onClose'>) {
  const tags = useSignal<readonly Tag[]>(record.tags);
  const here = useSignal(false);
  const said = useSignal('');
  const failed = useSignal(false);
  const confirm = (sentence: string) => {
    said.value = sentence;
    announce(sentence);
  };
  const write = (name: string, value: string) => {
    const others = tags.value.filter((tag) => tag.name !== name);
    const index = tags.value.findIndex((tag) => tag.name === name);
    const next = { name, value };
    if (value === '') tags.value = others;
    else tags.value = index < 0 ? [...tags.value, next] : tags.value.with(index, next);
  };
  const lines = printRecord(record.replay, tags.value);
  const text = `${lines.join('\n')}\n`;
  const shared = { ...record, tags: tags.value };

  const copy = async (content: string) => {
    failed.value = !(await copyText(content));
    confirm(failed.value ? t('share.failed') : t('share.copied'));
  };
  const copyLink = async () => {
    const packed = await pack(lines.join('\n'));
    const end = record.replay.actions.length;
    const position = positionLink(link('r', packed), here.value ? at : end, end);
    await copy(new URL(position, location.href).href);
  };
  const copyEmbed = async () => {
    const packed = await pack(lines.join('\n'));
    const end = record.replay.actions.length;
    await copy(await embedCode(record.game, positionLink(link('r', packed), here.value ? at : end, end)));
  };
  const save = (end: string, content: Blob | string) => {
    const file = fileName(shared, end);
    saveFile(file, content);
    confirm(t('share.saved', { file }));
  };
  const picture = () => pictureOf(shared);
  const saveSvg = async () => save('svg', new Blob([await picture()], { type: 'image/svg+xml' }));
  const savePng = async () => save('png', await toPng(await picture()));
  /** A game of its own from this position, for two at this device. */
  const playOn = async () => {
    const info = { ...infoOfRecord({ ...shared, replay: truncate(record.replay, at) }), over: false };
    await (await gameStore()).create(info);
    go(link(record.game, info.id));
  };
  const keep = async () => {
    await (await gameStore()).create(infoOfRecord(shared));
    confirm(t('share.added'));
  };

  return (
    <>
      <div class={styles.ways}>
        <Button name="copy-link" onClick={() => void copyLink()}>
          {t('share.link')}
        </Button>
        <Switch
          text={t('share.linkHere')}
          note={t('share.linkNote')}
          on={here.value}
          onChange={(on) => (here.value = on)}
        />
        <Button name="copy-embed" onClick={() => void copyEmbed()}>
          {t('share.embed')}
        </Button>
        <Button name="copy-text" onClick={() => void copy(text)}>
          {t('share.copy')}
        </Button>
        <Button name="save-text" onClick={() => save('txt', text)}>
          {t('share.text')}
        </Button>
        <Button name="save-svg" onClick={() => void saveSvg()}>
          {t('share.svg')}
        </Button>
        <Button name="save-png" onClick={() => void savePng()}>
          {t('share.png')}
        </Button>
        {at < record.replay.actions.length && (
          <Button name="play-on" onClick={() => void playOn()}>
            {t('records.replay.again')}
          </Button>
        )}
        {!mine && (
          <Button name="keep" onClick={() => void keep()}>
            {t('share.keep')}
          </Button>
        )}
      </div>
      <p class="said" data-failed={failed.value}>
        {said.value}
      </p>
      <details class="disclosure">
        <summary>{t('records.tags.title')}</summary>
        <div class={`stack ${styles.tags}`}>
          {WRITTEN.map((name) => (
            <label key={name} class="field">
              <span>{t(`records.tags.${name}`)}</span>
              <input
                value={tagOf(tags.value, name)}
                maxLength={120}
                onInput={(event) => write(name, event.currentTarget.value)}
              />
            </label>
          ))}
          <dl>
            <div>
              <dt>{t('records.tags.Edition')}</dt>
              <dd>
                <Ruleset game={record.game} state={record.replay.states[0]} />
              </dd>
            </div>
            <div>
              <dt>{t('records.tags.Result')}</dt>
              <dd>{resultText(shared)}</dd>
            </div>
          </dl>
        </div>
      </details>
      <details class="disclosure" open={failed.value}>
        <summary>{t('share.preview')}</summary>
        <textarea
          class="record-text"
          readOnly
          rows={10}
          value={text}
          aria-label={t('share.preview')}
          spellcheck={false}
        />
      </details>
    </>
  );
}
