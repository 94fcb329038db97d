import { labelsIn } from '#shared/draft/labels.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { writingLines } from '../sheet/writing-lines.ts';
import type { Block, Line } from '../sheet/draft-layout.ts';
import type { ShownQuestion, SheetOfQuestion } from './shown-question.ts';

export function shownOpen({ answer, marking }: QuestionOf<'open'>): ShownQuestion {
  return {
    place: ({ withKey }): Block[] => (withKey ? [] : [writingLines([answer])]),
    answer: ({ labels }: SheetOfQuestion): Line[] => [
      ...(answer ? [{ label: labels.answer, text: answer }] : []),
      ...(marking.length > 0 ? [{ label: labels.criteria, text: '' }] : []),
      ...marking.map(({ text, points }) => ({ text: `– ${text} (${labels.points(points)})` })),
    ],
    answering: (language) => {
      const { points: count } = labelsIn(language);
      const criteria = marking.map(({ text, points }) => `${text} (${count(points)})`);
      return { kind: 'essay', guidance: [answer, ...criteria].filter(Boolean) };
    },
  };
}
