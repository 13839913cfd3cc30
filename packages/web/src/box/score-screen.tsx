import { ON_PAPER, oneOf } from '../games/index.ts';
import { preloaded } from '../games/part.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Bar } from '../ui/bar.tsx';
import { Which } from '../ui/which.tsx';
import styles from './score-screen.module.css';

/** `#/score/GAME`: a finished paper map, tapped in and counted by the rules. */
export default function ScoreScreen({ path }: ScreenProps) {
  const kit = oneOf(ON_PAPER, path[0]);
  const { Paper } = preloaded(kit.paper.part);
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class={styles.paper} tabIndex={-1}>
        <h1>{t('box.score.title')}</h1>
        <Which label={t('box.score.title')}>
          {ON_PAPER.map((one) => (
            <a key={one.name} href={link('score', one.name)} aria-current={one === kit ? 'page' : undefined}>
              {t(one.paper.title)}
            </a>
          ))}
        </Which>
        <Paper />
      </main>
    </>
  );
}
