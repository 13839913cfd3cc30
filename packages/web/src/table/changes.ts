import type { ExtraName, Score } from '@castellan/rules';
import { formatSigned, locale, say } from '../i18n/index.ts';
import { capital, type Picture, type Sentence } from '../i18n/message.ts';

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

/** The changes as a sentence, "[shield] from 1 to 4, [shield] +2: +5."; empty where nothing changes. */
export function sayChanges<Kind>(
  before: Score<Kind>,
  after: Score<Kind>,
  nameOf: (of: Kind | ExtraName) => string | Picture,
): Sentence {
  const changes = changesOf(before, after);
  const parts = changes.map(({ of, from, to }) =>
    from === 0
      ? say('common.brings', { name: nameOf(of), gain: formatSigned(to) })
      : say('common.grows', { name: nameOf(of), from, to }),
  );
  const [first, ...others] = parts;
  if (!first) return [];
  const list = capitalised([...first, ...others.flatMap((part) => [', ', ...part])]);
  // One new domain is its own sum.
  if (others.length === 0 && changes[0]!.from === 0) return [...list, '.'];
  return say('common.changes', { changes: list, gain: formatSigned(after.total - before.total) });
}

/** With a capital letter, as at the beginning of a sentence. */
function capitalised([first, ...rest]: Sentence): Sentence {
  if (first === undefined) return [];
  const begun =
    typeof first === 'string' ? capital(first, locale.value) : { ...first, text: capital(first.text, locale.value) };
  return [begun, ...rest];
}
