import { limits } from '../model/limits.ts';
import type { PlannedLesson } from '../model/annual-distribution.ts';
import type { Sheet } from '../spreadsheet/sheet.ts';
import { clipText } from '../text/clean-text.ts';
import { asciiDigits, foldedWords, foldText } from '../text/fold-text.ts';
import {
  kindOfHeading,
  kindOfTitle,
  namesPart,
  namesWeakly,
  type ColumnKind,
} from './column-kinds.ts';
import { levelIn, namesLevel, namesTime, subjectIn } from './plan-axes.ts';
import { countAxes, mayBeFields, turnFields, turnMatrix, type TurnedPlan } from './plan-matrix.ts';
import { filledIn, linesOf, oneLine, planRows, type PlanRow } from './plan-rows.ts';

const EXAMPLES = 3;

interface Column {
  /** From 0. */
  readonly column: number;
  /** Empty without headings. */
  readonly heading: string;
  readonly examples: readonly string[];
  /** What its heading says; undefined if it is not clear, or if another column has a heading like it. */
  readonly kind: ColumnKind | undefined;
}

export interface DistributionTable {
  /** The name of its sheet; empty for a pasted table. */
  readonly sheet: string;
  /** The text above its headings, such as the year of study. */
  readonly title?: string;
  /** Whether it is a list with a lesson in each row, or a matrix with one in each cell. */
  readonly form: 'list' | 'matrix';
  readonly columns: readonly Column[];
  readonly rows: readonly PlanRow[];
  /** Texts that are in no lesson, however its columns are read. */
  readonly leftOut: readonly string[];
  /** Whether it is what several others are together. */
  readonly isWhole?: true;
}

type Kinds = ReadonlyMap<number, ColumnKind>;
type Headed = ReadonlyMap<number, ColumnKind | 'number'>;

/** `Lesson 31` and `Chapitre 1 :` name a row, not a column. */
const isNumbered = (text: string, kind: ColumnKind | 'number'): boolean =>
  (kind === 'lesson' || kind === 'sequence') && /\p{L}\s*\p{Nd}\P{L}*$/u.test(text);

const kindsOf = ({ texts }: PlanRow): Headed =>
  new Map(
    texts.flatMap((text, column) => {
      const said = oneLine(text);
      const kind = said === '' ? undefined : kindOfHeading(said);
      return kind && !isNumbered(said, kind) ? [[column, kind] as const] : [];
    }),
  );

/** Two different kinds make a row of headings; one may be a cell of a lesson. */
const isHeading = (kinds: Headed): boolean => new Set(kinds.values()).size >= 2;

const isAxisRow = (row: PlanRow): boolean => countAxes(row) >= 2;

interface Part {
  readonly title: string;
  head: PlanRow[];
  headings: Map<number, string>;
  kinds: Map<number, ColumnKind | 'number'>;
  rows: PlanRow[];
}

const isSame = (one: Headed, other: Headed): boolean =>
  one.size === other.size && [...one].every(([column, kind]) => other.get(column) === kind);

/** Texts on lines of their own above a row of headings, which are of the table below. */
function takeTitles(rows: PlanRow[]): string[] {
  const from = rows.findLastIndex((row) => filledIn(row).length > 1) + 1;
  return rows.splice(from).map((row) => oneLine(filledIn(row)[0] ?? ''));
}

const levelOfTitles = (titles: readonly string[]): string | undefined =>
  titles.map(levelIn).find((level) => level !== undefined);

/** Divides rows at their headings; headings that are repeated, on a later page or for a term, begin no new part. */
function partsOf(rows: readonly PlanRow[]): { parts: Part[]; before: PlanRow[] } {
  const parts: Part[] = [];
  const before: PlanRow[] = [];
  for (const row of rows) {
    const kinds = kindsOf(row);
    const last = parts.at(-1);
    const isList = last !== undefined && !last.head.some(isAxisRow);
    // In a list, a month and the one in which a lesson ends are no headings.
    const isHead = isHeading(kinds) || countAxes(row) >= (isList && last.rows.length > 0 ? 3 : 2);
    if (!isHead) {
      (last?.rows ?? before).push(row);
      continue;
    }
    const headings = new Map(
      [...row.texts.entries()].flatMap(([column, text]) =>
        text === '' ? [] : [[column, oneLine(text)] as const],
      ),
    );
    if (last?.rows.length === 0) {
      // A second row of headings, below those that it divides.
      last.head.push(row);
      last.headings = new Map([...last.headings, ...headings]);
      last.kinds = new Map([...last.kinds, ...kinds]);
      continue;
    }
    const above = last?.rows ?? before;
    const titles = takeTitles(above);
    const level = levelOfTitles(titles);
    const repeats =
      last && isSame(last.kinds, kinds) && isAxisRow(row) === last.head.some(isAxisRow);
    const named = titles.find((text) => levelIn(text) !== undefined) ?? titles.at(-1) ?? '';
    const isOther =
      level !== levelIn(last?.title ?? '') || subjectIn(named) !== subjectIn(last?.title ?? '');
    if (last && repeats && (level === undefined || !isOther)) {
      // What is above them again is a line across the table.
      above.push(
        ...titles.map((title) => ({
          texts: [title],
          spans: new Map(),
          covered: new Set<number>(),
        })),
      );
      continue;
    }
    parts.push({ title: named, head: [row], headings, kinds: new Map(kinds), rows: [] });
  }
  return { parts: parts.filter((part) => part.rows.length > 0), before };
}

/** Tables of one sheet side by side, under the same headings again, as one below the other. */
function unfolded(part: Part): Part {
  const columns = [...part.headings.keys()].toSorted((one, other) => one - other);
  const texts = columns.map((column) => foldText(part.headings.get(column) ?? ''));
  const size = texts.indexOf(texts[0] ?? '', 1);
  if (size < 2 || texts.length % size > 0) return part;
  const isRepeated = texts.every((text, index) => text === texts[index % size]);
  if (!isRepeated) return part;
  const [first = 0] = columns;
  const starts = columns.filter((_, index) => index % size === 0);
  const cut = (rows: readonly PlanRow[], start: number, end: number): PlanRow[] =>
    rows.map(({ texts: own, spans, covered }) => ({
      texts: own.slice(start, end),
      spans: new Map(
        [...spans].flatMap(([at, span]) =>
          at >= start && at < end ? [[at - start, span] as const] : [],
        ),
      ),
      covered: new Set([...covered].flatMap((at) => (at >= start && at < end ? [at - start] : []))),
    }));
  const rows = starts
    .flatMap((start, index) => cut(part.rows, start, starts[index + 1] ?? Infinity))
    .filter((row) => filledIn(row).length > 0);
  const own = <T>(all: ReadonlyMap<number, T>): Map<number, T> =>
    new Map(
      [...all].flatMap(([at, value]) =>
        at < (starts[1] ?? Infinity) ? [[at - first, value] as const] : [],
      ),
    );
  return { ...part, rows, headings: own(part.headings), kinds: own(part.kinds) };
}

/** `1`, `2`, `3`, … down a column is the number of the lesson or session, and not how many there are. */
const countsUp = (cells: readonly string[]): boolean =>
  cells.length > 2 && cells.every((cell, index) => Number(asciiDigits(cell)) === index + 1);

/** Different numbers, each no smaller than the one before it, as no list of counts has. */
const RISING = 5;
/** Whether numbers only rise down a column: they number the sessions, or add up the hours. */
function rises(cells: readonly string[]): boolean {
  const numbers = cells.flatMap((cell) => {
    const [, number] = /^\D*(\d+(?:[.,]\d+)?)\D*$/.exec(asciiDigits(cell)) ?? [];
    return number === undefined ? [] : Number(number.replace(',', '.'));
  });
  const isSorted = numbers.every((number, index) => number >= (numbers[index - 1] ?? 0));
  return isSorted && new Set(numbers).size >= RISING;
}

/** Also ranges and lists of numbers: `2-3`, `4 & 5`. */
const isNumber = (cell: string): boolean =>
  /\p{Nd}/u.test(cell) && /^[\p{Nd}\s,&/–-]+$/u.test(cell);
/** The least share of numbers in a column of numbers; headings are among them again on later pages. */
const NUMBERS = 0.8;
const isNumbers = (cells: readonly string[]): boolean =>
  cells.filter(isNumber).length >= cells.length * NUMBERS;

/**
 * The kinds of two columns of which one divides what the other names: the topic is the sequence of its sub-topics, and a
 * theme the field of its sub-themes.
 */
function divided(
  known: readonly (readonly [number, ColumnKind | undefined])[],
  headings: ReadonlyMap<number, string>,
): (readonly [number, ColumnKind | undefined])[] {
  const wholes = { lesson: 'sequence', sequence: 'field' } as const;
  return known.map(([column, kind]) => {
    const whole = kind === 'lesson' || kind === 'sequence' ? wholes[kind] : undefined;
    const alike = known.filter(([, one]) => one === kind).map(([at]) => at);
    const parts = alike.filter((at) => namesPart(headings.get(at) ?? ''));
    if (!whole || alike.length !== 2 || parts.length !== 1) return [column, kind];
    if (!parts.includes(column))
      return [column, known.some(([, one]) => one === whole) ? undefined : whole];
    const hasLesson = known.some(([, one]) => one === 'lesson');
    return [column, hasLesson ? kind : 'lesson'];
  });
}

/** What each column says, if its heading and its cells agree, and no other column says the same. */
function clearKinds(
  headed: Headed,
  headings: ReadonlyMap<number, string>,
  cellsOf: (column: number) => readonly string[],
): Kinds {
  const stated = [...headed].map(([column, kind]): [number, ColumnKind | undefined] => {
    const cells = cellsOf(column);
    if (kind === 'sessions' && countsUp(cells)) return [column, undefined];
    if ((kind === 'sessions' || kind === 'hours') && rises(cells)) return [column, undefined];
    if (kind === 'level' && !cells.every((cell) => namesLevel(cell))) return [column, undefined];
    const isName = kind === 'number' && ![...headed.values()].includes('lesson');
    if (kind === 'number') return [column, isName && !isNumbers(cells) ? 'lesson' : undefined];
    return [column, kind];
  });
  const isText = (column: number): boolean => !isNumbers(cellsOf(column));
  // Beside texts, bare numbers are those of the texts: `Séquence n°` beside `Titre de la séquence`.
  const texts = stated.filter(([column]) => isText(column));
  const numbers = stated.filter(
    ([column, kind]) => !isText(column) && !texts.some(([, one]) => one === kind),
  );
  const isWeak = ([column, kind]: readonly [number, ColumnKind | undefined]): boolean =>
    kind === 'lesson' && namesWeakly(headings.get(column) ?? '');
  const hasLessons = texts.some((one) => one[1] === 'lesson' && !isWeak(one));
  const strong = texts.filter((one) => !hasLessons || !isWeak(one));
  const known = [...divided(strong, headings), ...numbers];
  const isAlone = (column: number, kind: ColumnKind): boolean => {
    return !known.some(([at, one]) => one === kind && at !== column);
  };
  return new Map(
    known.flatMap(([column, kind]) =>
      kind && isAlone(column, kind) ? [[column, kind] as const] : [],
    ),
  );
}

function tableOf(
  about: Pick<DistributionTable, 'sheet' | 'form' | 'leftOut'> & { readonly title: string },
  {
    headings,
    kinds,
    rows,
  }: { headings: ReadonlyMap<number, string>; kinds: Headed; rows: readonly PlanRow[] },
): DistributionTable {
  const width = Math.max(
    0,
    ...rows.map(({ texts }) => texts.length),
    ...[...headings.keys()].map((at) => at + 1),
  );
  const cellsOf = (column: number): string[] =>
    rows.flatMap(({ texts }) => oneLine(texts[column] ?? '') || []);
  const clear = clearKinds(kinds, headings, cellsOf);
  const columns = Array.from({ length: width }, (_, column): Column => ({
    column,
    heading: headings.get(column) ?? '',
    examples: [...new Set(cellsOf(column))].slice(0, EXAMPLES),
    kind: clear.get(column),
  }));
  const { title, ...rest } = about;
  return {
    ...rest,
    ...(title !== '' && { title: clipText(title, limits.textLength) }),
    rows,
    columns: columns.filter(({ examples }) => examples.length > 0),
  };
}

/** A table whose only clear heading is the one of its lessons or of its weeks. */
function thinlyHeaded(rows: readonly PlanRow[]): Part | undefined {
  const at = rows.findIndex((row) => filledIn(row).length > 1);
  const row = rows[at];
  if (!row) return undefined;
  const kinds = kindsOf(row);
  const [kind] = kinds.values();
  if (kind === undefined || filledIn(row).some((text) => text.length > 60)) return undefined;
  const titles = takeTitles(rows.slice(0, at));
  return {
    title: titles.at(-1) ?? '',
    head: [row],
    headings: new Map(
      row.texts.flatMap((text, column) => (text === '' ? [] : [[column, oneLine(text)] as const])),
    ),
    kinds: new Map(kinds),
    // Of a form that is not filled in, only the headings come again.
    rows: rows.slice(at + 1).filter(({ texts }) => texts.some((text, i) => text !== row.texts[i])),
  };
}

/** The readings of a part: one, or two if it is not clear whether its cells are lessons. */
function readingsOf(sheet: string, part: Part): DistributionTable[] {
  const turned = (plan: TurnedPlan): DistributionTable =>
    tableOf({ sheet, title: part.title, form: 'matrix', leftOut: plan.leftOut }, plan);
  if (part.head.some(isAxisRow)) return [turned(turnMatrix(part.head, part.rows))];
  const list = tableOf({ sheet, title: part.title, form: 'list', leftOut: [] }, unfolded(part));
  const [head] = part.head;
  return head && part.head.length === 1 && mayBeFields(head, part.rows)
    ? [list, turned(turnFields(head, part.rows))]
    : [list];
}

/** Lists under the same headings, such as one for each term, as one table. */
function together(tables: readonly DistributionTable[]): DistributionTable[] {
  const shapeOf = ({ columns, title, form }: DistributionTable): string =>
    JSON.stringify([
      form,
      levelIn(title ?? '') ?? '',
      foldText(subjectIn(title ?? '')),
      columns.flatMap(({ column, heading, kind }) => (kind ? [[column, foldText(heading)]] : [])),
    ]);
  const isKnown = ({ columns }: DistributionTable): boolean =>
    columns.some(({ kind }) => kind === 'lesson');
  return [...Map.groupBy(tables.filter(isKnown), shapeOf).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first || alike.length < 2) return [];
    const sheets = alike.map(({ sheet, title }) => title ?? sheet).filter(Boolean);
    return [
      {
        ...first,
        sheet: clipText([...new Set(sheets)].join(' + '), limits.textLength),
        title: '',
        isWhole: true,
        rows: alike.flatMap(({ rows }) => rows),
        leftOut: alike.flatMap(({ leftOut }) => leftOut),
      },
    ];
  });
}

/**
 * The tables in sheets or in a pasted range, which is a sheet without a name. What may be read in two ways is there
 * twice, and lists with the same headings are there together too.
 */
export function findTables(sheets: readonly Sheet[]): DistributionTable[] {
  const tables = sheets.flatMap((sheet): DistributionTable[] => {
    const rows = planRows(sheet);
    const { parts, before } = partsOf(rows);
    const [thin] = parts.length === 0 ? [thinlyHeaded(rows)] : [];
    const found = thin ? [thin] : parts;
    if (found.length > 0) return found.flatMap((part) => readingsOf(sheet.name, part));
    const plain = { headings: new Map(), kinds: new Map(), rows: before };
    return [tableOf({ sheet: sheet.name, title: '', form: 'list', leftOut: [] }, plain)];
  });
  const all = tables.filter(({ columns }) => columns.length > 0);
  return [...together(all), ...all];
}

/** Tables with less than two columns or lines are no annual distribution. */
export const mayBePlan = ({ columns, rows }: DistributionTable): boolean =>
  columns.length > 1 && rows.length > 0;

export const sheetOfRange = (range: readonly (readonly string[])[]): Sheet => ({
  name: '',
  rows: range
    .map((cells, index) => ({ number: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== '')),
  mergedCells: [],
  date1904: false,
});

/** `2`, `2 حصص`, `حصتان` */
function sessionsIn(text: string): number | undefined {
  const folded = foldText(text);
  const count = /^حصت(?:ان|ين)$/.test(folded) ? 2 : Number(/^\D*(\d{1,2})\D*$/.exec(folded)?.[1]);
  return count >= 1 && count <= limits.lessonSessions ? count : undefined;
}

const HOURS =
  /^(\d+(?:[.,٫]\d+)?) ?(?:h|heures?|hours?|سا|س|ساعة|ساعه|ساعات)?\.? ?(\d{2})?(?: ?(?:min|mn|د))?$/;

/** `2`, `1,5`, `1h30`, `2 سا`, `ساعتان` */
function hoursIn(text: string): number | undefined {
  const folded = foldText(text);
  if (/^ساعت(?:ان|ين)$/.test(folded)) return 2;
  if (folded === 'ساعه') return 1;
  const [, whole, minutes = '0'] = HOURS.exec(asciiDigits(text).toLowerCase()) ?? [];
  const hours = Number(whole?.replace(/[,٫]/, '.')) + Number(minutes) / 60;
  const isRead = hours >= 0.25 && hours <= limits.lessonSessions && hours % 0.25 === 0;
  return isRead ? hours : undefined;
}

/** What the teacher says of a table that is not clear by itself. */
export interface LessonChoices {
  /** The year of study of a table with several, as its column writes it. */
  readonly level?: string | undefined;
  /** Whether each line of a cell is a lesson. */
  readonly apart?: boolean | undefined;
}

/** The lessons of a table, and what is different from the table. */
export interface ReadLessons {
  readonly lessons: readonly PlannedLesson[];
  /** Texts that were too long and are cut. */
  readonly cut: number;
  /** Cells of sessions and hours that are not understood, and left out. */
  readonly unread: number;
  /** Lines of the table that are in no lesson, such as holidays. */
  readonly leftOut: readonly string[];
  /** The years of study in the table, if there are several: one is to be chosen. */
  readonly levels: readonly string[];
  /** How many cells of lessons have several lines. */
  readonly manyLines: number;
  /** How many lessons are taught over several weeks or periods. */
  readonly long: number;
  /** When the first and the last lesson are taught, if the table says so. */
  readonly period?: { readonly first: string; readonly last: string };
}

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

interface Draft {
  readonly lines: readonly string[];
  readonly about: ReadonlyMap<ColumnKind, string>;
  readonly weeks: string[];
  readonly isLong: boolean;
  sessions: number | undefined;
  hours: number | undefined;
}

const plus = (one: number | undefined, other: number | undefined): number | undefined =>
  other === undefined ? one : (one ?? 0) + other;

/**
 * Reads the lessons of a table. An empty cell of a field, sequence, competence, month or week repeats the one above it;
 * a new field ends the sequence and competence before it, and a new month the week. A lesson whose cell covers several
 * rows is one, in all their weeks.
 * @param kinds what each column says, by its number
 */
export function readLessons(
  { rows, leftOut: outside }: DistributionTable,
  kinds: Kinds,
  { level, apart = false }: LessonChoices = {},
): ReadLessons {
  const columnOf = new Map([...kinds].map(([column, kind]) => [kind, column]));
  const above = new Map<ColumnKind, string>();
  const leftOut = [...outside];
  const drafts: Draft[] = [];
  let [cut, unread, manyLines] = [0, 0, 0];
  const number = (text: string, read: (text: string) => number | undefined) => {
    const value = text === '' ? undefined : read(oneLine(text));
    if (text !== '' && value === undefined) unread += 1;
    return value;
  };
  const set = (kind: ColumnKind, text: string): void => {
    for (const one of ended[kind] ?? []) above.delete(one);
    above.set(kind, oneLine(text));
  };
  const weekOf = (): string => [above.get('month'), above.get('week')].filter(Boolean).join(' · ');
  for (const row of rows) {
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
      last.weeks.push(weekOf());
      last.sessions = plus(last.sessions, number(at('sessions'), sessionsIn));
      last.hours = plus(last.hours, number(at('hours'), hoursIn));
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
    for (const own of apart ? lines.map((line) => [line]) : [lines])
      drafts.push({
        lines: own,
        about: new Map(above),
        weeks: [weekOf()],
        isLong: row.isLong === true,
        sessions: number(at('sessions'), sessionsIn),
        hours: number(at('hours'), hoursIn),
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
  const times = chosen.flatMap(({ weeks }) => weeks).filter(Boolean);
  // A cell of a matrix has its own range already.
  const first = times[0]?.split(' – ')[0];
  const last = times.at(-1)?.split(' – ').at(-1);
  const lessons = chosen.map(({ lines, about, weeks, sessions, hours }): PlannedLesson => {
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
    long: chosen.filter(({ isLong, weeks }) => isLong || weeks[0] !== weeks.at(-1)).length,
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
