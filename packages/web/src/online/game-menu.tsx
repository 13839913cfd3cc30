import { ABSENCE_DAYS, type Match, newId } from '@castellan/match';
import type { ServerCode } from '@castellan/match/client';
import { useSignal } from '@preact/signals';
import { kitOf } from '../games/index.ts';
import { Ruleset } from '../games/ruleset.tsx';
import { t } from '../i18n/index.ts';
import { embedCode } from '../records/address.ts';
import { copyText } from '../records/save.ts';
import { serverAddress } from '../server-address.ts';
import { announce } from '../ui/announce.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Problem } from './attempt.tsx';
import type { LiveGame } from './connection.ts';
import { CopyLink } from './copy-link.tsx';
import { diceHref, gameHref, moveAddress, watchAddress } from './links.ts';
import { useAbsence } from './notices.tsx';
import { NotifyButton } from './notify-button.tsx';
import { codeOf, server } from './server.ts';

type Page = 'all' | 'resign' | 'close' | 'move' | 'watch';

/** Everything besides moves: offers, resigning, other devices, spectators. */
export function GameMenu({ live, match, onClose }: { live: LiveGame; match: Match; onClose: () => void }) {
  const page = useSignal<Page>('all');
  const { you } = live.state.value;
  const title = {
    all: 'online.more',
    resign: 'online.resignSure',
    close: 'online.closeSure',
    move: 'online.move',
    watch: 'online.watch',
  } as const;
  return (
    <Sheet title={t(title[page.value])} onClose={onClose}>
      {page.value === 'all' && (
        <All live={live} match={match} onClose={onClose} onPage={(next) => (page.value = next)} />
      )}
      {page.value === 'resign' && (
        <Sure
          live={live}
          type="resign"
          note={t('online.resignNote')}
          yes={t('online.resignYes')}
          no={t('online.resignNo')}
          onClose={onClose}
        />
      )}
      {page.value === 'close' && (
        <Sure
          live={live}
          type="close"
          note={t('online.closeNote')}
          yes={t('online.close')}
          no={t('online.closeWait')}
          onClose={onClose}
        />
      )}
      {page.value === 'move' && you && <MoveLink id={match.id} />}
      {page.value === 'watch' && (
        <>
          <p>{t('online.watchNote')}</p>
          <CopyLink
            go
            label={t('online.watchLink')}
            address={watchAddress(match.id)}
            text={t('online.watchText', { game: kitOf(match.game).title })}
          />
          <Button
            name="copy-embed"
            onClick={async () => {
              const code = await embedCode(match.game, gameHref(match.id), serverAddress || undefined);
              if (await copyText(code)) announce(t('online.copied'));
            }}
          >
            {t('online.watchEmbed')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

interface SureProps {
  readonly live: LiveGame;
  readonly type: 'resign' | 'close';
  readonly note: string;
  readonly yes: string;
  readonly no: string;
  readonly onClose: () => void;
}

/** Asks before it ends the game. */
const Sure = ({ live, type, note, yes, no, onClose }: SureProps) => (
  <div class="stack tight">
    <p>{note}</p>
    <Button
      go
      name={`${type}-yes`}
      onClick={() => {
        void live.send({ type }, newId());
        onClose();
      }}
    >
      {yes}
    </Button>
    <Button onClick={onClose}>{no}</Button>
  </div>
);

interface AllProps {
  readonly live: LiveGame;
  readonly match: Match;
  readonly onClose: () => void;
  readonly onPage: (page: Page) => void;
}

function All({ live, match, onClose, onPage }: AllProps) {
  const { you } = live.state.value;
  const playing = you !== null && match.ending === null;
  const absent = useAbsence(live);
  const canTakeBack = match.proposals['take-back'] === null && match.recent.some(({ seat }) => seat === you);
  const ask = (type: 'ask-take-back' | 'offer-draw' | 'ask-pause') => {
    void live.send({ type }, newId());
    onClose();
  };
  return (
    <div class="stack tight">
      <Ruleset game={match.game} state={match.state} />
      {playing && (
        <>
          <Button name="ask-take-back" disabled={!canTakeBack} onClick={() => ask('ask-take-back')}>
            {t('online.takeBack')}
          </Button>
          {!canTakeBack && <p class="quiet">{t('online.takeBackNote')}</p>}
          <Button name="offer-draw" disabled={match.proposals.draw === you} onClick={() => ask('offer-draw')}>
            {t('online.offerDraw')}
          </Button>
          {match.time.type === 'days' && match.pausedAt === null && (
            <Button name="ask-pause" disabled={match.proposals.pause === you} onClick={() => ask('ask-pause')}>
              {t('online.pause')}
            </Button>
          )}
          <Button name="resign" onClick={() => onPage('resign')}>
            {t('online.resign')}
          </Button>
          {match.clock === null && (
            <>
              <Button name="close" disabled={!absent} onClick={() => onPage('close')}>
                {t('online.close')}
              </Button>
              {!absent && <p class="quiet">{t('online.closeLater', { n: ABSENCE_DAYS })}</p>}
            </>
          )}
          <hr />
          <NotifyButton id={match.id} />
          <Button name="move" onClick={() => onPage('move')}>
            {t('online.move')}
          </Button>
        </>
      )}
      <Button name="watch" onClick={() => onPage('watch')}>
        {t('online.watch')}
      </Button>
      <a class="button" href={diceHref(match.id)} data-command="dice" onClick={onClose}>
        {t('online.dice')}
      </a>
    </div>
  );
}

/** The page makes the link on request, and it works once. */
function MoveLink({ id }: { id: string }) {
  const key = useSignal<string | null>(null);
  const problem = useSignal<ServerCode | null>(null);
  const make = async () => {
    try {
      key.value = (await server.retry((commandId) => server.link(id, commandId))).key;
    } catch (error) {
      problem.value = codeOf(error);
    }
  };
  return (
    <div class="stack tight">
      <p>{t('online.moveMake')}</p>
      <Problem code={problem.value} />
      {key.value ? (
        <CopyLink go label={t('online.moveLink')} address={moveAddress(id, key.value)} text={t('online.moveHere')} />
      ) : (
        <Button go name="make-link" onClick={make}>
          {t('online.moveMakeDo')}
        </Button>
      )}
    </div>
  );
}
