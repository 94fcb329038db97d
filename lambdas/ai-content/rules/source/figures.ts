/** A number that a sentence states, and where it is. */
export interface Figure {
  readonly kind: 'year' | 'amount';
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Whether the sentence says only that it is more or less than this. */
  readonly isBound: boolean;
}

const NUMBER = /\d+(?:[ .,\u00a0\u202f]\d{3}(?!\d))*(?:[.,]\d+)?/g;
const MONTHS =
  'january|february|march|april|may|june|july|august|september|october|november|december|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|جانفي|فيفري|مارس|أفريل|ماي|جوان|جويلية|أوت|سبتمبر|أكتوبر|نوفمبر|ديسمبر|يناير|فبراير|أبريل|مايو|يونيو|يوليو|أغسطس';
const BEFORE_YEAR = new RegExp(
  `(?:(?<!\\p{L})(?:in|since|until|by|en|depuis|dès|année|سنة|عام|العام|السنة|${MONTHS})\\s)$`,
  'iu',
);
/** “in 1500 schools”, « en 2000 exemplaires », «1500 مدرسة»: a number of things. */
const COUNTS =
  /^\s(?!(?:les|des|ses|dans|sous|plus|après|depuis|dès|alors|vers|sans|was|is|as|this|his|its|across)(?!\p{L}))\p{Ll}+s(?!\p{L})/u;
const RANGE_BEFORE = /(?:between|from|entre|بين|من)\s$|\d\s*(?:[-–:/]|to|and|et|à|إلى|و)\s*$/iu;
const RANGE_AFTER = /^\s*(?:[-–:/]\s*\d|(?:to|and|et|à) \d|(?:و|إلى |حتى )\s?\d)/iu;
/** The number names one of several, so another would be nonsense. */
const ORDINAL = /(?:no\.?|n°|page|p\.|chapter|chapitre|figure|الصفحة|رقم|القرن|XIV|Louis)\s$/iu;
const BOUND =
  /(?<!\p{L})(?:(?:more|less|fewer|greater) than|over|above|below|under|at least|at most|exceed\w*|passed|plus d|moins d|au moins|au plus|au-dess\w+|dépass\w*|(?:أكثر|أقل|أزيد) من|[تي](?:زيد|قل|تجاوز|فوق)(?!\p{L})|فوق|تحت|دون)/u;

/** The only year of a sentence, or its only number of something; none if another number may be meant. */
export function figureOf(sentence: string): Figure | undefined {
  const found = [...sentence.matchAll(NUMBER)].map(({ 0: text, index: start }) => {
    const end = start + text.length;
    const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
    const isLikeYear = /^(?:1\d|20)\d\d$/.test(text);
    const isYear = isLikeYear && BEFORE_YEAR.test(before) && !COUNTS.test(after);
    const isAmount =
      !isLikeYear &&
      /^\s?(?:%|°|\p{L}{2,})/u.test(after) &&
      !new RegExp(`^\\s(?:${MONTHS})(?!\\p{L})`, 'iu').test(after) &&
      !ORDINAL.test(before);
    const isRange = RANGE_BEFORE.test(before) || RANGE_AFTER.test(after);
    return { text, start, end, isYear, isAmount, isLikeYear, isRange };
  });
  const isBound = BOUND.test(sentence);
  const pick = (kind: Figure['kind'], { text, start, end, isRange }: (typeof found)[number]) =>
    isRange ? undefined : { kind, text, start, end, isBound };
  const years = found.filter(({ isLikeYear }) => isLikeYear);
  const [year, amount] = [years[0], found[0]];
  if (year) return years.length === 1 && year.isYear ? pick('year', year) : undefined;
  return amount?.isAmount && found.length === 1 ? pick('amount', amount) : undefined;
}
