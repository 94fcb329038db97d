import type { QuestionOf } from '#shared/model/question.ts';
import { UNWRITTEN } from '../quiz/answering.ts';
import { BLANK, letterOf, type ShownQuestion, type SheetOfQuestion } from './shown-question.ts';

export function shownOrdering({ items }: QuestionOf<'ordering'>): ShownQuestion {
  const inOrder = (sheet: SheetOfQuestion): string =>
    items.map((_, index) => letterOf(sheet, index)).join(' – ');
  return {
    place: (sheet) => [
      {
        kind: 'options',
        marker: 'letter',
        items: sheet.order.map((right) => ({ text: items[right] ?? '', isRight: false })),
      },
      {
        kind: 'paragraph',
        label: sheet.labels.rightOrder,
        text: sheet.withKey ? inOrder(sheet) : items.map(() => BLANK).join(' – '),
      },
    ],
    answer: (sheet) => [{ label: sheet.labels.rightOrder, text: inOrder(sheet) }],
    answering: () =>
      items.length < 2
        ? { kind: 'essay', guidance: [] }
        : { kind: 'order', items: items.map((item) => item.trim() || UNWRITTEN) },
  };
}
