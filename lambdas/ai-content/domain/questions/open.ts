import * as z from 'zod/mini';
import { labelsIn } from '#shared/draft/labels.ts';
import { sharePoints } from '#shared/draft/share-out.ts';
import type { QuestionOf } from '#shared/model/question.ts';
import { assembleRubric, rubricAnswer } from '../assemble/assemble-rubric.ts';
import { cleanText } from '../assemble/clean-text.ts';
import { writingLines } from '../exports/sheet/writing-lines.ts';
import type { Block, Line } from '../exports/sheet/draft-layout.ts';
import { assembling, ignored, text, questionAnswer, type AnswerKind } from './answer-parts.ts';
import type { ShownQuestion, SheetOfQuestion } from './shown-question.ts';

export const openAnswer = questionAnswer({
  answer: text,
  marking: z.array(z.strictObject({ text, points: ignored })),
  rubric: rubricAnswer,
});

/** Points are multiples of a quarter. */
const QUARTERS = 4;

/** Shares the points of the question out evenly; what the last quarter must cover is one marking point. */
function shared(marking: z.infer<typeof openAnswer>['marking'], points: number) {
  const most = Math.max(1, points * QUARTERS);
  const kept = marking.map((each) => cleanText(each.text));
  const last = kept.slice(most - 1).join('\n');
  const fitting = kept.length > most ? [...kept.slice(0, most - 1), last] : kept;
  const shares = sharePoints(
    fitting.map(() => 1),
    points,
  );
  return fitting.map((each, index) => ({ text: each, points: shares[index] ?? 0 }));
}

const EXAMPLES = {
  en: {
    stem: 'Explain why clouds form in cold air.',
    answer: 'Warm air holds more vapour. When it cools, the vapour condenses into drops.',
    marking: [{ text: 'names condensation' }, { text: 'says that cold air holds less vapour' }],
  },
  ar: {
    stem: 'اشرح لماذا تتشكل السحب في الهواء البارد.',
    answer: 'يحمل الهواء الدافئ بخارا أكثر، وعندما يبرد يتكاثف البخار فيصير قطرات.',
    marking: [{ text: 'يذكر التكاثف' }, { text: 'يبين أن الهواء البارد يحمل بخارا أقل' }],
  },
  fr: {
    stem: 'Explique pourquoi des nuages se forment dans l’air froid.',
    answer:
      'L’air chaud contient plus de vapeur. Quand il se refroidit, la vapeur se condense en gouttes.',
    marking: [
      { text: 'cite la condensation' },
      { text: 'dit que l’air froid contient moins de vapeur' },
    ],
  },
};

export const openKind = {
  schema: openAnswer,
  weight: 2.5,
  words: 'open|ouvertes?|(?:ال)?مفتوحه?',
  how: () => ({
    ar: 'أجب عن الأسئلة المفتوحة بجمل تامة.',
    en: 'Answer open questions in whole sentences.',
    fr: 'Réponds aux questions ouvertes par des phrases complètes.',
  }),
  name: 'open',
  bloom: { 1: ['understand'], 2: ['apply', 'analyse'], 3: ['analyse', 'evaluate', 'create'] },
  examples: (language) => [EXAMPLES[language]],
  rule: (language) =>
    `Every open question is answered in one to six sentences: it asks to explain, compare, justify or describe. answer is a model answer as a good pupil writes it. marking lists 2 to 4 things that an answer must contain, each worth the same; its reason is empty. rubric is null unless the question asks to evaluate or create: then it has 3 levels, named from the best down, and 2 or 3 criteria, each with, for each level, one sentence that says what an answer of that level does. Example, without the other fields: ${JSON.stringify(EXAMPLES[language])}`,
  assemble: assembling(openAnswer, ({ answer, marking, ...given }, common) => {
    const rubric = assembleRubric(given.rubric, common.points);
    return {
      kind: 'open',
      ...common,
      // The marking points are the reason.
      reason: '',
      answer: cleanText(answer),
      marking: shared(marking, common.points),
      ...(rubric && { rubric }),
    };
  }),
} satisfies AnswerKind;

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
