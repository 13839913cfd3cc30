import { t } from '../i18n/index.ts';

/** What the opponent did since the learner's last action. */
export function Meanwhile({ told }: { told: readonly string[] }) {
  if (told.length === 0) return null;
  return <p class="meanwhile">{t('learn.opponentDid', { what: told.join(' ') })}</p>;
}
