import { sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import { editDistance } from '#shared/record/names/name-likeness.ts';
import { termOrdinals } from '#shared/record/marks/term-words.ts';
import { markHeading, namesAdvice } from '#shared/record/marks/mark-headings.ts';
import type { GradebookColumn } from '#shared/model/gradebook.ts';
import type { MarkRole } from '#shared/model/mark-role.ts';
import { asciiDigits, foldedWords } from '#shared/text/fold-text.ts';
import { isNoMark, type MarkColumn } from '#shared/class-lists/mark-columns.ts';

/** A column of a sheet that may be filled. */
export interface FillableColumn extends MarkColumn {
  readonly isHidden?: boolean;
}

/** Headings with at least this likeness belong together. */
const ALIKE = 0.85;

/** Words of a second row of headings that only say that marks are below; folded. */
const MARK = new Set(['نقطه', 'نقط', 'علامه', 'علامات', 'note', 'notes', 'mark', 'marks']);

/** A folded heading with ordinals as digits, without its full mark, on either side of the slash, and words for a mark. */
function bare(heading: string): string {
  const words = foldedWords(
    asciiDigits(heading)
      .replace(/[/\\]\s*\d+/, '')
      .replace(/\d+\s*[/\\]\s*$/, ''),
  ).map((word) => String(termOrdinals.get(word) ?? word));
  const kept = words.filter((word) => !MARK.has(word));
  return (kept.length > 0 ? kept : words).join(' ');
}

function likeness(one: string, other: string): number {
  const [a, b] = [bare(one), bare(other)];
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 0 : 1 - editDistance(a, b) / longest;
}

/** The number of a piece of work, as in `Devoir 2`. */
const numbersIn = (heading: string): string => (bare(heading).match(/\d+/g) ?? []).join();

const isOnScale = (source: GradebookColumn, target: MarkColumn): boolean =>
  source.scale === undefined || target.scale === undefined || source.scale === target.scale;

/** The likeness of two headings; 0 if their numbers differ, as for the first and second test. */
const headingsAlike = (source: GradebookColumn, target: MarkColumn): number =>
  numbersIn(source.heading) === numbersIn(target.heading)
    ? likeness(source.heading, target.heading)
    : 0;

/** Whether two columns with different headings may still belong together. */
function mayBe(source: GradebookColumn, target: MarkColumn): boolean {
  const [one, other] = [numbersIn(source.heading), numbersIn(target.heading)];
  return isOnScale(source, target) && (one === '' || other === '' || one === other);
}

/** Words in a heading that asks for the mean of several marks, such as `معدل الفروض`. */
const MEAN = new Set(['معدل', 'moyenne', 'moy', 'mean', 'average']);
const asksForMean = ({ heading }: MarkColumn): boolean =>
  foldedWords(heading).some((word) => MEAN.has(word));

const roleOf = ({ role, heading }: GradebookColumn): MarkRole | undefined =>
  role ?? markHeading(heading)?.role;

/** The column of the record whose texts a column takes: appraisals, or advice. A page's texts are not read reliably enough. */
export const textSource = ({ heading }: Pick<MarkColumn, 'heading'>): GradebookColumn =>
  namesAdvice(heading) ? sheetColumns.advice : sheetColumns.remark;

/** Of each kind of text, the only visible column for it. */
function textTargets(
  sources: readonly GradebookColumn[],
  targets: readonly FillableColumn[],
): [column: number, sources: readonly string[]][] {
  const shown = targets.filter(({ kind, isHidden }) => kind === 'remark' && !isHidden);
  return [sheetColumns.remark, sheetColumns.advice].flatMap(({ id }) => {
    const [only, ...others] = shown.filter((column) => textSource(column).id === id);
    const isTyped = sources.some((source) => source.id === id);
    return isTyped && only && others.length === 0 ? [[only.column, [id]]] : [];
  });
}

/**
 * Proposes which gradebook columns fill which workbook columns: by heading, else by role if both sides have the same
 * number of columns with it. Several fill one as their mean if its heading asks for that. Averages are never proposed,
 * because workbooks usually compute their own, and absences hold no marks.
 * @returns ids of gradebook columns by the workbook's column
 */
export function proposeColumns(
  sources: readonly GradebookColumn[],
  targets: readonly FillableColumn[],
): ReadonlyMap<number, readonly string[]> {
  const marks = sources.filter(({ kind }) => kind === 'mark');
  const fillable = targets.filter(
    ({ kind, heading }) => kind !== 'average' && kind !== 'remark' && !isNoMark(heading),
  );
  const proposed = new Map(textTargets(sources, targets));
  const given = new Set<string>();
  const give = (target: MarkColumn, ...from: readonly GradebookColumn[]): void => {
    const ids = from.map(({ id }) => id);
    proposed.set(target.column, ids);
    for (const id of ids) given.add(id);
  };

  // Columns with one heading, such as those of two terms, say which is meant only if the record has as many.
  const countOf = (all: readonly { readonly heading: string }[], { heading }: MarkColumn): number =>
    all.filter((one) => bare(one.heading) === bare(heading)).length;
  const isOneOfSeveral = (target: MarkColumn): boolean => {
    const own = countOf(marks, target);
    return own > 0 && own < countOf(fillable, target);
  };
  const alike = marks
    .flatMap((source) =>
      fillable.map((target) => ({
        ...{ source, target },
        alike: isOnScale(source, target) ? headingsAlike(source, target) : 0,
      })),
    )
    .filter((pair) => pair.alike >= ALIKE && !isOneOfSeveral(pair.target))
    .toSorted((one, other) => other.alike - one.alike);
  for (const { source, target } of alike) {
    if (!given.has(source.id) && !proposed.has(target.column)) give(target, source);
  }

  for (const role of new Set(marks.map(roleOf))) {
    if (role === undefined) continue;
    const left = marks.filter((source) => roleOf(source) === role && !given.has(source.id));
    const free = fillable.filter((target) => target.role === role && !proposed.has(target.column));
    const [only] = free;
    if (only && free.length === 1 && left.length > 1 && asksForMean(only)) give(only, ...left);
    if (left.length !== free.length) continue;
    left.forEach((source, index) => {
      const target = free[index];
      if (target && mayBe(source, target)) give(target, source);
    });
  }
  return proposed;
}
