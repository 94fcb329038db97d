import { foldText } from '../text/fold-text.ts';
import { kindOfHeading, type ColumnKind, type Headed } from './column-kinds.ts';
import { levelIn, subjectIn } from './plan-axes.ts';
import { countAxes } from './plan-matrix.ts';
import { filledIn, oneLine, type PlanRow } from './plan-rows.ts';

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

export const isAxisRow = (row: PlanRow): boolean => countAxes(row) >= 2;

/** A table below its headings. */
export interface Part {
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
export function partsOf(rows: readonly PlanRow[]): { parts: Part[]; before: PlanRow[] } {
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
export function unfolded(part: Part): Part {
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

/** A table whose only clear heading is the one of its lessons or of its weeks. */
export function thinlyHeaded(rows: readonly PlanRow[]): Part | undefined {
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
