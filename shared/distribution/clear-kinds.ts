import { asciiDigits } from '../text/fold-text.ts';
import {
  namesPart,
  namesWeakly,
  type ColumnKind,
  type Headed,
  type Kinds,
} from './column-kinds.ts';
import { namesLevel } from './plan-axes.ts';

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
export function clearKinds(
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
