import { kindOfHeading, type ColumnKind } from './column-kinds.ts';
import { namesLevel, namesTime, unitOfTime } from './plan-axes.ts';
import { filledIn, oneLine, plainRow, spanAt, type PlanRow } from './plan-rows.ts';

/** A plan whose cells are lessons, turned into one with a row for each lesson. */
export interface TurnedPlan {
  readonly headings: ReadonlyMap<number, string>;
  readonly kinds: ReadonlyMap<number, ColumnKind>;
  readonly rows: readonly PlanRow[];
  /** Texts that are in no lesson. */
  readonly leftOut: readonly string[];
}

/** What the headings above a column say of its lessons. */
interface Axis {
  readonly time: string;
  readonly level: string;
}

const axisIn = (text: string): Partial<Axis> | undefined => {
  const said = oneLine(text);
  if (namesTime(said)) return { time: said };
  return namesLevel(said) ? { level: said } : undefined;
};

/** The heading of each column of a row, also where a merged one covers it. */
function headingsOf(row: PlanRow): Map<number, string> {
  const headings = new Map<number, string>();
  for (const [column, text] of row.texts.entries()) {
    if (text === '') continue;
    const { width } = spanAt(row, column);
    for (let at = column; at < column + width; at += 1) headings.set(at, text);
  }
  return headings;
}

/** How many columns of weeks, months, periods or levels a row heads. */
export function countAxes(row: PlanRow): number {
  const texts = [...new Set(row.texts.filter((text) => text !== '').map(oneLine))];
  const units = texts.flatMap((text) => unitOfTime(text) ?? (namesLevel(text) ? 'level' : []));
  return Math.max(
    0,
    ...[...Map.groupBy(units, (unit) => unit).values()].map(({ length }) => length),
  );
}

/** The axes of columns below one or two rows of headings. */
function axesOf(rows: readonly PlanRow[]): ReadonlyMap<number, Axis> {
  const axes = new Map<number, Axis>();
  for (const row of rows) {
    for (const [column, text] of headingsOf(row)) {
      const found = axisIn(text);
      const { time = '', level = '' } = axes.get(column) ?? {};
      if (!found) continue;
      axes.set(column, {
        time: [time, found.time ?? ''].filter(Boolean).join(' · '),
        level: found.level ?? level,
      });
    }
  }
  return axes;
}

/** Crosses, ticks and numbers in the columns of weeks say when the lesson of a row is taught. */
const isSign = (text: string): boolean =>
  /^(?:[xX×✓✔✗*•●■□oO+-]{1,3}|\d{1,2}(?:[.,]\d+)? ?h?)$/u.test(text);

const SIGNS = 0.8;

const isRange = (times: readonly string[]): boolean => new Set(times.filter(Boolean)).size > 1;
const rangeOf = (times: readonly string[]): string => {
  const all = [...new Set(times.filter(Boolean))];
  const [first = '', last = ''] = [all[0], all.at(-1)];
  return first === last ? first : `${first} – ${last}`;
};

/** The labels of each row beside the columns of lessons; an empty one repeats the one above it. */
function labelsOf(rows: readonly PlanRow[], columns: readonly number[]): string[][] {
  let above: string[] = [];
  return rows.map(({ texts }) => {
    const first = columns.findIndex((column) => (texts[column] ?? '') !== '');
    above = columns.map((column, index) => {
      const text = oneLine(texts[column] ?? '');
      return text !== '' ? text : first >= 0 && index > first ? '' : (above[index] ?? '');
    });
    return above;
  });
}

/** What the columns of labels say: by their headings, else fields, then sequences; levels by what they hold. */
function labelKinds(
  columns: readonly number[],
  headings: ReadonlyMap<number, string>,
  rows: readonly PlanRow[],
): (ColumnKind | undefined)[] {
  const taken = new Set<ColumnKind>();
  const free = (kind: ColumnKind | undefined): ColumnKind | undefined => {
    if (!kind || taken.has(kind)) return undefined;
    taken.add(kind);
    return kind;
  };
  const known = columns.map((column) => {
    const kind = kindOfHeading(oneLine(headings.get(column) ?? ''));
    const cells = rows.flatMap(({ texts }) => texts[column] || []);
    const isLevel = cells.length > 0 && cells.every((text) => namesLevel(oneLine(text)));
    return free(isLevel ? 'level' : kind === 'number' ? undefined : kind);
  });
  return known.map((kind) => kind ?? free('field') ?? free('sequence'));
}

/**
 * A plan whose columns are weeks, months, periods or levels, with a lesson in each filled cell, as a list of lessons:
 * by time, then by row. A cell over several weeks is one lesson; crosses say when the lesson of their row is taught.
 * @param head one or two rows of headings
 */
export function turnMatrix(head: readonly PlanRow[], body: readonly PlanRow[]): TurnedPlan {
  const axes = axesOf(head);
  const columns = [...axes.keys()].toSorted((one, other) => one - other);
  const times = [...new Set(columns.map((column) => axes.get(column)?.time ?? ''))];
  const width = Math.max(0, ...[...head, ...body].map(({ texts }) => texts.length));
  const headings = new Map(head.flatMap((row) => [...headingsOf(row)]));
  const labels = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !axes.has(column) && body.some(({ texts }) => (texts[column] ?? '') !== ''),
  );
  const leftOut: string[] = [];
  const rows = body.filter((row) => {
    const [only = '', ...others] = filledIn(row);
    const at = row.texts.indexOf(only);
    const isTitle = others.length === 0 && only !== '' && spanAt(row, at).width > columns.length;
    if (isTitle) leftOut.push(oneLine(only));
    return !isTitle && only !== '';
  });
  const written = labelsOf(rows, labels);
  const kinds = labelKinds(labels, headings, rows);
  const filled = rows.flatMap(({ texts }) => columns.flatMap((column) => texts[column] || []));
  const signs = filled.filter((text) => isSign(text)).length;
  const hasSigns = filled.length === 0 || signs >= filled.length * SIGNS;
  const found: { order: number; texts: string[]; isLong: boolean }[] = [];
  const levelAt = kinds.indexOf('level');
  for (const [index, row] of rows.entries()) {
    const own = written[index] ?? [];
    if (hasSigns) {
      const marked = columns.filter((column) => (row.texts[column] ?? '') !== '');
      const reached = marked.flatMap((column) => {
        const last = column + spanAt(row, column).width;
        return columns.filter((one) => one >= column && one < last);
      });
      const numbers = marked.filter((column) => /\d/.test(row.texts[column] ?? ''));
      for (const column of numbers)
        leftOut.push(`${own.filter(Boolean).at(-1) ?? ''}: ${row.texts[column] ?? ''}`);
      const marks = reached.map((column) => axes.get(column)?.time ?? '');
      found.push({ order: index, texts: [...own, rangeOf(marks)], isLong: isRange(marks) });
      continue;
    }
    for (const column of columns) {
      const text = row.texts[column] ?? '';
      if (text === '') continue;
      const span = spanAt(row, column);
      const reached = columns.filter((one) => one >= column && one < column + span.width);
      const below = written.slice(index, index + span.height);
      const all = reached.map((one) => axes.get(one)?.time ?? '');
      const [time, isLong] = [rangeOf(all), isRange(all)];
      const named = [...new Set(reached.map((one) => axes.get(one)?.level ?? ''))];
      const order = times.indexOf(axes.get(column)?.time ?? '') * rows.length + index;
      // A cell over the rows of several levels is a lesson of each.
      const levels = levelAt < 0 ? [own] : below;
      for (const label of levels)
        for (const level of named) {
          found.push({ order, texts: [...label, time, level, text], isLong });
        }
    }
  }
  const ordered = found.toSorted((one, other) => one.order - other.order);
  const size = labels.length;
  const isLesson = kinds.includes('lesson');
  // Without a column of lessons, the last label of a row is its lesson.
  const lessonAt = hasSigns && !isLesson ? size - 1 : -1;
  const all: (ColumnKind | undefined)[] = [
    ...kinds.map((kind, index) =>
      index === lessonAt ? 'lesson' : !hasSigns && kind === 'lesson' ? 'sequence' : kind,
    ),
    times.some(Boolean) ? 'week' : undefined,
    ...(hasSigns ? [] : ([kinds.includes('level') ? undefined : 'level', 'lesson'] as const)),
  ];
  return {
    leftOut,
    rows: ordered.map(({ texts, isLong }) => plainRow(texts, isLong)),
    headings: new Map(labels.map((column, index) => [index, oneLine(headings.get(column) ?? '')])),
    kinds: new Map(all.flatMap((kind, index) => (kind ? [[index, kind] as const] : []))),
  };
}

/** Rows below this are looked at for the weeks of their first column. */
const LOOKED_AT = 60;
const MOSTLY = 0.7;

/**
 * Whether columns may be fields with a lesson of each week, and not parts of one lesson: the first column has weeks, and
 * none is headed as lessons.
 */
export function mayBeFields(head: PlanRow, body: readonly PlanRow[]): boolean {
  const kinds = head.texts.map((text) => (text === '' ? undefined : kindOfHeading(oneLine(text))));
  const at = kinds.findIndex((kind) => kind === 'week' || kind === 'month');
  const others = head.texts.filter((text, column) => text !== '' && kinds[column] === undefined);
  if (at < 0 || others.length < 2 || kinds.includes('lesson')) return false;
  const rows = body.slice(0, LOOKED_AT);
  const timed = rows.filter(({ texts }) => {
    const text = oneLine(texts[at] ?? '');
    return /^\d{1,2}$/.test(text) || namesTime(text);
  });
  return rows.length > 1 && timed.length >= rows.length * MOSTLY;
}

/** Such a plan as a list of lessons: each column is a field. */
export function turnFields(head: PlanRow, body: readonly PlanRow[]): TurnedPlan {
  const kinds = head.texts.map((text) => (text === '' ? undefined : kindOfHeading(oneLine(text))));
  const fields = kinds.flatMap((kind, column) =>
    kind === undefined && head.texts[column] ? [column] : [],
  );
  const times = kinds.flatMap((kind, column) =>
    kind === 'month' || kind === 'week' ? [column] : [],
  );
  const written = labelsOf(body, times);
  const leftOut: string[] = [];
  const rows = body.flatMap((row, index) => {
    const lessons = fields.filter((column) => (row.texts[column] ?? '') !== '');
    if (lessons.length === 0 && filledIn(row).length > 0)
      leftOut.push(filledIn(row).map(oneLine).join(' · '));
    return lessons.map((column) => {
      const below = written.slice(index, index + spanAt(row, column).height);
      const said = times.map((_, at) => below.map((labels) => labels[at] ?? ''));
      return plainRow(
        [...said.map(rangeOf), oneLine(head.texts[column] ?? ''), row.texts[column] ?? ''],
        said.some(isRange),
      );
    });
  });
  return {
    ...{ leftOut, rows, headings: new Map() },
    kinds: new Map<number, ColumnKind>([
      ...times.map(
        (column, index) => [index, kinds[column] === 'month' ? 'month' : 'week'] as const,
      ),
      [times.length, 'field'],
      [times.length + 1, 'lesson'],
    ]),
  };
}
