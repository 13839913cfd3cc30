import { other, SEATS, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { setSound, sound } from '../ui/sound.ts';
import type { GameInfo } from './game-info.ts';
import { isLevel } from './levels.ts';
import { called, isAlone, nameOf } from './names.ts';
import { isSameDice } from './same-dice-id.ts';
import type { Session } from './session.ts';

interface GameMenuProps {
  readonly session: Session<never, never>;
  readonly onHint: (() => void) | null;
  readonly onNames: (() => void) | null;
  readonly rule: string;
  readonly onClose: () => void;
}

/** The same people and options; the other one begins. */
const restart = async (info: GameInfo): Promise<void> => (await import('../table/result-panel.tsx')).playAgain(info);

/** On or off, as a picture: crossed out where it is off. */
function SoundSwitch() {
  const on = sound.value;
  return (
    <button
      type="button"
      class="button sound-switch"
      role="switch"
      aria-checked={on}
      data-command="sound"
      onClick={() => setSound(!on)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor" stroke-width="2">
        <path d="M4 9.5v5h3.5L12 19V5L7.5 9.5Z" fill="currentColor" stroke-linejoin="round" />
        <path
          d={on ? 'M15.5 9a4.5 4.5 0 0 1 0 6M18 6a8.5 8.5 0 0 1 0 12' : 'm16 9 5 6m0-6-5 6'}
          stroke-linecap="round"
        />
      </svg>
      {t('online.menu.sound')}
    </button>
  );
}

/** Everything besides moves at a table on this device: taking back, by consent where two play here, and resigning. */
export function GameMenu({ session, onHint, onNames, rule, onClose }: GameMenuProps) {
  const resigning = useSignal<Seat | null>(null);
  const info = session.info.value;
  const proposer = session.match.value.proposals['take-back'];
  const ask = (seat: Seat, request: Parameters<typeof session.ask>[1]) => {
    void session.ask(seat, request);
    onClose();
  };
  if (proposer !== null) {
    const answer = (agree: boolean) => ask(other(proposer), { type: 'answer-take-back', agree });
    return (
      <Sheet title={t('online.takeBackAsked', { name: called(info, proposer) })} onClose={() => answer(false)}>
        <div class="stack tight">
          <Button go name="take-back-yes" onClick={() => answer(true)}>
            {t('online.takeBackYes')}
          </Button>
          <Button name="take-back-no" onClick={() => answer(false)}>
            {t('online.decline')}
          </Button>
        </div>
      </Sheet>
    );
  }
  const seat = resigning.value;
  if (seat !== null) {
    return (
      <Sheet title={t('online.resignSure')} onClose={onClose}>
        <div class="stack tight">
          <p>{t('online.end.wins', { name: called(info, other(seat)) })}.</p>
          <Button go name="resign-yes" onClick={() => ask(seat, { type: 'resign' })}>
            {t('online.resignYes')}
          </Button>
          <Button name="resign-no" onClick={onClose}>
            {t('online.resignNo')}
          </Button>
        </div>
      </Sheet>
    );
  }
  const { recent } = session.match.value;
  const level = info.seats.map((seat) => seat.level).find(isLevel);
  const here = SEATS.filter((own) => session.isLocal(own));
  // The one who acted last may ask.
  const asker = recent.findLast(({ seat: own }) => here.includes(own))?.seat ?? null;
  const of = (own: Seat) => (isAlone(info) ? '' : ` · ${nameOf(info, own)}`);
  return (
    <Sheet title={t('common.more')} onClose={onClose}>
      <div class="stack tight">
        <SoundSwitch />
        {!isSameDice(info.id) && isAlone(info) && (
          <Button
            name="menu-hint"
            disabled={onHint === null}
            onClick={() => {
              onClose();
              onHint?.();
            }}
          >
            {t('study.hint')}
          </Button>
        )}
        {onNames && (
          <Button
            name="menu-what"
            onClick={() => {
              onClose();
              onNames();
            }}
          >
            {t('online.menu.what')}
          </Button>
        )}
        <a class="button" href={link('rules', info.game, rule)} data-command="menu-rule">
          {t('online.menu.rule')}
        </a>
        <a class="button" href={link('rules', info.game, 'parts')} data-command="menu-symbols">
          {t('online.menu.symbols')}
        </a>
        {level && (
          <a class="button" href={`${link('new', info.game)}?against=computer`} data-command="menu-level">
            {t('online.menu.level', { level: t(`common.level.${level}`) })}
          </a>
        )}
        <Ruleset game={info.game} state={session.state.value} />
        {/* The same dice for everyone: nothing is tried twice. */}
        {!isSameDice(info.id) && (
          <>
            <Button
              name="ask-take-back"
              disabled={asker === null}
              onClick={() => asker && ask(asker, { type: 'ask-take-back' })}
            >
              {isAlone(info) ? t('online.takeBackAlone') : t('online.takeBack')}
              {asker !== null && of(asker)}
            </Button>
            {asker === null && <p class="quiet">{t('online.takeBackNote')}</p>}
          </>
        )}
        {/* A game of a match counts: it is resigned, not begun again. */}
        {!isSameDice(info.id) && !info.series && (
          <Button name="restart" onClick={() => void restart(info)}>
            {t('online.menu.restart')}
          </Button>
        )}
        {here.map((own) => (
          <Button key={own} name={`resign${own}`} onClick={() => (resigning.value = own)}>
            {t('online.resign')}
            {of(own)}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
