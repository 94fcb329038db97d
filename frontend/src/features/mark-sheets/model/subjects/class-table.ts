import type { ClassSubject, ClassSubjects } from '#shared/model/class-subjects.ts';
import type { HonourThresholds } from '#shared/model/honours.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import {
  countsIn,
  scaleOfClass,
  subjectKey,
  termResults,
  type ResultPupil,
  type SheetsBySubject,
  type TermResults,
} from '#shared/record/general/class-results.ts';
import type { SubjectMark } from '#shared/record/general/general-average.ts';
import { doubledSubjects } from '#shared/record/general/subject-names.ts';
import { languageOfClass, sheetColumns } from '#shared/record/sheet/sheet-book.ts';
import { isSame } from '#frontend/lib/documents/is-same.ts';
import type { MarkTable, TableCell, TableRow } from '#frontend/record/model/grid/mark-table.ts';
import { absenceIn } from '#frontend/record/model/table/typed-text.ts';
import { writeNumber } from '#frontend/record/model/table/decimal-mark.ts';

/** Whether a sheet's only column is the subject's average, or the first mark begins one. */
export const takesAverage = ({
  columns: [only, ...others],
}: Pick<MarkSheetContent, 'columns'>): boolean =>
  others.length === 0 && (only === undefined || only.role === 'term');

/** How the cells of a subject are filled. */
export type SubjectKind =
  /** The average as a colleague gave it, or one that the first mark begins. */
  | 'typed'
  /** Averages of other columns; a cell takes only a word for an absence or an exemption. */
  | 'worked'
  /** Words instead of marks in this term. */
  | 'words'
  /** Not taught, or not counted, in this term. */
  | 'none';

/** A subject as a column of the table. */
export interface SubjectColumn extends ClassSubject {
  /** As the record tells subjects apart; also the id of its column. */
  readonly key: string;
  readonly kind: SubjectKind;
  /** Undefined without a sheet in this term. */
  readonly content: MarkSheetContent | undefined;
  /** Of the marks that are typed. */
  readonly scale: number;
}

/** Marks of a subject that has no sheet yet, by pupil. */
export type PendingMarks = ReadonlyMap<string, ReadonlyMap<string, string>>;

const kindOf = (
  subject: ClassSubject,
  term: Term,
  content: MarkSheetContent | undefined,
): SubjectKind => {
  if (subject.words?.includes(term)) return 'words';
  if (!countsIn(subject, term)) return 'none';
  return content && !takesAverage(content) ? 'worked' : 'typed';
};

export const subjectColumns = (
  { subjects, ...settings }: ClassSubjects,
  { level }: Pick<SavedClass, 'level'>,
  term: Term,
  contents: ReadonlyMap<string, MarkSheetContent>,
): readonly SubjectColumn[] =>
  subjects.map((subject) => {
    const key = subjectKey(subject.subject);
    const content = contents.get(key);
    const kind = kindOf(subject, term, content);
    const [only] = content?.columns ?? [];
    const scale = (kind === 'typed' && only?.scale) || scaleOfClass(settings, level);
    return { ...subject, key, content, kind, scale };
  });

/** The columns beside the subjects. */
export const GENERAL = '#general';
export const RANK = '#rank';
export const HONOUR = '#honour';

/** The words of the table, in its language. */
export interface TableWords {
  readonly general: string;
  readonly rank: string;
  readonly honour: string;
  readonly honourOf: (pupil: ResultPupil) => string;
  readonly noteOf: (column: SubjectColumn) => string;
}

/** A pupil's cell of a subject. */
const textOf = (
  { kind, content, key }: SubjectColumn,
  pupil: string,
  mark: SubjectMark | undefined,
  pending: PendingMarks,
  write: (mark: SubjectMark | undefined) => string,
): string => {
  if (kind === 'none') return '';
  if (kind === 'words') return content?.remarks?.[pupil] ?? pending.get(key)?.get(pupil) ?? '';
  const [only] = content?.columns ?? [];
  if (kind === 'typed')
    return (only && content?.marks[pupil]?.[only.id]?.text) ?? pending.get(key)?.get(pupil) ?? '';
  return write(mark);
};

/** The table's words for an excused absence and an exemption. */
export const excusedIn = ({ language }: Pick<MarkTable, 'language'>): string =>
  language === 'ar' ? 'غ م' : 'abs j';
export const exemptIn = ({ language }: Pick<MarkTable, 'language'>): string =>
  language === 'ar' ? 'معفى' : 'dispensé';

/** A blank that no reader takes for a mark. */
const NONE = '—';

/** What the page shows of a term. */
export interface ClassTable {
  readonly table: MarkTable;
  readonly columns: readonly SubjectColumn[];
  readonly results: TermResults;
}

interface Given {
  readonly kept: SavedClass;
  /** With all subjects that have marks. */
  readonly settings: ClassSubjects;
  readonly term: Term;
  readonly thresholds: HonourThresholds;
  readonly pending: PendingMarks;
  readonly words: TableWords;
}

/** Makes the tables of a class: a row that has not changed is the same object. */
export function classTables(kept: SavedClass) {
  const rows = new Map<
    string,
    { readonly texts: Readonly<Record<string, string>>; row: TableRow }
  >();
  const rowOf = (id: string, name: string, texts: Readonly<Record<string, string>>): TableRow => {
    const last = rows.get(id);
    if (last && isSame(last.texts, texts)) return last.row;
    const cells = new Map(
      Object.entries(texts).map(([column, text]): [string, TableCell] => [column, { text }]),
    );
    const row = {
      ...{ id, name, isListed: false, isSummary: false },
      cell: (column: string) => cells.get(column),
    };
    rows.set(id, { texts, row });
    return row;
  };
  let lastColumns: MarkTable['columns'] = [];
  const language = languageOfClass(kept);
  const absence = absenceIn({ language });
  return (
    contents: ReadonlyMap<string, MarkSheetContent>,
    { settings, term, thresholds, pending, words }: Omit<Given, 'kept'>,
  ): ClassTable => {
    const columns = subjectColumns(settings, kept, term, contents);
    const sheets: SheetsBySubject = new Map(
      columns.flatMap(({ key, subject, content }) =>
        content ? [[key, { subject, byTerm: new Map([[term, content]]) }] as const] : [],
      ),
    );
    const results = termResults(kept, settings, sheets, term, thresholds);
    const decimal = language === 'en' ? '.' : ',';
    const write = (mark: SubjectMark | undefined): string => {
      if (typeof mark === 'number') return writeNumber(mark / 100, decimal);
      if (mark === 'absent') return absence;
      if (mark === 'excused') return excusedIn({ language });
      return mark === 'exempt' ? exemptIn({ language }) : '';
    };
    const { ordinal, name } = sheetColumns;
    const all: MarkTable['columns'] = [
      ...[ordinal, name],
      // Beside the name, where a class of twelve subjects shows them without scrolling.
      { id: GENERAL, kind: 'average', heading: words.general, scale: results.scale },
      { id: RANK, kind: 'ordinal', heading: words.rank },
      ...columns.map((column) => {
        const kind =
          column.kind === 'typed'
            ? ('mark' as const)
            : column.kind === 'worked'
              ? ('average' as const)
              : column.kind === 'words'
                ? ('remark' as const)
                : ('other' as const);
        const isMark = kind === 'mark' || kind === 'average';
        return {
          ...{ id: column.key, kind, heading: column.subject, note: words.noteOf(column) },
          ...(isMark && { scale: column.scale }),
        };
      }),
      { id: HONOUR, kind: 'other', heading: words.honour },
    ];
    if (!isSame(lastColumns, all)) lastColumns = all;
    return {
      columns,
      results,
      table: {
        ...{ language, title: kept.name, hasClassList: false, columns: lastColumns },
        rows: results.pupils.map((pupil, index) =>
          rowOf(pupil.id, pupil.fullName, {
            [ordinal.id]: String(index + 1),
            [name.id]: pupil.fullName,
            ...Object.fromEntries(
              columns.map((column, at) => [
                column.key,
                textOf(column, pupil.id, pupil.marks[at], pending, write),
              ]),
            ),
            [GENERAL]: pupil.average === undefined ? NONE : writeNumber(pupil.average, decimal),
            [RANK]: pupil.rank === undefined ? NONE : String(pupil.rank),
            [HONOUR]: words.honourOf(pupil),
          }),
        ),
      },
    };
  };
}

/** What is missing of a subject. */
export interface MissingSubject {
  readonly subject: string;
  readonly key: string;
  readonly kind: SubjectKind;
  readonly why:
    'coefficient' | 'doubled' | 'no-rule' | 'no-sheet' | 'marks' | 'absent' | 'excused' | 'exempt';
  readonly pupils: readonly string[];
}

/** What keeps general averages from being whole, subject by subject. */
export function missingIn({ columns, results }: Pick<ClassTable, 'columns' | 'results'>) {
  const { subjects, pupils } = results;
  const gapsOf = (at: number, why: string): readonly string[] =>
    pupils.flatMap(({ fullName, gaps }) =>
      gaps.some((gap) => gap.subject === at && gap.why === why) ? [fullName] : [],
    );
  const doubled = doubledSubjects(subjects.filter(({ state }) => state !== 'none'));
  const twice = new Set(doubled.map(({ subject }) => subject));
  return columns.flatMap((column, at): MissingSubject[] => {
    const state = subjects[at]?.state;
    if (state === 'none') return [];
    const missing: MissingSubject[] = [];
    const add = (why: MissingSubject['why'], names: readonly string[]): void => {
      missing.push({
        ...{ subject: column.subject, key: column.key, kind: column.kind },
        why,
        pupils: names,
      });
    };
    if (column.coefficient === undefined) add('coefficient', []);
    if (twice.has(column.subject)) add('doubled', []);
    const blank = gapsOf(at, 'missing');
    if (state === 'no-sheet' || (blank.length === pupils.length && state === 'ready'))
      add('no-sheet', []);
    else if (state === 'no-rule') add('no-rule', []);
    else if (blank.length > 0) add('marks', blank);
    for (const why of ['absent', 'excused', 'exempt'] as const) {
      const names = gapsOf(at, why);
      if (names.length > 0) add(why, names);
    }
    return missing;
  });
}
