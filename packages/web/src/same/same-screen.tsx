import type { Seat } from '@castellan/rules';
import { isCheckedLevel, newRoomCode, SAME_DICE_LEVEL, type SameDice, tidyWord } from '@castellan/together';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { gameOf } from '../games/all-rules.ts';
import { GameChoice } from '../games/game-choice.tsx';
import { KITS, kitNamed } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { CopyLink } from '../online/copy-link.tsx';
import { levelOf, opponent } from '../play/last-choices.ts';
import { LEVELS, type Level } from '../play/levels.ts';
import { gameStore } from '../play/store.ts';
import { go, link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { serverThere } from '../server-there.ts';
import { endOf } from '../study/daily-result.ts';
import { SameDiceCard } from '../study/same-dice-card.tsx';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';
import { Choice } from '../ui/choice.tsx';
import { Button } from '../ui/controls.tsx';
import forms from '../ui/form.module.css';
import { QrCode } from '../ui/qr.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import styles from './same.module.css';
import { addressOf, isFromGame, sameDiceAt, sameDiceGame, sameDiceHref, sameDiceId } from './same-dice.ts';
import { WordTable } from './word-table.tsx';

/** `#/same` asks for a word; `#/same/GAME/WORD` are the dice of it. */
export default function SameScreen({ path, query }: ScreenProps) {
  const dice = sameDiceAt(path, query);
  return dice ? <Dice dice={dice} /> : <WordForm game={path[0]} />;
}

const anyNumber = (limit: number): number => crypto.getRandomValues(new Uint32Array(1))[0]! % limit;

const ROLLED = KITS.find((kit) => gameOf(kit).dice !== undefined)!;

function WordForm({ game: asked }: { game: string | undefined }) {
  // The same dice are wanted for the game that has some.
  const game = useSignal(kitNamed(asked ?? ROLLED.name).name);
  const word = useSignal('');
  const level = useSignal<Level>(SAME_DICE_LEVEL);
  const empty = useSignal(false);
  useEffect(() => {
    void levelOf(opponent.peek(), game.peek()).then((suggested) => (level.value = suggested));
  }, []);
  const show = () => {
    const tidy = tidyWord(word.value);
    empty.value = tidy === null;
    if (tidy === null) document.getElementById('same-word')?.focus();
    else go(sameDiceHref({ game: game.value, level: level.value, seat: 1, word: tidy, options: [] }));
  };
  return (
    <>
      <Bar sub={t('same.title')} />
      <main class={`column ${forms.form}`} tabIndex={-1}>
        <h1>{t('same.title')}</h1>
        <p class="lead">{t('same.lead')}</p>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            show();
          }}
        >
          <GameChoice game={game.value} onChange={(next) => (game.value = next)} />
          <div class={styles.wordField}>
            <label class="field">
              <span>{t('same.word')}</span>
              <input
                id="same-word"
                value={word.value}
                maxLength={40}
                autocomplete="off"
                autocapitalize="characters"
                spellcheck={false}
                aria-describedby="same-word-note"
                onInput={(event) => (word.value = event.currentTarget.value)}
              />
            </label>
            <p id="same-word-note" class={styles.note} role={empty.value ? 'alert' : undefined}>
              {empty.value ? t('same.needWord') : t('same.wordNote')}
            </p>
            <Button name="pick-word" onClick={() => (word.value = newRoomCode(anyNumber))}>
              {t('same.pickWord')}
            </Button>
          </div>
          <Choice<Level>
            legend={t('common.level')}
            name="level"
            value={level.value}
            options={LEVELS.map((value) => ({ value, text: t(`common.level.${value}`), art: `face-${value}` }))}
            onChange={(next) => (level.value = next)}
          />
          <div class={forms.begin}>
            <Button go submit class="wide" name="use-word">
              {t('same.useWord')}
            </Button>
          </div>
        </form>
      </main>
    </>
  );
}

const SEATS_FROM: Readonly<Record<Seat, readonly Seat[]>> = { 1: [1, 2], 2: [2, 1] };

function Dice({ dice }: { dice: SameDice }) {
  const kit = kitNamed(dice.game);
  const seats = SEATS_FROM[dice.seat].map((seat): SameDice => ({ ...dice, seat }));
  const { value: games } = useLoaded(async () => {
    const store = await gameStore();
    const readable = (await sameDiceGame(dice)) !== null;
    return { readable, infos: await Promise.all(seats.map((one) => store.get(sameDiceId(one)))) };
  }, [sameDiceId(dice)]);
  const level = t(`common.level.${dice.level}`);
  const fromGame = isFromGame(dice);
  const name = fromGame ? t('same.fromGame') : dice.word;
  const address = addressOf(dice);
  const over = (games?.infos ?? []).filter((info) => info?.over && !info.ending);
  const ends = over.map((info) => endOf(kit, info!));
  const sum = (at: 0 | 1) => ends.reduce((total, { totals }) => total + totals[at], 0);
  return (
    <>
      <Bar sub={`${t('same.title')} · ${kit.title}`} />
      <main class={styles.page} tabIndex={-1}>
        <header class={styles.head}>
          <Art id={`face-${dice.level}`} />
          <h1 class={styles.word}>{name}</h1>
        </header>
        {games?.readable === false ? (
          <p role="alert">{t('same.broken')}</p>
        ) : (
          <>
            <p class={styles.lead}>
              {fromGame ? t('same.leadGame', { level }) : t('same.leadWord', { word: dice.word, level })}
            </p>
            {ends.length === 2 && (
              <p class={`leaf ${styles.total}`} role="status">
                {t('same.pair', { a: sum(0), b: sum(1), level })}
              </p>
            )}
            <div class={styles.seats}>
              {games &&
                seats.map((one, at) => (
                  <SameDiceCard
                    key={one.seat}
                    title={t(`same.seat${one.seat}`)}
                    dice={{ kit, name, level: one.level, seat: one.seat, href: sameDiceHref(dice) }}
                    command={`same-${one.seat}`}
                    second={at > 0 && !games.infos[0]?.over}
                    fresh={one.seat === dice.seat ? t('same.fresh') : t('same.freshOther')}
                    begin={() => sameDiceGame(one)}
                    info={games.infos[at] ?? null}
                  >
                    {!fromGame &&
                      games.infos[at] &&
                      !games.infos[at].ending &&
                      isCheckedLevel(one.level) &&
                      serverThere() && <WordTable dice={one} info={games.infos[at]} />}
                  </SameDiceCard>
                ))}
            </div>
            <section class={`leaf ${styles.invite}`} aria-label={t('same.invite')}>
              <div>
                <h2>{t('same.invite')}</h2>
                <p class={styles.note}>{fromGame ? t('same.inviteGame') : t('same.inviteWord', { word: dice.word })}</p>
                <CopyLink label={t('same.link')} address={address} text={t('same.shareText', { word: name })} />
              </div>
              <QrCode text={address} label={t('same.qr')} />
            </section>
          </>
        )}
        <p>
          <a class="button" href={link('same', dice.game)}>
            {t('same.another')}
          </a>
        </p>
      </main>
    </>
  );
}
