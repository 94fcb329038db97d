import {
  fullMarkIn,
  markHeading,
  namesAverage,
  removeScale,
  scaleOfHeading,
  type MarkHeading,
} from '../record/marks/mark-headings.ts';
import { removeTerm, termIn } from '../record/marks/term-words.ts';
import type { MarkRole } from '../model/mark-role.ts';
import type { Term } from '../model/term.ts';
import { classColumns } from './class-columns.ts';
import type { Header } from '../spreadsheet/find-header.ts';
import { fieldOfHeading } from '../spreadsheet/heading-terms.ts';
import { textOf } from '../spreadsheet/list-rows.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { accountColumns, exportedHeading, isExport } from './exported-headings.ts';
import { formsOf, pointsColumns } from './exported-columns.ts';
import { fullMarksAtHeadings } from './full-marks-row.ts';
import { headingStacks, termOfGroup, type HeadingSpan } from './heading-spans.ts';

/** A column next to the pupils' names. */
export interface MarkColumn {
  /** From 0. */
  readonly column: number;
  /** As written, without the ministry's machine keys if there is other text. */
  readonly heading: string;
  /** What the column contains; `other` if its heading does not say. */
  readonly kind: 'mark' | 'average' | 'remark' | 'other';
  readonly role?: MarkRole;
  /** The full mark in the heading. */
  readonly scale?: number;
  /** The term in the heading, or in the heading above it. */
  readonly term?: Term;
  /** Whether the teacher says what it contains. */
  readonly isChosen?: true;
  /** Whether its heading names a subject of which it is the only mark. */
  readonly isOwnSubject?: true;
  /** Whether it has accounts, dates or full marks of an export, or marks that another column has in another form. */
  readonly isAside?: true;
  /** Whether it has grades in letters. */
  readonly isLetters?: true;
  /** Whether it is of a sheet from a learning platform, where `Excused` is no absence. */
  readonly isOfExport?: true;
  /** Whether a learning platform worked it out. */
  readonly isWorkedOut?: true;
}

/** A term's own average counts as an average, not as a mark of the year. */
export const isAverage = ({ kind, role }: Pick<MarkColumn, 'kind' | 'role'>): boolean =>
  kind === 'average' || role === 'term';

/** The ministry's keys of its mark columns; the last is the exam. */
const MACHINE_KEY = /^0\d$/;
const EXAM_KEY = '09';

/** Words of columns that are no marks, whatever their heading covers otherwise; folded. */
const NO_MARK = new Set(
  'غياب غيابات تغيب تغيبات متغيب متغيبه غائب غائبه تاخر تاخرات رتبه ترتيب absence absences absent retard retards rang rank ranking target targets predicted objectif cible'.split(
    ' ',
  ),
);
/** Words of a column beside or below marks that is worked out from them, or that weighs them. */
const DERIVED = new Set(
  'مجموع total totaux somme sum معامل معاملات coef coeff coefficient coefficients'.split(' '),
);

const has = (words: ReadonlySet<string>, text: string): boolean =>
  foldedWords(text).some((word) => words.has(word));

/** Whether a column's heading says that it holds absences or ranks. */
export const isNoMark = (heading: string): boolean => has(NO_MARK, heading);

const isGroup = ({ from, to }: HeadingSpan): boolean => to > from;
/** Whether a text names a term and nothing else. */
const isTerm = ({ text }: HeadingSpan): boolean =>
  markHeading(text)?.role === 'term' && foldText(removeTerm(removeScale(text))) === '';
/** Whether a text heads other columns of a term, or of another part of the year. */
const namesTerm = (span: HeadingSpan): boolean =>
  isTerm(span) || (isGroup(span) && markHeading(span.text)?.role === 'term');

/** What the texts above a column mean: the lowest that says it, or else the group's. */
function meaningOf(texts: readonly HeadingSpan[]): MarkHeading | 'other' | undefined {
  const lowest = texts.at(-1);
  if (!lowest || texts.some(({ text }) => isNoMark(text))) return 'other';
  const apart = texts.filter((span) => !namesTerm(span));
  const own = apart.length > 0 ? apart : texts;
  const found = own.toReversed().flatMap(({ text }) => markHeading(text) ?? []);
  const group = own.slice(0, -1).some((span) => isGroup(span) && markHeading(span.text)?.role);
  const [first] = found;
  const isDerived = markHeading(lowest.text)?.kind === 'average' || has(DERIVED, lowest.text);
  if (isDerived && group && !markHeading(lowest.text)?.role) return 'other';
  return found.find(({ kind, role }) => role !== undefined || kind !== 'mark') ?? first;
}

/**
 * @param stack the texts above the column, from the top
 * @param isCommon whether a text covers all columns of marks, and so distinguishes none
 * @param given the full mark that is not in the texts
 */
function columnOf(
  column: number,
  stack: readonly HeadingSpan[],
  isCommon: (span: HeadingSpan) => boolean,
  given?: number,
): MarkColumn | undefined {
  const texts = stack.filter(({ text }) => fieldOfHeading(text) === undefined);
  const key = texts.find(({ text }) => MACHINE_KEY.test(text));
  const written = texts.filter((span) => span !== key);
  const headsTerm = (span: HeadingSpan): boolean =>
    isTerm(span) || (isGroup(span) && termOfGroup(span.text) !== undefined);
  const apart = written.filter((span) => !isCommon(span) && !headsTerm(span));
  const shown = apart.length > 0 ? apart : written;
  const heading = shown.map(({ text }) => text).join(' ') || (key?.text ?? '');
  if (heading === '') return undefined;
  const meant = meaningOf(written.length > 0 ? written : texts);
  const lowestFirst = texts.toReversed();
  const scale =
    given ??
    lowestFirst.map(({ text }) => scaleOfHeading(text)).find((found) => found !== undefined);
  const term =
    lowestFirst
      .map((span) => (isGroup(span) ? termOfGroup(span.text) : termIn(span.text)))
      .find((found) => found !== undefined) ?? termIn(heading);
  const about = { column, heading, ...(scale !== undefined && { scale }), ...(term && { term }) };
  if (meant === 'other') return { ...about, kind: 'other' };
  const role = meant?.role ?? (key?.text === EXAM_KEY ? 'exam' : undefined);
  const isMark = key !== undefined || scale !== undefined;
  return { ...about, kind: meant?.kind ?? (isMark ? 'mark' : 'other'), ...(role && { role }) };
}

const sameSpan = (one: HeadingSpan | undefined, other: HeadingSpan | undefined): boolean =>
  one?.text === other?.text && one?.from === other?.from && one?.to === other?.to;

/**
 * Texts above columns of one term that have the same headings: subjects, or halves of the year. What they mean is not
 * known, and their marks must not count together.
 */
function parallelGroups(
  columns: readonly { readonly found: MarkColumn; readonly stack: readonly HeadingSpan[] }[],
  isCommon: (span: HeadingSpan) => boolean,
): ReadonlySet<string> {
  const groups = new Map<string, Set<string>>();
  for (const { found, stack } of columns) {
    const lowest = stack.at(-1);
    const [group] = stack.filter((span) => {
      const role = markHeading(span.text)?.role;
      const below = lowest && markHeading(lowest.text)?.role;
      const isOverridden = !role || role === 'term' || (below && below !== 'term');
      return isGroup(span) && !isCommon(span) && !isTerm(span) && isOverridden;
    });
    if (!group || !lowest || group === lowest || termOfGroup(group.text) !== undefined) continue;
    if (found.kind !== 'mark' && found.kind !== 'average') continue;
    const below = `${found.term ?? ''} ${foldText(lowest.text)}`;
    groups.set(below, (groups.get(below) ?? new Set()).add(group.text));
  }
  return new Set(
    [...groups.values()].filter(({ size }) => size > 1).flatMap((texts) => [...texts]),
  );
}

/** Columns of one term of which several are there again: what tells them apart was not found. */
function repeatedHeadings(columns: readonly MarkColumn[]): ReadonlySet<MarkColumn> {
  const alike = [
    ...Map.groupBy(columns, ({ term, heading }) => `${term ?? ''} ${foldText(heading)}`).values(),
  ].filter(({ length }) => length > 1);
  return new Set(
    alike.flatMap((columns) => {
      const ofTerm = alike.filter(([first]) => first?.term === columns[0]?.term);
      return ofTerm.length > 1 ? columns : [];
    }),
  );
}

/** Averages and sums beside the marks of their kind that they are made of: `Moyenne des devoirs` after the tests. */
function workedOut(columns: readonly MarkColumn[]): ReadonlySet<MarkColumn> {
  const isDerived = ({ heading }: MarkColumn): boolean =>
    namesAverage(heading) || has(DERIVED, heading);
  const marks = columns.filter(({ kind, role }) => kind === 'mark' && role && role !== 'term');
  const isMadeOf = (one: MarkColumn, other: MarkColumn): boolean =>
    !isDerived(other) && one.role === other.role && one.term === other.term;
  return new Set(
    marks.filter((one) => isDerived(one) && marks.some((other) => isMadeOf(one, other))),
  );
}

/** Questions of a test whose mark is beside them: `Grade/30 | Q. 1 /10 | Q. 2 /20`. */
function questionsOf(columns: readonly MarkColumn[]): ReadonlySet<MarkColumn> {
  const isQuestion = ({ heading }: MarkColumn): boolean => QUESTION.test(heading);
  const questions = columns.filter((one) => one.scale !== undefined && isQuestion(one));
  const sum = questions.reduce((total, { scale = 0 }) => total + scale, 0);
  const isWhole = columns.some((one) => !isQuestion(one) && one.scale === sum);
  return new Set(questions.length > 1 && isWhole ? questions : []);
}
const QUESTION = /^(?:q|question|سؤال|س)\W{0,3}\d/iu;

/** `ف1` above columns with an exam is the first term; elsewhere it is the first test. */
const SHORT_TERM = /^ف ?([123])$/u;
function withShortTerms(
  stacks: readonly (readonly [number, readonly HeadingSpan[]])[],
): (readonly [number, readonly HeadingSpan[]])[] {
  const isShort = (span: HeadingSpan): boolean =>
    isGroup(span) && SHORT_TERM.test(foldText(span.text));
  const isOfTerms = stacks.some(
    ([, stack]) => stack.some(isShort) && markHeading(stack.at(-1)?.text ?? '')?.role === 'exam',
  );
  if (!isOfTerms) return [...stacks];
  return stacks.map(([column, stack]) => [
    column,
    stack.map((span) =>
      isShort(span) ? { ...span, text: foldText(span.text).replace(SHORT_TERM, 'الفصل $1') } : span,
    ),
  ]);
}

/** Columns with a heading, except those with a pupil's name, number, date, gender or class. */
export function markColumns(sheet: Sheet, layout: Header): MarkColumn[] {
  const taken = new Set([
    ...layout.nameColumns,
    ...layout.columns.values(),
    ...classColumns(sheet, layout),
  ]);
  const isFilled = (column: number): boolean =>
    sheet.rows.some(({ number, cells }) => number > layout.lastRow && textOf(cells[column]) !== '');
  const stacks = withShortTerms([...headingStacks(sheet, layout)]).filter(
    ([column, stack]) =>
      !taken.has(column) &&
      // A heading over several columns without names of their own may just be wide.
      (stack.at(-1)?.from === column || !stack.slice(-1).some(isGroup) || isFilled(column)),
  );
  const isCommon = (span: HeadingSpan): boolean =>
    isGroup(span) &&
    markHeading(span.text)?.role === undefined &&
    stacks.length > 1 &&
    stacks.every(([column]) => span.from <= column && column <= span.to);
  const { marks: fullMarks, workedOut: notTyped, isNamed } = fullMarksAtHeadings(sheet, layout);
  const points = pointsColumns(sheet, layout, new Map(stacks));
  const ofExport = isExport(sheet, layout);
  const aside = new Set([
    ...accountColumns(sheet, layout),
    ...[...points.values()].map(({ at }) => at),
  ]);
  const texts = stacks.map(([column, all]) => {
    const full = fullMarks.get(column);
    const words = all.filter(({ text }) => !/^\p{Nd}+$/u.test(text) || fullMarkIn(text) !== full);
    const said = (words.length > 0 ? words : all).map((span) => ({
      ...{ span, exported: exportedHeading(span.text, ofExport) },
    }));
    const stack = said.map(({ span, exported }) => ({
      ...span,
      text: exported?.title ?? span.text,
    }));
    const exported = said.findLast((one) => one.exported)?.exported;
    const written = said.map(({ span }) => span.text).join(' ');
    return { ...{ column, stack, full, exported, written }, heading: stack.at(-1)?.text ?? '' };
  });
  const { repeats, scales } = formsOf(
    sheet,
    layout,
    texts.map(({ column, heading, exported }) => ({ column, heading, form: exported?.form })),
  );
  const columns = texts.flatMap(({ column, stack, full, exported, written }) => {
    const given =
      scales.get(column) ??
      exported?.scale ??
      points.get(column)?.full ??
      (isNamed ? full : undefined);
    const found = columnOf(column, stack, isCommon, given);
    if (!found) return [];
    const isWorkedOut =
      notTyped.has(column) || (exported?.isWorkedOut === true && !points.has(column));
    const isAside =
      !isWorkedOut && (aside.has(column) || repeats.has(column) || exported?.form === 'feedback');
    const isLetters = exported?.form === 'letter';
    const isOther = isWorkedOut || isAside || isLetters;
    const isOfWork = found.kind === 'other' && exported?.form && !isNoMark(found.heading);
    const known: MarkColumn = {
      ...{ ...(full !== undefined && { scale: full }), ...found },
      ...(isOfWork && { kind: 'mark' as const }),
      ...((ofExport || layout.columns.has('email')) && { isOfExport: true as const }),
      ...(isOther && { kind: 'other' as const, heading: written }),
      ...(isWorkedOut && { isWorkedOut: true as const }),
      ...(isLetters && { isLetters: true as const }),
      ...(isAside && { isAside: true as const }),
    };
    return [{ found: known, stack }];
  });
  const parallel = parallelGroups(columns, isCommon);
  const all = columns.flatMap(({ found }) => (repeats.has(found.column) ? [] : [found]));
  const unclear = new Set([...repeatedHeadings(all), ...workedOut(all), ...questionsOf(all)]);
  return columns.map(({ found, stack }, index) => {
    if (stack.some((span) => parallel.has(span.text)) || unclear.has(found)) {
      return { ...found, kind: 'other' };
    }
    const lowest = stack.at(-1);
    const alike = columns.filter((one) => sameSpan(one.stack.at(-1), lowest));
    if (!lowest || !isGroup(lowest) || alike.length < 2) return found;
    const number = columns.slice(0, index + 1).filter((one) => alike.includes(one)).length;
    return { ...found, heading: `${found.heading} ${number}` };
  });
}
