import { editDistance } from '../../../../shared/gradebook/name-likeness.ts';
import { foldedWords } from '../../../../shared/spreadsheet/fold-text.ts';

/** What a line under the pupils begins with; folded, without the Arabic article. */
const SUMMARIES =
  'معدل متوسط مجموع اعلي ادني اكبر اصغر نسبه عدد ناجحين ملاحظه امضاء توقيع ختم انحراف moyenne moyennes moy total totaux somme effectif taux maximum minimum max min mediane ecart signature average mean median sum highest lowest best worst count pass class signed'.split(
    ' ',
  );
const KNOWN = new Set(SUMMARIES);
/** Shorter words differ by a letter from too many names. */
const LONG = 6;

const isSummaryWord = (word: string): boolean =>
  KNOWN.has(word) ||
  (word.length >= LONG &&
    SUMMARIES.some((known) => known.length >= LONG && editDistance(word, known) <= 1));

/** Kinds of cells that Textract says are no data. */
const SUMMARY_ENTITIES = ['TABLE_SUMMARY', 'TABLE_FOOTER', 'TABLE_SECTION_TITLE'];

/** What tells a pupil's row from the average of the class. */
export interface RowSigns {
  readonly name: string;
  readonly ordinal: number | undefined;
  /** Most of the table's other rows have a number. */
  readonly isTableNumbered: boolean;
  readonly entities: readonly string[];
}

/**
 * Whether a row is no pupil's, but the average or the count of the class. A row that is numbered as the others are is a
 * pupil's, whatever it is called; and what Textract says counts only where the number is missing.
 */
export function isSummary({ name, ordinal, isTableNumbered, entities }: RowSigns): boolean {
  if (ordinal !== undefined && isTableNumbered) return false;
  if (isSummaryWord(foldedWords(name)[0] ?? '')) return true;
  return (
    isTableNumbered &&
    entities.length > 0 &&
    entities.every((entity) => SUMMARY_ENTITIES.includes(entity))
  );
}
