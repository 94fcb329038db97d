import { limits } from '../model/limits.ts';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import { clipText } from '../text/clean-text.ts';
import { foldedWords, foldText } from '../text/fold-text.ts';
import { kindOfTitle, type ColumnKind, type Kinds } from './column-kinds.ts';
import { hoursIn, sessionsIn } from './lesson-lengths.ts';
import { namesTime } from './plan-axes.ts';
import { filledIn, linesOf, oneLine, type PlanRow } from './plan-rows.ts';
import type { DistributionTable } from './plan-tables.ts';
import { listedTwice, type Pair } from './listed-twice.ts';

/** What the teacher says of a table that is not clear by itself. */
export interface LessonChoices {
  /** The year of study of a table with several, as its column writes it. */
  readonly level?: string | undefined;
  /** Whether each line of a cell is a lesson. */
  readonly apart?: boolean | undefined;
  /** Whether a lesson that is in two lists is taught once. */
  readonly once?: boolean | undefined;
}

/** The lessons of a table, and what is different from the table. */
export interface ReadLessons {
  readonly lessons: readonly PlannedLesson[];
  /** Texts that were too long and are cut. */
  readonly cut: number;
  /** Cells of sessions and hours that are not understood, or are of several lessons together, and left out. */
  readonly unread: number;
  /** Lines of the table that are in no lesson, such as holidays. */
  readonly leftOut: readonly string[];
  /** The years of study in the table, if there are several: one is to be chosen. */
  readonly levels: readonly string[];
  /** How many cells of lessons have several lines. */
  readonly manyLines: number;
  /** How many of them cover several weeks: each line may be the lesson of a week. */
  readonly mixed: number;
  /** How many lessons are in a list, and again in a list below it. */
  readonly twice: number;
  /** How many lessons are taught over several weeks or periods. */
  readonly long: number;
  /** When the first and the last lesson are taught, if the table says so. */
  readonly period?: { readonly first: string; readonly last: string };
}

const readers = { sessions: sessionsIn, hours: hoursIn } as const;

/** Kinds whose empty cells repeat the one above, as in merged cells. */
const repeated = ['level', 'month', 'week', 'field', 'sequence', 'competence'] as const;
/** What a new one of these ends. */
const ended: Readonly<Partial<Record<ColumnKind, readonly ColumnKind[]>>> = {
  field: ['sequence', 'competence'],
  month: ['week'],
};

/** A row with the kinds of its columns; a cell that covers the columns of several kinds is a line across them. */
function cellsOfRow(row: PlanRow, columnOf: ReadonlyMap<ColumnKind, number>) {
  const lessonAt = columnOf.get('lesson') ?? -1;
  const across = [...row.spans].find(
    ([column, { width }]) =>
      (row.texts[column] ?? '') !== '' && column < lessonAt && lessonAt < column + width,
  );
  const at = (kind: ColumnKind): string => row.texts[columnOf.get(kind) ?? -1] ?? '';
  return { across: across && oneLine(row.texts[across[0]] ?? ''), at };
}

/** A week of a lesson, with what its row says of its length. */
interface Taught {
  readonly week: string;
  readonly sessions: number | undefined;
  readonly hours: number | undefined;
}

interface Draft {
  readonly lines: readonly string[];
  readonly about: ReadonlyMap<ColumnKind, string>;
  /** A cell that covers several rows is taught in each. */
  readonly taught: Taught[];
  readonly isLong: boolean;
}

const sum = (counts: readonly (number | undefined)[]): number | undefined =>
  counts.reduce((all, one) => (one === undefined ? all : (all ?? 0) + one), undefined);
const lengths = ['sessions', 'hours'] as const;

const weeksOf = ({ taught }: Draft): string[] => taught.map(({ week }) => week);
const hasWeeks = (draft: Draft): boolean => new Set(weeksOf(draft)).size > 1;

/** A lesson for each line: each has its own row if there are as many, else all have the same weeks, and no length. */
function linesApart(draft: Draft): Draft[] {
  const { lines, taught } = draft;
  if (lines.length < 2) return [draft];
  const together = taught.map(({ week }) => ({ week, sessions: undefined, hours: undefined }));
  return lines.map((line, index) => {
    const own = taught.length === lines.length ? taught[index] : undefined;
    return { ...draft, lines: [line], taught: own ? [own] : together };
  });
}

/** How many things a table says of a lesson in addition to its name. */
const detailOf = ({ about, taught }: Draft): number =>
  about.size + lengths.filter((of) => taught.some((one) => one[of] !== undefined)).length;

/** The lessons without the ones that another list says too, and says more of. */
function onceEach(drafts: readonly Draft[], pairs: readonly Pair[]): Draft[] {
  const isLess = (one: number, other: number): boolean =>
    (drafts[one] ? detailOf(drafts[one]) : 0) < (drafts[other] ? detailOf(drafts[other]) : 0);
  const out = new Set(pairs.map(([one, other]) => (isLess(one, other) ? one : other)));
  return drafts.filter((_, index) => !out.has(index));
}

/**
 * Reads the lessons of a table. An empty cell of a field, sequence, competence, month or week repeats the one above it;
 * a new field ends the sequence and competence before it, and a new month the week. A lesson whose cell covers several
 * rows is one, in all their weeks. A length that covers several lessons is left out.
 * @param kinds what each column says, by its number
 */
export function readLessons(
  { rows, leftOut: outside }: DistributionTable,
  kinds: Kinds,
  { level, apart = false, once = false }: LessonChoices = {},
): ReadLessons {
  const columnOf = new Map([...kinds].map(([column, kind]) => [kind, column]));
  const above = new Map<ColumnKind, string>();
  const leftOut = [...outside];
  const drafts: Draft[] = [];
  let [cut, unread, manyLines] = [0, 0, 0];
  /** Whether the cell of a row covers lessons below it too. */
  const isShared = (index: number, kind: ColumnKind): boolean => {
    const [column = -1, lessonAt = -1] = [columnOf.get(kind), columnOf.get('lesson')];
    let below = index + 1;
    while (rows[below]?.covered.has(column) && (rows[below]?.texts[lessonAt] ?? '') === '')
      below += 1;
    return rows[below]?.covered.has(column) ?? false;
  };
  const textAt = (row: PlanRow | undefined, kind: ColumnKind): string =>
    row?.texts[columnOf.get(kind) ?? -1] ?? '';
  const begins = (row: PlanRow | undefined): boolean =>
    (['field', 'sequence', 'competence'] as const).some((kind) => textAt(row, kind) !== '');
  const taughtRows = rows.filter((row) => textAt(row, 'lesson') !== '');
  /** Whether a length is only beside the first lesson of each unit, and so may be that of the unit. */
  const isOfUnits = (kind: ColumnKind): boolean => {
    const said = taughtRows.filter((row) => textAt(row, kind) !== '');
    return said.length > 1 && said.every(begins) && taughtRows.length >= 2 * said.length;
  };
  const ofUnits = new Set(lengths.filter(isOfUnits));
  const length = (index: number, kind: keyof typeof readers): number | undefined => {
    const text = oneLine(textAt(rows[index], kind));
    const next = rows[index + 1];
    const isOfUnit = ofUnits.has(kind) && textAt(next, 'lesson') !== '' && !begins(next);
    const value =
      text === '' || isOfUnit || isShared(index, kind) ? undefined : readers[kind](text);
    if (text !== '' && value === undefined) unread += 1;
    return value;
  };
  const set = (kind: ColumnKind, text: string): void => {
    for (const one of ended[kind] ?? []) above.delete(one);
    above.set(kind, oneLine(text));
  };
  const weekOf = (): string => [above.get('month'), above.get('week')].filter(Boolean).join(' · ');
  const taughtIn = (index: number): Taught => ({
    week: weekOf(),
    sessions: length(index, 'sessions'),
    hours: length(index, 'hours'),
  });
  for (const [index, row] of rows.entries()) {
    const { across, at } = cellsOfRow(row, columnOf);
    const filled = filledIn(row).map(oneLine);
    const [only] = filled;
    const isTitle = filled.length === 1 && at('lesson') === '';
    const isContinued = row.covered.has(columnOf.get('lesson') ?? -1);
    if (across !== undefined || (isTitle && only !== undefined && !isContinued)) {
      // A line across the table belongs to no field; it may name the next one.
      const kind = only === undefined ? undefined : titleKind(only, row, columnOf);
      if (kind && only !== undefined) set(kind, only);
      else leftOut.push(filled.join(' · '));
      continue;
    }
    if (at('field') !== '') for (const kind of ended.field ?? []) above.delete(kind);
    if (at('month') !== '') above.delete('week');
    for (const kind of repeated) if (at(kind) !== '') above.set(kind, oneLine(at(kind)));
    const last = drafts.at(-1);
    if (at('lesson') === '' && isContinued && last) {
      last.taught.push(taughtIn(index));
      continue;
    }
    const hasTime = at('sessions') !== '' || at('hours') !== '';
    const isNamed = at('lesson') === '' && hasTime && at('competence') !== '';
    if (at('lesson') === '' && !isNamed) {
      const said = repeated.some((kind) => kind !== 'week' && kind !== 'month' && at(kind) !== '');
      if (filled.length > 0 && (!said || hasTime)) leftOut.push(filled.join(' · '));
      continue;
    }
    const isOnlyTime = filled.every((text) =>
      [at('lesson'), at('week'), at('month')].map(oneLine).includes(text),
    );
    if (isOnlyTime && filled.length > 1 && HOLIDAY.test(foldText(at('lesson')))) {
      leftOut.push(filled.join(' · '));
      continue;
    }
    // What has its own time is taught, also if only its competence is written.
    const lines = linesOf(at(isNamed ? 'competence' : 'lesson'));
    if (lines.length > 1) manyLines += 1;
    drafts.push({
      ...{ lines, about: new Map(above), taught: [taughtIn(index)], isLong: row.isLong === true },
    });
  }
  const found = [...new Set(drafts.flatMap(({ about }) => about.get('level') ?? []))];
  const levels = found.length > 1 ? found : [];
  const clip = (text: string, most: number): string => {
    if (text.length > most) cut += 1;
    return clipText(text, most);
  };
  const chosen = drafts.filter(
    ({ about }) => levels.length === 0 || (about.get('level') ?? level) === level,
  );
  const each = apart ? chosen.flatMap(linesApart) : chosen;
  if (apart) {
    const cells = (some: readonly Draft[]): number =>
      some.flatMap(({ taught }) => taught.flatMap((one) => lengths.filter((of) => one[of]))).length;
    unread += cells(chosen) - cells(each);
  }
  const pairs = listedTwice(each.map(({ lines }) => lines.join(' ')));
  const kept = once ? onceEach(each, pairs) : each;
  const times = kept.flatMap(weeksOf).filter(Boolean);
  // A cell of a matrix has its own range already.
  const first = times[0]?.split(' – ')[0];
  const last = times.at(-1)?.split(' – ').at(-1);
  const lessons = kept.map((draft): PlannedLesson => {
    const { lines, about, taught } = draft;
    const weeks = weeksOf(draft);
    const [sessions, hours] = lengths.map((of) => sum(taught.map((one) => one[of])));
    const field = about.get('field');
    const sequence = about.get('sequence');
    const competence = about.get('competence');
    const [first = '', end = ''] = [weeks[0], weeks.at(-1)];
    const week = first === end ? first : `${first} – ${end}`;
    return {
      lesson: clip(withoutBullet(lines.join(' ')), limits.textLength),
      ...(field && { field: clip(field, limits.textLength) }),
      ...(sequence && { sequence: clip(sequence, limits.textLength) }),
      ...(competence && { competence: clip(competence, limits.competenceLength) }),
      ...(sessions && sessions <= limits.lessonSessions && { sessions }),
      ...(hours && hours <= limits.lessonSessions && { hours }),
      ...(week && { week: clip(week, limits.weekLength) }),
    };
  });
  return {
    ...{ lessons, cut, unread, leftOut, levels, manyLines },
    mixed: chosen.filter((draft) => draft.lines.length > 1 && hasWeeks(draft)).length,
    twice: pairs.length,
    long: kept.filter((draft) => draft.isLong || hasWeeks(draft)).length,
    ...(first && last && { period: { first, last } }),
  };
}

const withoutBullet = (text: string): string => text.replace(/^[-–—•●▪*·]\s*(?=\S)/u, '');

/** How a holiday in the place of a lesson begins; `Les vacances` may be a lesson. */
const HOLIDAY =
  /^(?:vacances|conges?|عطل[ةه]|half term|(?:spring|autumn|winter|mid term) break|holidays?|jours? feries?)(?!\p{L})/u;

/** Words of lines between lessons; folded. */
const PAUSES = new Set(
  'عطله عطل فرض فروض اختبار اختبارات تقويم vacances conges holiday holidays evaluation evaluations examen examens exam exams'.split(
    ' ',
  ),
);

/** What a line across the table says of the lessons below it: its own words tell, or the column that it is in. */
function titleKind(
  text: string,
  row: PlanRow,
  columnOf: ReadonlyMap<ColumnKind, number>,
): ColumnKind | undefined {
  const kind = namesTime(text) ? 'month' : kindOfTitle(text);
  const isAbout = kind === 'month' || kind === 'field' || kind === 'sequence';
  if (isAbout && !columnOf.has(kind)) return kind;
  if (foldedWords(text).some((word) => PAUSES.has(word)) || row.spans.size > 0) return undefined;
  const at = row.texts.findIndex((one) => one !== '');
  return (['field', 'sequence', 'month'] as const).find((one) => columnOf.get(one) === at);
}
