import { explanationOf } from '#shared/page/roles-by-average.ts';
import { scaleOf, workOutAverage } from '#shared/record/averages/averages.ts';
import { decimalMarkOf, writeNumber } from '#frontend/record/model/table/decimal-mark.ts';
import { pageTable } from '../../model/gradebook/page-table.ts';
import type { Doubt, DoubtReason } from '#shared/page/doubts.ts';
import { classQuestion } from '#shared/page/other-class.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { explainAverage } from '#frontend/record/model/table/explain-average.ts';

/** Formulas read from left to right. */
const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Returns a function that explains why a cell is doubtful, with one sentence per reason. */
export const useDoubtWords = (): ((book: Gradebook, doubt: Doubt) => string[]) => {
  const text = useMessage();
  const formulaOf = (book: Gradebook, { row, column }: Doubt): string => {
    const isAverage = ({ kind }: { readonly kind: string }): boolean => kind === 'average';
    const own = book.columns[column];
    const found = explanationOf(
      book,
      own && isAverage(own) ? column : book.columns.findIndex(isAverage),
    );
    const line = book.rows[row];
    const worked = found && line && workOutAverage(found.rule, found.columns, line);
    return worked && !('missing' in worked)
      ? explainAverage(worked, (value) => writeNumber(value, decimalMarkOf(pageTable(book))))
      : '';
  };
  const say = (book: Gradebook, doubt: Doubt, reason: DoubtReason): string => {
    const cell = book.rows[doubt.row]?.cells[doubt.column];
    const column = book.columns[doubt.column];
    const value = isolate(cell?.text ?? '');
    switch (reason) {
      case 'unsure':
        return text(cell?.text ? 'review.doubt.unsure' : 'review.doubt.unsureBlank', { value });
      case 'readings-differ':
        return text('review.doubt.readings-differ', {
          value: cell?.text ? value : text('review.blank'),
          other: cell?.second ? isolate(cell.second) : text('review.blank'),
        });
      case 'off-scale':
        return text('review.doubt.off-scale', { scale: column ? scaleOf(column) : 0 });
      case 'average-differs':
        return text('review.doubt.average-differs', {
          formula: leftToRight(formulaOf(book, doubt)),
        });
      case 'unreadable':
        return text('review.doubt.unreadable', { value });
      case 'other-class': {
        const { unknown = 0, names = 0 } = classQuestion(book) ?? {};
        return text('review.doubt.other-class', { unknown, count: names });
      }
      case 'heading':
        return text('review.doubt.heading', { heading: isolate(column?.heading ?? '') });
      case 'no-role':
      case 'ticks':
      case 'outlier':
      case 'row-number':
      case 'unknown-name':
      case 'pupil-twice':
      case 'pupil-by-place':
        return text(`review.doubt.${reason}`);
    }
  };
  return (book, doubt) => {
    // A more specific reason replaces `unsure`.
    const telling = doubt.reasons.filter((reason) => reason !== 'unsure');
    return (telling.length > 0 ? telling : doubt.reasons).map((reason) => say(book, doubt, reason));
  };
};
