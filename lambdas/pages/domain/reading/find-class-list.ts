import { limits } from '#shared/model/limits.ts';
import type { ClassList, Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { matchPupils, type RowIdentity } from '#shared/page/match-pupils.ts';
import { foldName, nameLikeness } from '#shared/record/names/name-likeness.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import { cleanText, clipText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { offsetInList } from './list-order.ts';
import { jumpingRows } from './page-warnings.ts';

export interface ClassLists {
  /** The workbook's file name. */
  readonly source: string;
  readonly classes: readonly ListedClass[];
}

type Match = readonly (number | undefined)[];

/** A class of the workbook with the pupil that each row of the page would have. */
interface Candidate {
  readonly list: ClassList;
  /** The rows, with only the words in the list's script. */
  readonly rows: readonly RowIdentity[];
  readonly match: Match;
  /** The share of rows whose own name or number identifies their pupil. */
  readonly evidence: number;
}

/** Similarity from which a name identifies the pupil. */
const SPEAKS = 0.6;
/** Per cent; a name with more confidence contradicts another pupil's. */
const READ_WELL = 80;
/** Per cent; a name with less confidence is ignored. */
const LOST = 25;
/** A confidently read name less similar than this belongs to another pupil. */
const OTHER = 0.3;
/** A list for which fewer rows give evidence belongs to another class. */
const ENOUGH = 0.3;

const placeOf = ({ columns }: Gradebook, kind: string): number =>
  columns.findIndex((column) => column.kind === kind);

/** Likeness from which a text is a pupil's whole name. */
const SURELY = 0.8;

/** Tells whether a text is the whole name of a pupil on the lists. */
export function listedNames({ classes }: ClassLists): (text: string) => boolean {
  const names = classes.flatMap(({ pupils }) => pupils.map(({ fullName }) => foldName(fullName)));
  return (text) => {
    if (!/\p{L}\s+\p{L}/u.test(text)) return false;
    const folded = foldName(text);
    return names.some((name) => nameLikeness(name, folded) >= SURELY);
  };
}

/** The evidence in each row for its pupil: name and numbers. */
export function identitiesOf(gradebook: Gradebook): readonly RowIdentity[] {
  const [name, ordinal, registration] = (['name', 'ordinal', 'registrationNumber'] as const).map(
    (kind) => placeOf(gradebook, kind),
  );
  return gradebook.rows
    .filter(({ summary }) => !summary)
    .map(({ cells }) => {
      const number = rowNumber(cells[ordinal ?? -1]?.text ?? '');
      const registrationNumber = cells[registration ?? -1]?.text ?? '';
      const { text = '', confidence = 100 } = cells[name ?? -1] ?? {};
      return {
        name: text,
        isNameSure: text !== '' && confidence >= READ_WELL,
        isNameLost: text === '' || confidence < LOST,
        ...(number !== undefined && { ordinal: number }),
        ...(registrationNumber !== '' && { registrationNumber }),
      };
    });
}

const fitting = (text: string, most: number): string => clipText(cleanText(text), most);

const toList = ({ source }: ClassLists, { name, pupils }: ListedClass): ClassList => ({
  source: fitting(source, limits.fileNameLength),
  sheet: fitting(name, limits.sheetNameLength),
  pupils: pupils.slice(0, limits.classPupils).map(({ fullName, registrationNumber }) => ({
    name: fitting(fullName, limits.pupilNameLength),
    ...(registrationNumber !== undefined && {
      registrationNumber: fitting(registrationNumber, limits.gradebookTextLength),
    }),
  })),
});

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

const isListArabic = ({ pupils }: ClassList): boolean =>
  isArabic(pupils.map(({ name }) => name).join(' '));

/** The words of the names in the list's script; the other words were guessed. */
function inScriptOf(list: ClassList, rows: readonly RowIdentity[]): readonly RowIdentity[] {
  const listed = isListArabic(list);
  return rows.map((row) => {
    const words = row.name.split(' ').filter((word) => isArabic(word) === listed);
    return { ...row, name: words.join(' '), isNameLost: row.isNameLost || words.length === 0 };
  });
}

function toCandidate(all: readonly RowIdentity[], list: ClassList): Candidate {
  const rows = inScriptOf(list, all);
  const match = matchPupils(rows, list.pupils);
  const speaking = rows.filter(({ name, registrationNumber }, row) => {
    const pupil = list.pupils[match[row] ?? -1];
    if (!pupil) return false;
    const isSameNumber =
      registrationNumber !== undefined && registrationNumber === pupil.registrationNumber;
    return isSameNumber || nameLikeness(foldName(name), foldName(pupil.name)) >= SPEAKS;
  });
  return { list, rows, match, evidence: speaking.length / Math.max(1, rows.length) };
}

/** Whether the page's names could not be read, or not in the list's script, so that they cannot contradict a list. */
function areNamesUnreadable(gradebook: Gradebook, list: ClassList): boolean {
  const index = placeOf(gradebook, 'name');
  const cells = gradebook.rows
    .filter(({ summary }) => !summary)
    .map((row) => row.cells[index])
    .filter((cell) => cell !== undefined);
  const listed = isListArabic(list);
  const readable = cells.filter(
    ({ text, confidence = 0 }) =>
      text !== '' && confidence >= READ_WELL && isArabic(text) === listed,
  );
  return readable.length < cells.length * ENOUGH;
}

/** Whether the rows may be a list's pupils in order: their number is the same, and the readable row numbers fit. */
const isInOrder = ({ rows, list: { pupils } }: Candidate): boolean =>
  rows.length === pupils.length &&
  rows.every(({ ordinal }, row) => ordinal === undefined || ordinal === row + 1) &&
  rows.filter(({ ordinal }) => ordinal !== undefined).length >= rows.length / 2;

/** Matches rows to pupils by their order, if the badly read names together determine the position in the list. */
function matchTogether({ rows, list: { pupils } }: Candidate): Match | undefined {
  const offset = offsetInList(
    rows.map(({ name }) => name),
    pupils.map(({ name }) => name),
  );
  if (offset === undefined) return undefined;
  return rows.map(({ name, isNameSure = false }, row) => {
    const pupil = pupils[row + offset];
    const isOther =
      pupil && isNameSure && nameLikeness(foldName(name), foldName(pupil.name)) < OTHER;
    return pupil && !isOther ? row + offset : undefined;
  });
}

/** Fills gaps in a match from the list's order, unless a confidently read name differs. */
function filledUp(candidate: Candidate): Match {
  const { match, rows } = candidate;
  const ordered = match.includes(undefined) ? matchTogether(candidate) : undefined;
  if (!ordered) return match;
  const isInPlace = (row: number): boolean => {
    const above = match.findLastIndex((pupil, index) => index < row && pupil !== undefined);
    const below = match.findIndex((pupil, index) => index > row && pupil !== undefined);
    return [above, below].every((index) => index < 0 || match[index] === ordered[index]);
  };
  const filled = match.map((pupil, row) => {
    const next = ordered[row];
    const isFree = next !== undefined && !match.includes(next) && !rows[row]?.isNameSure;
    return pupil ?? (isFree && isInPlace(row) ? next : undefined);
  });
  return filled.some((pupil, row) => pupil !== match[row]) ? filled : match;
}

/** The one class whose order fits the page, when no row's name can be read by itself. */
function findCandidate(
  gradebook: Gradebook,
  candidates: readonly Candidate[],
): Candidate | undefined {
  const isWhole = jumpingRows(gradebook).length === 0;
  const together = candidates.flatMap((candidate) => {
    const match = isWhole ? matchTogether(candidate) : undefined;
    return match ? [{ ...candidate, match }] : [];
  });
  const ordered = candidates
    .filter((candidate) => isInOrder(candidate) && areNamesUnreadable(gradebook, candidate.list))
    .map((candidate) => ({ ...candidate, match: candidate.rows.map((_, row) => row) }));
  const [only, another] = together.length > 0 ? together : ordered;
  return another ? undefined : only;
}

/** Assigns the matched pupils to the rows; summary rows are skipped. */
const assignPupils = (rows: readonly GradebookRow[], match: Match): GradebookRow[] => {
  const pupils = rows.filter(({ summary }) => !summary);
  return rows.map((row) => {
    const pupil = match[pupils.indexOf(row)];
    return pupil === undefined ? row : { ...row, pupil };
  });
};

/** The class of a workbook with the name that the teacher gave, if any. */
function named(lists: ClassLists, sheet: string | undefined): ListedClass | undefined {
  if (sheet === undefined) return undefined;
  return (
    lists.classes.find(({ name }) => name === sheet) ??
    lists.classes.find(({ name }) => foldText(name) === foldText(sheet))
  );
}

/**
 * Finds the class of the page among those of a workbook by its pupils, and assigns them to the rows. If no name can
 * be read by itself, a class is accepted only if all names together confirm its order, or if it has as many pupils as
 * numbered rows, which adds a warning. A class that the teacher named is always used; without a class nothing
 * changes.
 */
export function applyClassList(
  gradebook: Gradebook,
  lists: ClassLists,
  sheet: string | undefined,
): Gradebook {
  const own = named(lists, sheet);
  const classes = own ? [own] : lists.classes;
  const rows = identitiesOf(gradebook);
  const candidates = classes.map((one) => toCandidate(rows, toList(lists, one)));
  const best = candidates.toSorted((a, b) => b.evidence - a.evidence)[0];
  if (!best) return gradebook;
  const taken = (list: ClassList, match: Match): Gradebook => ({
    ...gradebook,
    classList: list,
    rows: assignPupils(gradebook.rows, match),
  });
  const byOrder = (list: ClassList, match: Match): Gradebook => ({
    ...taken(list, match),
    warnings: [...gradebook.warnings, 'names-by-order'],
  });
  if (best.evidence >= ENOUGH) {
    const match = jumpingRows(gradebook).length === 0 ? filledUp(best) : best.match;
    return (match === best.match ? taken : byOrder)(best.list, match);
  }
  const only = findCandidate(gradebook, candidates);
  if (only) return byOrder(only.list, only.match);
  return own ? taken(best.list, best.match) : gradebook;
}
