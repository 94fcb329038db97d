import { foldedWords } from '../../text/fold-text.ts';
import type { TermMarks } from '../../model/listed-classes.ts';
import { rubrics, type MarkColumnId, type MarkScheme } from './mark-schemes.ts';

type WorkbookColumn = TermMarks['columns'][number];

/** The columns of the printed grid that a workbook's marks go to. */
export interface CarriedColumns {
  /** The workbook's column (from 0) for a column of the scheme. */
  placed: ReadonlyMap<MarkColumnId, number>;
  /** The workbook's columns without a counterpart in the scheme. */
  others: readonly number[];
  /** The workbook's column of averages, if any. */
  averages: number | undefined;
}

/** Words in a heading that identify a column of activities; folded, without the article. */
const ACTIVITY_WORDS: readonly (readonly [MarkColumnId, readonly string[]])[] = [
  ['notebook', ['كراس', 'كراريس', 'دفتر', 'cahier', 'cahiers', 'notebook', 'notebooks']],
  ['homework', ['واجب', 'واجبات', 'منزليه', 'maison', 'devoirs', 'homework']],
  ['participation', ['مشاركه', 'participation']],
  ['behaviour', ['سلوك', 'انضباط', 'comportement', 'conduite', 'behaviour', 'behavior', 'conduct']],
  ['writing', ['انتاج', 'كتابي', 'كتابيه', 'production', 'writing', 'written']],
  ['reading', ['قراءه', 'محفوظات', 'lecture', 'recitation', 'reading']],
  ['expression', ['تعبير', 'تواصل', 'expression', 'speaking', 'oral']],
  ['continuous', ['مراقبه', 'controle']],
];

/** The activity that a heading names. */
export function activityOf({ heading }: Pick<WorkbookColumn, 'heading'>): MarkColumnId | undefined {
  const kept = new Set(foldedWords(heading));
  return ACTIVITY_WORDS.find(([, list]) => list.some((word) => kept.has(word)))?.[0];
}

/** Next to `Devoir 1`, a column `Devoirs` means homework. */
function countsAs(column: WorkbookColumn, isNumbered: boolean): WorkbookColumn['role'] {
  const isHomework = isNumbered && foldedWords(column.heading)[0] === 'devoirs';
  return isHomework && column.role === 'test' ? 'activities' : column.role;
}

/** The scheme's column for activities that are given as one mark. */
const wholeOfActivities = ({ columns }: MarkScheme): MarkColumnId =>
  columns.some(({ id }) => id === 'activities') ? 'activities' : 'continuous';

/** The scheme's columns for this number of tests; several tests have one column where the scheme uses their mean. */
function testsOf({ columns }: MarkScheme, tests: number): MarkColumnId[] {
  const has = (id: MarkColumnId): boolean => columns.some((column) => column.id === id);
  const single: MarkColumnId[] = tests === 1 && has('tests') ? ['tests'] : ['test1', 'test2'];
  return single.filter(has);
}

/** Assigns a workbook's columns to a scheme's, by their role and, for activities, by their headings. */
export function carryColumns(
  scheme: MarkScheme,
  columns: readonly WorkbookColumn[],
): CarriedColumns {
  const placed = new Map<MarkColumnId, number>();
  const inScheme = new Set(scheme.columns.map(({ id }) => id));
  const place = (id: MarkColumnId | undefined, column: number): boolean => {
    if (id === undefined || !inScheme.has(id) || placed.has(id)) return false;
    placed.set(id, column);
    return true;
  };
  const isNumbered = columns.some(({ role, heading }) => role === 'test' && /\d/.test(heading));
  const of = (role: WorkbookColumn['role']): number[] =>
    columns.flatMap((column, index) =>
      column.kind === 'mark' && countsAs(column, isNumbered) === role ? [index] : [],
    );
  const named = (index: number): MarkColumnId | undefined => {
    const column = columns[index];
    return column && activityOf(column);
  };
  const tests = of('test');
  const places = testsOf(scheme, tests.length);
  const unnamed = of('activities').filter((index) => !place(named(index), index));
  const isWhole = unnamed.length === 1 && rubrics.every((id) => !placed.has(id));
  const others = [
    ...unnamed.filter((index) => !(isWhole && place(wholeOfActivities(scheme), index))),
    ...of('practical').filter((index) => !place('practical', index)),
    ...tests.filter((index, nth) => !place(places[nth], index)),
    ...of('exam').filter((index) => !place('exam', index)),
    ...of('term'),
    ...of(undefined),
  ];
  const averages = columns.findLastIndex(({ kind }) => kind === 'average');
  return {
    placed,
    others: others.sort((a, b) => a - b),
    averages: averages === -1 ? undefined : averages,
  };
}

/** The full mark of each column of a workbook: its own, or that of the scheme's column, or the usual one. */
export function fullMarks(
  scheme: MarkScheme,
  columns: readonly WorkbookColumn[],
  { placed }: Pick<CarriedColumns, 'placed'> = carryColumns(scheme, columns),
): readonly number[] {
  const idOfIndex = new Map([...placed].map(([id, index]) => [index, id]));
  return columns.map(
    ({ scale }, index) =>
      scale ?? scheme.columns.find(({ id }) => id === idOfIndex.get(index))?.outOf ?? scheme.outOf,
  );
}
