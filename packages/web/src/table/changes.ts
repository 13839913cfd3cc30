import type { Domain, ExtraName, Score } from '@castellan/rules';
import { formatNumber, formatSigned, locale, say } from '../i18n/index.ts';
import { capital, type Picture, type Sentence } from '../i18n/message.ts';

/** How a game names what counts. */
interface Words<Kind> {
  readonly nameOf: (of: Kind | ExtraName) => string | Picture;
  /** So many crosses or crowns. */
  readonly marksOf: (marks: number) => Picture;
}

interface Change {
  readonly said: Sentence;
  readonly gain: number;
}

/** What an action changes in a score, each count before and after, "[shield] 3×2 = 6 becomes 4×3 = 12, [shield] 2×1 = 2.";
 * the largest change first. Empty where nothing changes. */
export function sayChanges<Kind>(before: Score<Kind>, after: Score<Kind>, words: Words<Kind>): Sentence {
  const domains = after.domains.map((domain): Change => {
    const joined = before.domains.filter(({ squares }) => domain.squares.includes(squares[0]!));
    const name = words.nameOf(domain.kind);
    const to = countOf([domain], words);
    return {
      gain: domain.points - pointsOf(joined),
      said:
        joined.length === 0
          ? say('common.brings', { name, gain: to })
          : say('common.grows', { name, from: countOf(joined, words), to }),
    };
  });
  const extras = after.extras.map((extra): Change => {
    const from = before.extras.find(({ name }) => name === extra.name)?.points ?? 0;
    const name = words.nameOf(extra.name);
    return {
      gain: extra.points - from,
      said:
        from === 0
          ? say('common.brings', { name, gain: formatSigned(extra.points) })
          : say('common.grows', { name, from, to: extra.points }),
    };
  });
  const changes = [...domains, ...extras]
    .filter(({ gain }) => gain !== 0)
    .sort((one, two) => Math.abs(two.gain) - Math.abs(one.gain) || two.gain - one.gain);
  const [first, ...others] = changes.map(({ said }) => said);
  return first ? [...capitalised([...first, ...others.flatMap((said) => [', ', ...said])]), '.'] : [];
}

const pointsOf = (domains: readonly Domain<unknown>[]): number => domains.reduce((sum, { points }) => sum + points, 0);

/** The squares and marks of domains, each in one piece, and what they make: "3×2 = 6". */
function countOf<Kind>(domains: readonly Domain<Kind>[], { marksOf }: Words<Kind>): Sentence {
  return domains.flatMap(({ squares, marks }, at) => {
    const { text, before, ...drawn } = marksOf(marks);
    const times = `${formatNumber(squares.length)}×`;
    const after = at === domains.length - 1 ? `\u00a0= ${formatNumber(pointsOf(domains))}` : '';
    const count: Picture = { ...drawn, text: `${times}${text}${after}`, before: `${times}${before}`, after };
    return at === 0 ? [count] : [' + ', count];
  });
}

/** With a capital letter, as at the beginning of a sentence. */
function capitalised([first, ...rest]: Sentence): Sentence {
  if (first === undefined) return [];
  const begun =
    typeof first === 'string' ? capital(first, locale.value) : { ...first, text: capital(first.text, locale.value) };
  return [begun, ...rest];
}
