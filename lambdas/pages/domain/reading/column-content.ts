import { markValue, parseMark } from '#shared/record/marks/parse-mark.ts';
import { rowNumber } from '#shared/page/row-numbers.ts';
import { asciiDigits, foldedWords } from '#shared/text/fold-text.ts';

/** What the cells of a column look like. */
export type ContentKind =
  | 'ordinal'
  | 'registrationNumber'
  | 'date'
  | 'mark'
  | 'name'
  /** Texts that repeat, such as remarks. */
  | 'words'
  | 'other'
  | 'empty';

/** A column has a kind if this share of its filled cells has it. */
const MOST = 0.5;
/** The least share of different texts in a column of names: names rarely repeat, remarks mostly. */
const DISTINCT = 0.5;
/** The fewest rows in which a numbering can be recognised. */
const FEWEST_NUMBERED = 3;

const share = (texts: readonly string[], test: (text: string) => boolean): number =>
  texts.filter(test).length / Math.max(1, texts.length);

const isRegistration = (text: string): boolean =>
  /^\d{6,20}$/.test(asciiDigits(text).replaceAll(' ', ''));
const isMark = (text: string): boolean => ['mark', 'absent'].includes(parseMark(text).kind);
/** A text such as `5.75/10` is a mark. */
const isDate = (text: string): boolean =>
  !isMark(text) && /^\d{1,4}\s*[-/.]\s*\d{1,2}\s*[-/.]\s*\d{1,4}$/.test(asciiDigits(text));
const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);
const hasDigit = (text: string): boolean => /\p{Nd}/u.test(text);

/** Words of teachers' remarks on pupils; folded, without the article. */
const REMARKS = new Set(
  'جيد جيده حسن حسنه متوسط متوسطه ضعيف ضعيفه ممتاز ممتازه مقبول مقبوله ناقص عمل نتائج لا واصل اجتهد مجتهد تلميذ مستوي bien tres assez moyen moyenne faible insuffisant excellent passable bon bonne travail peut eleve good very well fair weak poor excellent satisfactory average needs improve outstanding'.split(
    ' ',
  ),
);
const isRemark = (text: string): boolean => foldedWords(text).some((word) => REMARKS.has(word));

/** The difference between each row's number and its index, for rows with a readable number. */
const offsets = (texts: readonly string[]): number[] =>
  texts.flatMap((text, row) => {
    const number = rowNumber(text);
    return number === undefined ? [] : [number - row];
  });

/** The share of rows whose number agrees with most of the others; 1 for a numbering without gaps. */
export function runningShare(texts: readonly string[]): number {
  const counts = Map.groupBy(offsets(texts), (offset) => offset);
  const most = Math.max(0, ...[...counts.values()].map(({ length }) => length));
  return most < FEWEST_NUMBERED ? 0 : most / texts.length;
}

/** The kind of a column's cells, given in the order of the rows and including empty ones. */
export function contentOf(texts: readonly string[]): ContentKind {
  const filled = texts.filter((text) => text !== '');
  if (filled.length === 0) return 'empty';
  if (share(filled, isRegistration) >= MOST) return 'registrationNumber';
  if (share(filled, isDate) >= MOST) return 'date';
  if (runningShare(texts) >= MOST) return 'ordinal';
  if (share(filled, isMark) >= MOST) return 'mark';
  if (share(filled, hasWord) >= MOST) {
    const isNames = new Set(filled).size >= filled.length * DISTINCT;
    return isNames && share(filled, isRemark) < MOST ? 'name' : 'words';
  }
  // Digits that mostly cannot be read as marks are still marks, which the teacher must check.
  return share(filled, hasDigit) >= MOST ? 'mark' : 'other';
}

/** If more than this share of marks exceeds it, a full mark was misread. */
const OVER = 0.2;

/** Whether all marks but a few are at most the full mark. */
export const keepsTo = (texts: readonly string[], scale: number): boolean => {
  const values = texts.map((text) => markValue(text, scale)).filter((value) => value !== undefined);
  return values.filter((value) => value > scale).length <= values.length * OVER;
};

/** The full mark that most cells of a column contain, as in `12/20`. */
export function scaleInCells(texts: readonly string[]): number | undefined {
  const scales = texts.flatMap((text) => {
    const mark = parseMark(text);
    return mark.kind === 'mark' && mark.scale !== undefined ? [mark.scale] : [];
  });
  const [first] = scales;
  const isOne = first !== undefined && scales.every((scale) => scale === first);
  return isOne && first > 0 && scales.length >= texts.filter(Boolean).length * MOST
    ? first
    : undefined;
}
