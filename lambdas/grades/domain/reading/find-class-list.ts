import { limits } from '../../../../shared/model/limits.ts';
import type { ClassList, Gradebook, GradebookRow } from '../../../../shared/model/gradebook.ts';
import type { ClassRoster } from '../../../../shared/model/roster.ts';
import { SURE } from '../../../../shared/gradebook/doubts.ts';
import { matchPupils, type RowIdentity } from '../../../../shared/gradebook/match-pupils.ts';
import { foldName, nameLikeness } from '../../../../shared/gradebook/name-likeness.ts';
import { rowNumber } from '../../../../shared/gradebook/row-numbers.ts';
import { cleanText, clipText } from '../../../../shared/spreadsheet/clean-text.ts';
import { foldText } from '../../../../shared/spreadsheet/fold-text.ts';

/** The classes of a teacher's workbook. */
export interface ClassLists {
  /** The workbook's file name. */
  readonly source: string;
  readonly classes: readonly ClassRoster[];
}

type Match = readonly (number | undefined)[];

/** A class of the workbook with whose each row of the page would be. */
interface Candidate {
  readonly list: ClassList;
  readonly match: Match;
  /** The share of rows whose own name or number speaks for their pupil. */
  readonly evidence: number;
}

/** A name this much like the pupil's speaks for it. */
const SPEAKS = 0.6;
/** A name that was read less surely, in per cent, is none. */
const LOST = 25;
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

const toList = ({ source }: ClassLists, { name, pupils }: ClassRoster): ClassList => ({
  source: fitting(source, limits.fileNameLength),
  sheet: fitting(name, limits.sheetNameLength),
  pupils: pupils.slice(0, limits.classPupils).map(({ fullName, registrationNumber }) => ({
    name: fitting(fullName, limits.pupilNameLength),
    ...(registrationNumber !== undefined && {
      registrationNumber: fitting(registrationNumber, limits.gradebookTextLength),
    }),
  })),
});

function toCandidate(rows: readonly RowIdentity[], list: ClassList): Candidate {
  const match = matchPupils(rows, list.pupils);
  const speaking = rows.filter(({ name, registrationNumber }, row) => {
    const pupil = list.pupils[match[row] ?? -1];
    if (!pupil) return false;
    const isSameNumber =
      registrationNumber !== undefined && registrationNumber === pupil.registrationNumber;
    return isSameNumber || nameLikeness(foldName(name), foldName(pupil.name)) >= SPEAKS;
  });
  return { list, match, evidence: speaking.length / Math.max(1, rows.length) };
}

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text);

/** Whether a page's names could not be read, or not in the list's script, so that they contradict no list. */
function areNamesUnreadable(gradebook: Gradebook, { pupils }: ClassList): boolean {
  const place = placeOf(gradebook, 'name');
  const cells = gradebook.rows
    .filter(({ summary }) => !summary)
    .map((row) => row.cells[place])
    .filter((cell) => cell !== undefined);
  const listed = isArabic(pupils.map(({ name }) => name).join(' '));
  const readable = cells.filter(
    ({ text, confidence = 0 }) =>
      text !== '' && confidence >= SURE.name && isArabic(text) === listed,
  );
  return readable.length < cells.length * ENOUGH;
}

/** Whether the rows can be a list's pupils one by one: as many, and numbered so, as far as that can be read. */
const isInOrder = (rows: readonly RowIdentity[], { pupils }: ClassList): boolean =>
  rows.length === pupils.length &&
  rows.every(({ ordinal }, row) => ordinal === undefined || ordinal === row + 1) &&
  rows.filter(({ ordinal }) => ordinal !== undefined).length >= rows.length / 2;

/** Gives each row that is a pupil's its pupil. */
const withPupils = (rows: readonly GradebookRow[], match: Match): GradebookRow[] => {
  const pupils = rows.filter(({ summary }) => !summary);
  return rows.map((row) => {
    const pupil = match[pupils.indexOf(row)];
    return pupil === undefined ? row : { ...row, pupil };
  });
};

/** The class of a workbook that a teacher named, if it has one of that name. */
function named(lists: ClassLists, sheet: string | undefined): ClassRoster | undefined {
  if (sheet === undefined) return undefined;
  return (
    lists.classes.find(({ name }) => name === sheet) ??
    lists.classes.find(({ name }) => foldText(name) === foldText(sheet))
  );
}

/**
 * Finds the class of the page among those of a workbook, by whose pupils it has, and gives the rows their pupils. Where
 * no name can be read, only a class of as many pupils as there are numbered rows is taken, in its order, and the page
 * says so. A class the teacher has named is taken whatever the names say, if the workbook has it. Without any that fits,
 * nothing changes.
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
  if (best.evidence >= ENOUGH) {
    return { ...gradebook, classList: best.list, rows: withPupils(gradebook.rows, best.match) };
  }
  const ordered = candidates.filter(
    ({ list }) => isInOrder(rows, list) && areNamesUnreadable(gradebook, list),
  );
  const [only] = ordered;
  if (only && ordered.length === 1) {
    return {
      ...gradebook,
      classList: only.list,
      rows: withPupils(
        gradebook.rows,
        rows.map((_, row) => row),
      ),
      warnings: [...gradebook.warnings, 'names-by-order'],
    };
  }
  return own
    ? { ...gradebook, classList: best.list, rows: withPupils(gradebook.rows, best.match) }
    : gradebook;
}
