import { editDistance } from '#shared/record/names/name-likeness.ts';
import { foldedWords } from '#shared/text/fold-text.ts';

/** First words of a line below the pupils; folded, without the Arabic article. */
const SUMMARIES =
  'معدل متوسط مجموع اعلي ادني اصغر نسبه ناجحين ملاحظه امضاء توقيع ختم انحراف moyenne moyennes moy total totaux somme effectif taux maximum minimum ecart signature average mean median sum highest lowest class signed'.split(
    ' ',
  );
const KNOWN = new Set(SUMMARIES);
/** Words that are such a line's label only alone, because with others they may be a pupil's name. */
const ALONE = new Set(['max', 'min', 'mediane', 'best', 'worst', 'count', 'اكبر', 'عدد']);
/** Shorter words are one letter away from too many names. */
const SHORTEST = { arabic: 4, latin: 5 };

/** Letters that may be misread at the end of a table, where such lines are expected. */
const mayDiffer = (word: string): number => (word.length >= 7 ? 2 : 1);

function isSummaryLabel([word = '', ...others]: readonly string[], isAtEnd: boolean): boolean {
  if (KNOWN.has(word) || (others.length === 0 && ALONE.has(word))) return true;
  const isLong = (known: string): boolean =>
    known.length >= (/\p{Script=Arabic}/u.test(known) ? SHORTEST.arabic : SHORTEST.latin);
  return (
    isAtEnd &&
    isLong(word) &&
    SUMMARIES.some((known) => isLong(known) && editDistance(word, known) <= mayDiffer(known))
  );
}

/** Signs that distinguish a pupil's row from a summary such as the class average. */
export interface RowSigns {
  readonly name: string;
  readonly ordinal: number | undefined;
  /** Whether most other rows of the table have a number. */
  readonly isTableNumbered: boolean;
  /** Whether the reader says that each filled cell belongs to a summary. */
  readonly isSaid: boolean;
  /** Whether no pupil's row is below it. */
  readonly isAtEnd: boolean;
}

/** Whether a row is a summary. One that is numbered like the others is always a pupil's. */
export function isSummary({ name, ordinal, isTableNumbered, isSaid, isAtEnd }: RowSigns): boolean {
  if (ordinal !== undefined && isTableNumbered) return false;
  if (isSummaryLabel(foldedWords(name), isAtEnd)) return true;
  return isTableNumbered && isSaid;
}

/** Largest difference between a written and a computed class average: half of the last decimal and a little. */
const TOLERANCE = 0.06;
/** The fewest columns that show a line of averages, with and without a name, and the fewest rows above it. */
const FEWEST = { named: 2, nameless: 1 };
const FEWEST_ROWS = 4;

/** Whether each number of a row is the mean of those above it, so that it is the class average in any language. */
export function isRowOfMeans(
  row: readonly (number | undefined)[],
  above: readonly (readonly (number | undefined)[])[],
  isNamed: boolean,
): boolean {
  const compared = row.flatMap((value, index) => {
    const values = above.map((other) => other[index]).filter((other) => other !== undefined);
    if (value === undefined || values.length < FEWEST_ROWS) return [];
    const mean = values.reduce((sum, other) => sum + other, 0) / values.length;
    return [Math.abs(mean - value) <= TOLERANCE];
  });
  const fewest = isNamed ? FEWEST.named : FEWEST.nameless;
  return compared.length >= fewest && compared.filter(Boolean).length > compared.length / 2;
}
