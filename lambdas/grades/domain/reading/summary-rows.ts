import { editDistance } from '#shared/gradebook/name-likeness.ts';
import { foldedWords } from '#shared/spreadsheet/fold-text.ts';

/** What a line under the pupils begins with; folded, without the Arabic article. */
const SUMMARIES =
  'معدل متوسط مجموع اعلي ادني اصغر نسبه ناجحين ملاحظه امضاء توقيع ختم انحراف moyenne moyennes moy total totaux somme effectif taux maximum minimum ecart signature average mean median sum highest lowest class signed'.split(
    ' ',
  );
const KNOWN = new Set(SUMMARIES);
/** What is such a line's name alone, and may be a pupil's with another beside it. */
const ALONE = new Set(['max', 'min', 'mediane', 'best', 'worst', 'count', 'اكبر', 'عدد']);
/** Shorter words differ by a letter from too many names. */
const SHORTEST = { arabic: 4, latin: 5 };

/** So many letters may be misread at the end of a table, where such a line is looked for. */
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

/** Kinds of cells that Textract says are no data. */
const SUMMARY_ENTITIES = ['TABLE_SUMMARY', 'TABLE_FOOTER', 'TABLE_SECTION_TITLE'];

/** What tells a pupil's row from the average of the class. */
export interface RowSigns {
  readonly name: string;
  readonly ordinal: number | undefined;
  /** Most of the table's other rows have a number. */
  readonly isTableNumbered: boolean;
  readonly entities: readonly string[];
  /** No pupil's row is below it. */
  readonly isAtEnd: boolean;
}

/**
 * Whether a row is no pupil's, but the average or the count of the class. A row that is numbered as the others are is a
 * pupil's, whatever it is called; and what Textract says counts only where the number is missing.
 */
export function isSummary({
  name,
  ordinal,
  isTableNumbered,
  entities,
  isAtEnd,
}: RowSigns): boolean {
  if (ordinal !== undefined && isTableNumbered) return false;
  if (isSummaryLabel(foldedWords(name), isAtEnd)) return true;
  return (
    isTableNumbered &&
    entities.length > 0 &&
    entities.every((entity) => SUMMARY_ENTITIES.includes(entity))
  );
}

/** How far a written average of the class may be from the one worked out: the halves of its last decimal, and some. */
const TOLERANCE = 0.06;
/** The fewest columns, and rows above, that say a line holds averages; one is enough where no name is read. */
const FEWEST = { named: 2, nameless: 1 };
const FEWEST_ROWS = 4;

/** Whether each number of a row is the mean of those above it: the average of the class, in whatever language. */
export function isRowOfMeans(
  row: readonly (number | undefined)[],
  above: readonly (readonly (number | undefined)[])[],
  isNamed: boolean,
): boolean {
  const compared = row.flatMap((value, place) => {
    const values = above.map((other) => other[place]).filter((other) => other !== undefined);
    if (value === undefined || values.length < FEWEST_ROWS) return [];
    const mean = values.reduce((sum, other) => sum + other, 0) / values.length;
    return [Math.abs(mean - value) <= TOLERANCE];
  });
  const fewest = isNamed ? FEWEST.named : FEWEST.nameless;
  return compared.length >= fewest && compared.filter(Boolean).length > compared.length / 2;
}
