import type { QuestionOf } from '#shared/model/question.ts';
import { UNWRITTEN } from '../quiz/answering.ts';
import { BLANK, letterOf, type ShownQuestion } from './shown-question.ts';

export function shownMatching({ pairs }: QuestionOf<'matching'>): ShownQuestion {
  const written = pairs.map(({ left, right }) => ({
    left: left.trim() || UNWRITTEN,
    right: right.trim() || UNWRITTEN,
  }));
  return {
    place: (sheet) => [
      {
        kind: 'table',
        columns: [
          { heading: sheet.labels.matchLeft, share: 0.42 },
          { heading: sheet.labels.letter, share: 0.12 },
          { heading: sheet.labels.matchRight, share: 0.46 },
        ],
        rows: pairs.map(({ left }, index) => {
          const right = pairs[sheet.order[index] ?? index]?.right ?? '';
          return [
            [{ text: `${index + 1}. ${left}` }],
            [{ text: sheet.withKey ? letterOf(sheet, index) : BLANK }],
            [{ text: `${sheet.labels.letters.charAt(index)}) ${right}` }],
          ];
        }),
      },
    ],
    answer: (sheet) => [
      {
        label: sheet.labels.answer,
        text: pairs
          .map((_, index) => `${index + 1} – ${letterOf(sheet, index)}`)
          .join(sheet.labels.semicolon),
      },
    ],
    answering: () =>
      written.length < 2 ? { kind: 'essay', guidance: [] } : { kind: 'matching', pairs: written },
  };
}
