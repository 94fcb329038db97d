import { foldText } from '#shared/text/fold-text.ts';

/** Limits for the numbers of a calculation, from a teacher's words. */
export interface Constraints {
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

export function constraintsOf(words: string): Constraints {
  const text = foldText(words);
  const most = MOST.exec(text)?.[1];
  const table = TABLE.exec(text);
  return {
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
