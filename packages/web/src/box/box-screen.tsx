import { CHECKABLE, KITS, ON_PAPER } from '../games/index.ts';
import { t } from '../i18n/index.ts';
import { link } from '../router.ts';
import type { ScreenProps } from '../screens.ts';
import { Art } from '../ui/art.tsx';
import { Bar } from '../ui/bar.tsx';

/** `#/box`: what the page does for people with dice and pencils. */
export default function BoxScreen(_: ScreenProps) {
  return (
    <>
      <Bar sub={t('box.title')} />
      <main class="column wide" tabIndex={-1}>
        <h1>{t('box.title')}</h1>
        <p class="lead">{t('box.lead')}</p>
        <ul class="choices">
          <li class="leaf">
            <Art id="i-dice" class="emblem" />
            <h2>{t('box.real.title')}</h2>
            <p>{t('box.real.note')}</p>
            {KITS.filter(({ dice }) => dice !== null).map(({ name }) => (
              <a key={name} class="button go" href={`${link('new', name)}?dice=real`}>
                {t('box.real.start')}
              </a>
            ))}
          </li>
          <li class="leaf">
            <Art id="castle" class="emblem" />
            <h2>{t('box.score.title')}</h2>
            <p>{t('box.score.note')}</p>
            <span class="stack tight">
              {ON_PAPER.map(({ name, paper }) => (
                <a key={name} class="button" href={link('score', name)}>
                  {t(paper.title)}
                </a>
              ))}
            </span>
          </li>
          <li class="leaf">
            <Art id="i-book" class="emblem" />
            <h2>{t('box.print.title')}</h2>
            <p>{t('box.print.note')}</p>
            <a class="button" href={link('print')}>
              {t('box.print.title')}
            </a>
          </li>
          <li class="leaf">
            <Art id="i-check" class="emblem" />
            <h2>{t('box.check.title')}</h2>
            <p>{t('box.check.note')}</p>
            <span class="stack tight">
              {CHECKABLE.map(({ name, title }) => (
                <a key={name} class="button" href={link('check', name)}>
                  {title}
                </a>
              ))}
            </span>
          </li>
        </ul>
      </main>
    </>
  );
}
