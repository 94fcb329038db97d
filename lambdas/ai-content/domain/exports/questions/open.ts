import type { QuestionOf } from '#shared/model/question.ts';
import type { Block, Line } from '../sheet/draft-layout.ts';
import type { ShownQuestion, SheetOfQuestion } from './shown-question.ts';

/** A pupil's handwriting takes twice the room of print. */
const PER_LINE = 50;
const LINES = { fewest: 3, most: 12 } as const;

export function shownOpen({ answer, marking }: QuestionOf<'open'>): ShownQuestion {
  const count = Math.min(LINES.most, Math.max(LINES.fewest, Math.ceil(answer.length / PER_LINE)));
  return {
    place: ({ withKey }): Block[] => (withKey ? [] : [{ kind: 'writing-lines', count }]),
    answer: ({ labels }: SheetOfQuestion): Line[] => [
      ...(answer ? [{ label: labels.answer, text: answer }] : []),
      ...(marking.length > 0 ? [{ label: labels.criteria, text: '' }] : []),
      ...marking.map(({ text, points }) => ({ text: `– ${text} (${labels.points(points)})` })),
    ],
    answering: {
      kind: 'essay',
      guidance: [answer, ...marking.map(({ text, points }) => `${text} (${points})`)].filter(
        Boolean,
      ),
    },
  };
}
