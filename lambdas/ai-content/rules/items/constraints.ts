import { foldText } from '#shared/text/fold-text.ts';

/** An operation with two numbers. */
export type Operation = 'add' | 'sub' | 'mul' | 'div';

/** What a calculation is limited to, from a teacher's words. */
export interface Constraints {
  /** The operations that the topic names; any if it names none. */
  readonly operations?: readonly Operation[];
  /** The largest number, including results. */
  readonly most?: number;
  /** The number whose multiplication table is asked for. */
  readonly table?: number;
  /** Without carrying or borrowing. */
  readonly noCarry?: boolean;
  /** Only fractions with the same denominator. */
  readonly sameDenominator?: boolean;
  /** To compare numbers instead of calculating. */
  readonly compares?: boolean;
}

const MOST =
  /(?:up to|within|less than|not (?:more than|exceeding)|jusqu a|inferieurs? a|ne depassant pas|حتي|لا (?:ت|ي)تجاوز|اصغر من|اقل من|في حدود) (?:(?:ال)?عدد )?(\d{2,6})(?= |$)/;
const TABLE =
  /(?:tables? of|tables? de multiplication (?:de|par)|tables? d[eu]|جدول (?:ال)?ضرب|جدول) (?:(?:في |ال)?عدد |في )?(\d{1,2})(?= |$)|(?:^| )(\d{1,2}) times table/;

const OPERATIONS: readonly (readonly [Operation, RegExp])[] = [
  ['add', /جمع|\badd(?:s|ing|ition(?:ner)?)?\b|\bsums?\b|\bsommes?\b/],
  ['sub', /طرح|\bsubtract|\bsoustra/],
  ['mul', /ضرب|\bmultipl[iy]/],
  ['div', /(?:^| )و?(?:ال)?قسمه(?: |$)|\bdivid(?:e|ing)\b|\bdivision|\bdiviser\b/],
];

/**
 * Reads the limits from a topic and from what else the teacher wrote about it. Operations are read from the topic only:
 * in other sentences, their words have other meanings.
 */
export function constraintsOf(topic: string, details = ''): Constraints {
  const text = foldText(`${topic}\n${details}`);
  const folded = foldText(topic);
  const operations = OPERATIONS.filter(([, names]) => names.test(folded)).map(([one]) => one);
  const most = MOST.exec(text)?.[1];
  const table = TABLE.exec(text);
  return {
    ...(operations.length > 0 && { operations }),
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
    ...(/\bcompar|قارن|مقارنه/.test(text) && {
      compares: true,
    }),
  };
}
