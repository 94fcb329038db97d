import { editDistance } from '../../gradebook/name-likeness.ts';
import { markHeading } from '../../gradebook/mark-headings.ts';
import type { GradebookColumn, MarkRole } from '../../model/gradebook.ts';
import { asciiDigits, foldText } from '../fold-text.ts';
import type { MarkColumn } from './mark-list.ts';

/** Headings so alike are of one column, whatever else is there. */
const ALIKE = 0.85;

/** A heading without its full mark, on whichever side of the stroke it came to stand; for comparing. */
const bare = (heading: string): string =>
  foldText(
    asciiDigits(heading)
      .replace(/[/\\]\s*\d+/, '')
      .replace(/\d+\s*[/\\]\s*$/, ''),
  );

function likeness(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** The piece of work that a heading counts, as in `Devoir 2`. */
const numbersIn = (heading: string): string => (bare(heading).match(/\d+/g) ?? []).join();

const isOnScale = (source: GradebookColumn, target: MarkColumn): boolean =>
  source.scale === undefined || target.scale === undefined || source.scale === target.scale;

/** How alike the headings are; not at all where one is the first test's and the other the second's. */
const headingsAlike = (source: GradebookColumn, target: MarkColumn): number =>
  numbersIn(source.heading) === numbersIn(target.heading)
    ? likeness(source.heading, target.heading)
    : 0;

/** Whether headings that say nothing alike may be of one column. */
function mayBe(source: GradebookColumn, target: MarkColumn): boolean {
  const [one, other] = [numbersIn(source.heading), numbersIn(target.heading)];
  return isOnScale(source, target) && (one === '' || other === '' || one === other);
}

const roleOf = ({ role, heading }: GradebookColumn): MarkRole | undefined =>
  role ?? markHeading(heading)?.role;

/**
 * Which column of a gradebook goes into which of a workbook: by what they are called, and where that is not in the same
 * words by what they count as, if both have as many of that. Averages are nobody's proposal: a workbook mostly
 * computes its own.
 *
 * @returns ids of gradebook columns by the workbook's columns
 */
export function proposeColumns(
  sources: readonly GradebookColumn[],
  targets: readonly MarkColumn[],
): ReadonlyMap<number, string> {
  const marks = sources.filter(({ kind }) => kind === 'mark');
  const places = targets.filter(({ kind }) => kind !== 'average');
  const proposed = new Map<number, string>();
  const given = new Set<string>();
  const give = (source: GradebookColumn, target: MarkColumn): void => {
    proposed.set(target.column, source.id);
    given.add(source.id);
  };

  const alike = marks
    .flatMap((source) =>
      places.map((target) => ({
        ...{ source, target },
        alike: isOnScale(source, target) ? headingsAlike(source, target) : 0,
      })),
    )
    .filter((pair) => pair.alike >= ALIKE)
    .toSorted((one, other) => other.alike - one.alike);
  for (const { source, target } of alike) {
    if (!given.has(source.id) && !proposed.has(target.column)) give(source, target);
  }

  for (const role of new Set(marks.map(roleOf))) {
    if (role === undefined) continue;
    const left = marks.filter((source) => roleOf(source) === role && !given.has(source.id));
    const free = places.filter((target) => target.role === role && !proposed.has(target.column));
    if (left.length !== free.length) continue;
    left.forEach((source, index) => {
      const target = free[index];
      if (target && mayBe(source, target)) give(source, target);
    });
  }
  return proposed;
}
