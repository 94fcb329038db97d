import { parseMark } from '#shared/record/marks/parse-mark.ts';
import type { ColumnKind, GradebookCell } from '#shared/model/gradebook.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** Confidence in per cent when only one photo of a cell was readable. */
const ALONE = 60;

const isMark = (kind: ColumnKind): boolean => kind === 'mark' || kind === 'average';

/** Whether two texts of a cell mean the same. */
export const sameText = (kind: ColumnKind, a: string, b: string): boolean =>
  isMark(kind)
    ? JSON.stringify(parseMark(a)) === JSON.stringify(parseMark(b))
    : foldText(a) === foldText(b);

const isSamePhoto = (a: GradebookCell, b: GradebookCell): boolean =>
  a.confidence === b.confidence && a.box?.join() === b.box?.join();

/** Two photos that agree halve the doubt, once; if they differ, both are kept and the cell is doubtful. */
function mergeMark(kind: ColumnKind, cell: GradebookCell, other: GradebookCell): GradebookCell {
  const [isRead, isOtherRead] = [cell, other].map(
    ({ text }) => parseMark(text).kind !== 'unreadable',
  );
  if (!isOtherRead) return cell;
  if (!isRead) {
    return { ...cell, text: other.text, read: cell.text, second: other.text, confidence: ALONE };
  }
  if (!sameText(kind, cell.text, other.text)) return { ...cell, second: other.text };
  if (cell.second !== undefined || isSamePhoto(cell, other)) return cell;
  const doubt = Math.min(100 - (cell.confidence ?? 100), 100 - (other.confidence ?? 100));
  return { ...cell, second: other.text, confidence: 100 - doubt / 2 };
}

/** The cell of a pupil that two photos show; its box stays that of the first. */
export function mergeCells(
  kind: ColumnKind,
  cell: GradebookCell,
  other: GradebookCell | undefined,
): GradebookCell {
  if (!other) return cell;
  if (isMark(kind)) return mergeMark(kind, cell, other);
  if (sameText(kind, cell.text, other.text) || other.text === '') return cell;
  const isBetter = cell.text === '' || (other.confidence ?? 100) > (cell.confidence ?? 100);
  const better = isBetter ? { ...cell, text: other.text } : cell;
  return kind === 'name'
    ? { ...better, confidence: Math.min(ALONE, better.confidence ?? 0) }
    : better;
}
