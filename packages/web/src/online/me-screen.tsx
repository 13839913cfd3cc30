import type { MyGame, ServerCode } from '@castellan/match/client';
import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { colon, t } from '../i18n/index.ts';
import { copyText, saveFile } from '../records/save.ts';
import { link } from '../router.ts';
import { isStrangeServer } from '../server-address.ts';
import { announce } from '../ui/announce.tsx';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/controls.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Problem, useAttempt } from './attempt.tsx';
import { meAddress } from './links.ts';
import styles from './me.module.css';
import { adoptNickname, forgetTable, rememberTable } from './memory.ts';
import MyTables from './my-tables.tsx';
import { tables } from './remembered-tables.ts';
import { codeOf, server } from './server.ts';
import { serverName } from './server-name.tsx';

/** `#/online/me`: what belongs to a player over all games. With a code in the address, it is filled in. */
export function MeScreen({ code }: { code: string | undefined }) {
  const found = useSignal<readonly MyGame[] | null>(null);
  return (
    <>
      <Bar sub={t('online.title')} />
      <main class={`column stack loose ${styles.me}`} tabIndex={-1}>
        <h1>{t('online.me')}</h1>
        {!code && <NewCode hasGames={tables().length > 0 || found.value !== null} />}
        <Recover code={code ?? ''} found={found} />
        <MyData />
        <p>
          <a class="button" href={link('online')}>
            {t('online.title')}
          </a>
        </p>
      </main>
    </>
  );
}

function NewCode({ hasGames }: { hasGames: boolean }) {
  const code = useSignal<string | null>(null);
  const copied = useSignal(false);
  const { busy, problem, run } = useAttempt();
  const make = () =>
    run(async () => {
      code.value = await server.newRecoveryCode();
      announce(`${t('online.codeYours')}${colon()}${[...code.value].join(' ')}`);
    });
  return (
    <section class="leaf stack">
      <h2>{t('online.codeTitle')}</h2>
      <p>{t('online.codeNote')}</p>
      {code.value ? (
        <div class={`stack ${styles.recovery}`}>
          <p class={styles.code} data-code={code.value}>
            <span class="visually-hidden">{t('online.codeYours') + colon()}</span>
            {code.value}
          </p>
          <Qr code={code.value} />
          <p class="quiet">{t('online.codeOnce')}</p>
          <Button
            name="copy-code"
            onClick={async () => {
              copied.value = await copyText(code.value!);
              if (copied.value) announce(t('online.copied'));
            }}
          >
            {copied.value ? t('online.copied') : t('online.codeCopy')}
          </Button>
        </div>
      ) : hasGames ? (
        <Button go name="make-code" disabled={busy.value} onClick={make}>
          {t('online.codeMake')}
        </Button>
      ) : (
        <p class="quiet">{t('online.codeNone')}</p>
      )}
      <Problem code={problem.value} />
    </section>
  );
}

/** What draws it comes when it is first needed. */
function Qr({ code }: { code: string }) {
  const drawing = useSignal<{ readonly QrCode: ComponentType<{ text: string; label: string }> } | null>(null);
  useEffect(() => {
    import('../ui/qr.tsx').then(
      (file) => {
        drawing.value = file;
      },
      () => {},
    );
  }, [drawing]);
  if (!drawing.value) return null;
  const { QrCode } = drawing.value;
  return <QrCode text={meAddress(code)} label={t('online.codeQr')} />;
}

function Recover({ code, found }: { code: string; found: Signal<readonly MyGame[] | null> }) {
  const text = useSignal(code);
  const asking = useSignal(false);
  const { busy, problem, run } = useAttempt();
  const recover = () =>
    run(async () => {
      asking.value = false;
      const { games, name } = await server.recover(text.value);
      adoptNickname(name);
      for (const { id, game } of games.toReversed()) rememberTable(id, game);
      found.value = games;
      announce(t('online.recovered', { n: games.length }));
    });
  return (
    <section class="leaf stack">
      <h2>{t('online.recoverTitle')}</h2>
      <p>{t('online.recoverNote')}</p>
      {found.value ? (
        <>
          <p role="status" data-recovered={found.value.length}>
            {t('online.recovered', { n: found.value.length })}
          </p>
          <MyTables at="lobby" />
        </>
      ) : (
        <form
          class="stack"
          onSubmit={(event) => {
            event.preventDefault();
            // A stranger's link may name a server of theirs: with the code it would get the games of the right one.
            if (isStrangeServer) asking.value = true;
            else void recover();
          }}
        >
          <label class="field">
            <span>{t('online.recoverField')}</span>
            <input
              name="code"
              value={text.value}
              maxLength={40}
              autocomplete="off"
              autocapitalize="characters"
              spellcheck={false}
              onInput={(event) => (text.value = event.currentTarget.value)}
            />
          </label>
          <Button submit go={code !== ''} name="recover" disabled={busy.value}>
            {t('online.recoverDo')}
          </Button>
        </form>
      )}
      <Problem code={problem.value} />
      {asking.value && (
        <Sheet title={t('online.sendCodeSure', { server: serverName() })} onClose={() => (asking.value = false)}>
          <div class="stack tight">
            <p>{t('online.sendCodeNote', { server: serverName() })}</p>
            <Button go name="send-code" disabled={busy.value} onClick={recover}>
              {t('online.sendCodeYes')}
            </Button>
            <Button onClick={() => (asking.value = false)}>{t('online.sendCodeNo')}</Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}

function MyData() {
  const asking = useSignal(false);
  const erased = useSignal(false);
  const problem = useSignal<ServerCode | null>(null);
  const erasing = useAttempt();
  const save = async () => {
    problem.value = null;
    try {
      saveFile('castellan-my-data.json', `${JSON.stringify(await server.exported(), null, 2)}\n`);
    } catch (error) {
      problem.value = codeOf(error);
    }
  };
  const erase = () =>
    erasing.run(async () => {
      await server.erase();
      for (const { id } of tables()) forgetTable(id);
      asking.value = false;
      erased.value = true;
      announce(t('online.erased'));
    });
  return (
    <section class="leaf stack">
      <h2>{t('online.dataTitle')}</h2>
      <p>{t('online.dataNote')}</p>
      {erased.value ? (
        <p role="status">{t('online.erased')}</p>
      ) : (
        <div class="row">
          <Button name="save-data" onClick={() => void save()}>
            {t('online.dataSave')}
          </Button>
          <Button icon="i-trash" name="erase" onClick={() => (asking.value = true)}>
            {t('online.erase')}
          </Button>
        </div>
      )}
      <Problem code={problem.value} />
      {asking.value && (
        <Sheet title={t('online.eraseSure')} onClose={() => (asking.value = false)}>
          <div class="stack tight">
            <p>{t('online.eraseNote')}</p>
            <Problem code={erasing.problem.value} />
            <Button go name="erase-yes" disabled={erasing.busy.value} onClick={erase}>
              {t('online.eraseYes')}
            </Button>
            <Button onClick={() => (asking.value = false)}>{t('online.eraseNo')}</Button>
          </div>
        </Sheet>
      )}
    </section>
  );
}
