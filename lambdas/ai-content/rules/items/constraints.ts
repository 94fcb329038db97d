import { foldText } from '#shared/text/fold-text.ts';

/** An operation with two numbers. */
export type Operation = 'add' | 'sub' | 'mul' | 'div';

export type Measure = 'area' | 'perimeter';
export type Shape = 'rectangle' | 'square' | 'triangle' | 'disc';
export type Quantity = 'length' | 'mass' | 'capacity' | 'area' | 'time';

/** What a calculation is limited to, from a teacher's words. */
export interface Constraints {
  /** The operations that the topic names; any if it names none. */
  readonly operations?: readonly Operation[];
  /** What of a figure the topic names, which figures, and which quantities; any if it names none. */
  readonly measures?: readonly Measure[];
  readonly shapes?: readonly Shape[];
  readonly quantities?: readonly Quantity[];
  /** The largest number, including results. */
  readonly most?: number;
  /** The number whose multiplication table is asked for. */
  readonly table?: number;
  /** Without carrying or borrowing. */
  readonly noCarry?: boolean;
  /** Only fractions with the same denominator. */
  readonly sameDenominator?: boolean;
  /** Only several operations in one calculation, of which one comes first. */
  readonly inOrder?: boolean;
  /** To compare numbers instead of calculating. */
  readonly compares?: boolean;
}

const MOST =
  /(?:up to|within|less than|not (?:more than|exceeding)|jusqu a|inferieurs? a|ne depassant pas|حتي|لا (?:ت|ي)تجاوز|اصغر من|اقل من|في حدود) (?:(?:ال)?عدد )?(\d{2,6})(?= |$)/;
const TABLE =
  /(?:tables? of|tables? de multiplication (?:de|par)|tables? d[eu]|جدول (?:ال)?ضرب|جدول) (?:(?:في |ال)?عدد |في )?(\d{1,2})(?= |$)|(?:^| )(\d{1,2}) times table/;

const MEASURES: readonly (readonly [Measure, RegExp])[] = [
  ['area', /مساح|\bareas?\b|\baires?\b/],
  ['perimeter', /محيط|perimet/],
];
const SHAPES: readonly (readonly [Shape, RegExp])[] = [
  ['rectangle', /مستطيل|rectang/],
  ['square', /(?<!متر )مربع(?!ه)|\bsquares?\b(?! (?:met|cent|unit))|(?<!metres? )\bcarres?\b/],
  ['triangle', /مثلث|\btriang/],
  ['disc', /قرص|اقراص|دايره|دواير|\bdis[ck]s?\b|\bcircles?\b|\bdisques?\b|\bcercles?\b/],
];
const QUANTITIES: readonly (readonly [Quantity, RegExp])[] = [
  ['length', /طول|اطوال|\blengths?\b|\blongueurs?\b/],
  ['mass', /كتل|اوزان|\bmass(?:es)?\b|\bweights?\b/],
  ['capacity', /(?:ال)?سع(?:ه|ات)(?: |$)|\bcapacit|\bcontenances?\b/],
  ['area', /مساح|\bareas?\b|\baires?\b/],
  ['time', /مدد|مده|زمن|\btimes?\b|\bdurations?\b|\bdurees?\b|\btemps\b/],
];

const OPERATIONS: readonly (readonly [Operation, RegExp])[] = [
  ['add', /جمع|\badd(?:s|ing|ition(?:ner)?)?\b|\bsums?\b|\bsommes?\b/],
  ['sub', /طرح|\bsubtract|\bsoustra/],
  ['mul', /ضرب|\bmultipl[iy]/],
  ['div', /(?:^| )و?(?:ال)?قسمه(?: |$)|\bdivid(?:e|ing)\b|\bdivision|\bdiviser\b/],
];

const namedIn = <Each>(text: string, all: readonly (readonly [Each, RegExp])[]): Each[] =>
  all.filter(([, names]) => names.test(text)).map(([one]) => one);

/** Reads limits from the topic and its details; operations and measures from the topic only. */
export function constraintsOf(topic: string, details = ''): Constraints {
  const text = foldText(`${topic}\n${details}`);
  const folded = foldText(topic);
  const operations = namedIn(folded, OPERATIONS);
  const measures = namedIn(folded, MEASURES);
  const shapes = namedIn(folded, SHAPES);
  const quantities = namedIn(folded, QUANTITIES);
  const most = MOST.exec(text)?.[1];
  const table = TABLE.exec(text);
  return {
    ...(operations.length > 0 && { operations }),
    ...(measures.length > 0 && { measures }),
    ...(shapes.length > 0 && { shapes }),
    ...(quantities.length > 0 && { quantities }),
    ...(most !== undefined && { most: Number(most) }),
    ...(table && { table: Number(table[1] ?? table[2]) }),
    ...(/without (?:carry|borrow|regroup)|no carry|sans (?:retenue|emprunt)|(?:بدون|دون|من دون) (?:ال)?(?:احتفاظ|استعاره)/.test(
      text,
    ) && {
      noCarry: true,
    }),
    ...(/(?:same|common|like|equal) denominators?|(?:meme|memes) denominateurs?|denominateurs? (?:commun|egaux|identique)|نفس المقام|المقام نفسه|مقام(?:ات|ا|ان|ين)? (?:متساوي|موحد|مشترك)|متحد\p{L}* المقام/u.test(
      text,
    ) &&
      !/different|unlike|مختلف/.test(text) && { sameDenominator: true }),
    ...(/order of operations|priorites? (?:des |operatoires?)|اولوي\p{L}* (?:ال)?عمليات|ترتيب (?:ال)?عمليات/u.test(
      folded,
    ) && { inOrder: true }),
    ...(/\bcompar|قارن|مقارنه/.test(text) && {
      compares: true,
    }),
  };
}
