import type { ExtraName, Score } from '@castellan/rules';
import { formatSigned, locale, t } from '../i18n/index.ts';

/** Points of a domain, or of an extra, before and after an action. */
interface Change<Kind> {
  readonly of: Kind | ExtraName;
  readonly from: number;
  readonly to: number;
}

/** What an action changes in a score, domain by domain; the largest change first. The changes add up to what it brings. */
function changesOf<Kind>(before: Score<Kind>, after: Score<Kind>): Change<Kind>[] {
  const domains = after.domains.map(({ kind, squares, points }) => {
    const joined = before.domains.filter((domain) => squares.includes(domain.squares[0]!));
    return { of: kind, from: joined.reduce((sum, domain) => sum + domain.points, 0), to: points };
  });
  const extras = after.extras.map(({ name, points }) => {
    const had = before.extras.find((extra) => extra.name === name)?.points ?? 0;
    return { of: name, from: had, to: points };
  });
  const bySize = (one: Change<Kind>, two: Change<Kind>) =>
    Math.abs(two.to - two.from) - Math.abs(one.to - one.from) || two.to - one.to;
  return [...domains, ...extras].filter(({ from, to }) => from !== to).sort(bySize);
}

/** The changes as a sentence, "Double dot from 1 to 4, quarters +2: +5."; empty where nothing changes. */
export function changesText<Kind>(
  before: Score<Kind>,
  after: Score<Kind>,
  nameOf: (of: Kind | ExtraName) => string,
): string {
  const changes = changesOf(before, after);
  const parts = changes.map(({ of, from, to }) =>
    from === 0
      ? t('common.brings', { name: nameOf(of), gain: formatSigned(to) })
      : t('common.grows', { name: nameOf(of), from, to }),
  );
  if (parts.length === 0) return '';
  const list = capital(parts.join(', '));
  // One new domain is its own sum.
  if (parts.length === 1 && changes[0]!.from === 0) return `${list}.`;
  return t('common.changes', { changes: list, gain: formatSigned(after.total - before.total) });
}

/** With a capital letter, as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(locale.value) + text.slice(1);
