import { limits } from '#shared/model/limits.ts';
import type { ClassList, Gradebook, GradebookRow } from '#shared/model/gradebook.ts';
import type { ListedClass } from '#shared/model/listed-classes.ts';
import { SURE } from '#shared/gradebook/doubts.ts';
import { matchPupils, type RowIdentity } from '#shared/gradebook/match-pupils.ts';
import { foldName, nameLikeness } from '#shared/gradebook/name-likeness.ts';
import { rowNumber } from '#shared/gradebook/row-numbers.ts';
import { cleanText, clipText } from '#shared/spreadsheet/clean-text.ts';
import { foldText } from '#shared/spreadsheet/fold-text.ts';
import { offsetInList } from './list-order.ts';
import { jumpingRows } from './page-warnings.ts';

/** The classes of a teacher's workbook. */
export interface ClassLists {
  /** The workbook's file name. */
  readonly source: string;
  readonly classes: readonly ListedClass[];
}

type Match = readonly (number | undefined)[];

/** A class of the workbook with whose each row of the page would be. */
interface Candidate {
  readonly list: ClassList;
  /** The rows as far as they are in the list's script. */
  readonly rows: readonly RowIdentity[];
  readonly match: Match;
  /** The share of rows whose own name or number speaks for their pupil. */
  readonly evidence: number;
}

/** A name this much like the pupil's speaks for it. */
const SPEAKS = 0.6;
/** A name that was read less surely, in per cent, is none. */
const LOST = 25;
/** A name that was read well and is less like the pupil's than this is another's. */
const OTHER = 0.3;
/** A list of which fewer rows speak is another class's. */
const ENOUGH = 0.3;

const placeOf = ({ columns }: Gradebook, kind: string): number =>
  columns.findIndex((column) => column.kind === kind);

/** What each row says of whose it is. */
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
        isNameSure: text !== '' && confidence >= SURE.name,
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

/** What of the names is in the list's script: the rest of them was guessed. */
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

/** Whether a page's names could not be read, or not in the list's script, so that they contradict no list. */
function areNamesUnreadable(gradebook: Gradebook, list: ClassList): boolean {
  const place = placeOf(gradebook, 'name');
  const cells = gradebook.rows
    .filter(({ summary }) => !summary)
    .map((row) => row.cells[place])
    .filter((cell) => cell !== undefined);
  const listed = isListArabic(list);
  const readable = cells.filter(
    ({ text, confidence = 0 }) =>
      text !== '' && confidence >= SURE.name && isArabic(text) === listed,
  );
  return readable.length < cells.length * ENOUGH;
}

/** Whether the rows can be a list's pupils one by one: as many, and numbered so, as far as that can be read. */
const isInOrder = ({ rows, list: { pupils } }: Candidate): boolean =>
  rows.length === pupils.length &&
  rows.every(({ ordinal }, row) => ordinal === undefined || ordinal === row + 1) &&
  rows.filter(({ ordinal }) => ordinal !== undefined).length >= rows.length / 2;

/** The pupils of the rows by their order, where names that are read badly tell all together where in the list they are. */
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

/**
 * A match with the rows that are left over, where they lie between two in the list's order, of a page whose names all
 * together have that order; not those whose name was read well, as this is another's.
 */
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

/** The one class whose order is that of the page, of which no row's name can be read by itself. */
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

/** Gives each row that is a pupil's its pupil. */
const withPupils = (rows: readonly GradebookRow[], match: Match): GradebookRow[] => {
  const pupils = rows.filter(({ summary }) => !summary);
  return rows.map((row) => {
    const pupil = match[pupils.indexOf(row)];
    return pupil === undefined ? row : { ...row, pupil };
  });
};

/** The class of a workbook that a teacher named, if it has one of that name. */
function named(lists: ClassLists, sheet: string | undefined): ListedClass | undefined {
  if (sheet === undefined) return undefined;
  return (
    lists.classes.find(({ name }) => name === sheet) ??
    lists.classes.find(({ name }) => foldText(name) === foldText(sheet))
  );
}

/**
 * Finds the class of the page among those of a workbook, by whose pupils it has, and gives the rows their pupils. Where
 * no name can be read by itself, only a class is taken whose order all names together speak for, or that has as many
 * pupils as there are numbered rows, and the page says so. A class the teacher has named is taken whatever the names
 * say, if the workbook has it. Without any that fits, nothing changes.
 */
export function withClassList(
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
    rows: withPupils(gradebook.rows, match),
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
