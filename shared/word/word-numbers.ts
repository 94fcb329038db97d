import {
  attribute,
  childOf,
  childrenOf,
  elementsWithin,
  isOn,
  setting,
  type WordNode,
} from './word-node.ts';
import type { WordStyles } from './word-styles.ts';

const ALPHABET = [...'أبتثجحخدذرزسشصضطظعغفقكلمنهوي'];
const ABJAD = [...'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ'];
const ROMAN = [
  ...([
    [1000, 'm'],
    [900, 'cm'],
    [500, 'd'],
    [400, 'cd'],
    [100, 'c'],
    [90, 'xc'],
  ] as const),
  ...([
    [50, 'l'],
    [40, 'xl'],
    [10, 'x'],
    [9, 'ix'],
    [5, 'v'],
    [4, 'iv'],
    [1, 'i'],
  ] as const),
] as const;
/** Larger numbers are written as numbers. */
const MOST_ROMAN = 4_000;

const letters = (count: number, signs: readonly string[]): string =>
  (signs[(count - 1) % signs.length] ?? '').repeat(Math.ceil(count / signs.length));
function roman(count: number): string {
  let [rest, text] = [count, ''];
  for (const [value, sign] of ROMAN) {
    text += sign.repeat(Math.floor(rest / value));
    rest %= value;
  }
  return text;
}
const LATIN = [...'abcdefghijklmnopqrstuvwxyz'];

/** A number in one of Word's formats; rare ones are digits. */
function formatted(count: number, format: string): string {
  const isSmall = count > 0 && count < MOST_ROMAN;
  if (isSmall && format === 'lowerLetter') return letters(count, LATIN);
  if (isSmall && format === 'upperLetter') return letters(count, LATIN).toUpperCase();
  if (isSmall && format === 'lowerRoman') return roman(count);
  if (isSmall && format === 'upperRoman') return roman(count).toUpperCase();
  if (isSmall && format === 'arabicAlpha') return letters(count, ALPHABET);
  if (isSmall && format === 'arabicAbjad') return letters(count, ABJAD);
  if (isSmall && format === 'decimalEnclosedCircle' && count <= 20)
    return String.fromCodePoint(0x2460 + count - 1);
  if (format === 'decimalZero') return String(count).padStart(2, '0');
  return format === 'none' ? '' : String(count);
}

interface List {
  /** Lists of one abstract definition count on together. */
  readonly shared: string;
  readonly levels: ReadonlyMap<number, WordNode>;
  readonly starts: ReadonlyMap<number, number>;
}

const levelsOf = (node: WordNode): [number, WordNode][] =>
  childrenOf(node)
    .filter(({ name }) => name === 'lvl')
    .map((level) => [Number(attribute(level, 'ilvl')), level]);

function listsOf(xml: string): Map<string, List> {
  const abstracts = new Map<string, WordNode>();
  const byStyle = new Map<string, WordNode>();
  const lists = new Map<string, List>();
  for (const node of elementsWithin(xml, 'numbering')) {
    if (node.name === 'abstractNum') {
      abstracts.set(attribute(node, 'abstractNumId') ?? '', node);
      const style = setting(node, 'styleLink');
      if (style !== undefined) byStyle.set(style, node);
    } else if (node.name === 'num') {
      const shared = setting(node, 'abstractNumId') ?? '';
      const named = abstracts.get(shared);
      const abstract = byStyle.get(setting(named, 'numStyleLink') ?? '') ?? named;
      const overrides = childrenOf(node).filter(({ name }) => name === 'lvlOverride');
      const starts = overrides.flatMap((each): [number, number][] => {
        const start = setting(each, 'startOverride');
        return start === undefined ? [] : [[Number(attribute(each, 'ilvl')), Number(start)]];
      });
      lists.set(attribute(node, 'numId') ?? '', {
        shared,
        levels: new Map([...(abstract ? levelsOf(abstract) : []), ...overrides.flatMap(levelsOf)]),
        starts: new Map(starts),
      });
    }
  }
  return lists;
}

/** Counts the paragraphs of the lists of a document, as Word does. */
export function listNumbers(xml: string, styles: WordStyles) {
  const lists = listsOf(xml);
  const counts = new Map<string, Map<number, number>>();
  const begun = new Set<string>();

  const startOf = ({ levels, starts }: List, level: number): number =>
    starts.get(level) ?? (Number(setting(levels.get(level), 'start') ?? '1') || 0);

  /** The number of a paragraph with these properties, such as `2.` or `أ)`; bullets and paragraphs without have none. */
  return (properties: WordNode | undefined): string => {
    const own = childOf(properties, 'numPr');
    const style = setting(properties, 'pStyle');
    const ofStyle = styles.numbering(style);
    const id = setting(own, 'numId') ?? setting(ofStyle, 'numId');
    const level = Number(setting(own, 'ilvl') ?? setting(ofStyle, 'ilvl') ?? '0');
    const list = lists.get(id ?? '');
    const definition = list?.levels.get(level);
    if (!list || !definition || id === undefined) return '';
    const known = counts.get(list.shared) ?? new Map<number, number>();
    counts.set(list.shared, known);
    if (!begun.has(id)) {
      begun.add(id);
      for (const at of list.starts.keys()) known.delete(at);
    }
    known.set(level, (known.get(level) ?? startOf(list, level) - 1) + 1);
    for (const deeper of known.keys())
      if (deeper > level && setting(list.levels.get(deeper), 'lvlRestart') !== '0')
        known.delete(deeper);
    if (setting(definition, 'numFmt') === 'bullet') return '';
    const isDigits = isOn(definition, 'isLgl') ?? false;
    return (setting(definition, 'lvlText') ?? '').replace(/%([1-9])/g, (_, place: string) => {
      const at = Number(place) - 1;
      const format = setting(list.levels.get(at), 'numFmt') ?? 'decimal';
      return formatted(known.get(at) ?? startOf(list, at), isDigits ? 'decimal' : format);
    });
  };
}
