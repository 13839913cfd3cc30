import './game-menu.css';
import { other, SEATS, type Seat } from '@castellan/rules';
import { useSignal } from '@preact/signals';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { dailyOf } from './daily-id.ts';
import { isAlone, nameOf } from './names.ts';
import type { Session } from './session.ts';

interface GameMenuProps {
  readonly session: Session<never, never>;
  readonly onClose: () => void;
}

/** Everything besides moves at a table on this device: taking back, by consent where two play here, and resigning. */
export function GameMenu({ session, onClose }: GameMenuProps) {
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
      <Sheet
        title={t('online.takeBackAsked', { name: nameOf(info, proposer) })}
        class="gamemenu"
        onClose={() => answer(false)}
      >
        <div class="menuown">
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
      <Sheet title={t('online.resignSure')} class="gamemenu" onClose={onClose}>
        <div class="menuown">
          <p>{t('online.end.wins', { name: nameOf(info, other(seat)) })}.</p>
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
  const here = SEATS.filter((own) => session.playsHere(own));
  // The one who acted last may ask.
  const asker = recent.findLast(({ seat: own }) => here.includes(own))?.seat ?? null;
  const of = (own: Seat) => (isAlone(info) ? '' : ` · ${nameOf(info, own)}`);
  return (
    <Sheet title={t('common.more')} class="gamemenu" onClose={onClose}>
      <div class="menuown">
        <Ruleset game={info.game} state={session.state.value} />
        {/* The day's game is the same for everyone: nothing is tried twice. */}
        {!dailyOf(info.id) && (
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
