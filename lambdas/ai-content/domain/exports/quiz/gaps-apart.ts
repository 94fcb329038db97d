import { BLANK } from '#shared/draft/questions/gap.ts';
import { fillGaps } from './answering.ts';
import type { QuizItem } from './quiz.ts';

/** A question for each gap, with its share of the points, where one question cannot have several gaps with them. */
export function gapsApart(item: QuizItem): QuizItem[] {
  const { title, text, answering, points } = item;
  if (answering.kind !== 'cloze') return [item];
  const { gaps } = answering;
  const several = gaps.length > 1;
  const blank = (index: number): string => (several ? `(${index + 1}) ${BLANK}` : BLANK);
  const shown = fillGaps(answering.text, gaps, (_, index) => blank(index));
  return gaps.map(({ answers }, index) => ({
    ...item,
    title: several ? `${title} (${index + 1})` : title,
    text: [...text, shown, ...(several ? [`(${index + 1}) = ?`] : [])],
    points: points / gaps.length,
    answering: { kind: 'short', answers },
  }));
}
