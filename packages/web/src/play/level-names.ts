import { locale, t } from '../i18n/index.ts';
import { capital } from '../i18n/message.ts';
import type { Level } from './levels.ts';
import { calledLevel } from './names.ts';

/** A level as a label: "The squire". */
export const levelName = (level: Level): string => capital(calledLevel(level).forms[0]!, locale.value);

/** Without its article: "Squire". */
export const levelLabel = (level: Level): string => capital(t(`common.level.${level}`), locale.value);

/** What a button says: "Play the squire". */
export const playLevel = (level: Level): string =>
  capital(t('levels.play', { level: t(`levels.against.${level}`) }), locale.value);
