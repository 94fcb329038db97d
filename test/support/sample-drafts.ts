import type { Draft, ExerciseSet, LessonPlan, Test } from '#shared/model/draft.ts';
import type { Question } from '#shared/model/question.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { sampleExercises } from './sample-drafts/exercises.ts';
import { sampleLessons } from './sample-drafts/lessons.ts';
import { sampleTests } from './sample-drafts/tests.ts';

/** Texts that a person could type or paste, and that are markup in some format. */
export const hostileTexts = [
  '{=a ~b} and {T}',
  'x -> y ::name:: #1 : 50%',
  '~%100%wrong = \\right',
  'a ]]> b <![CDATA[c]]>',
  '<script>alert(1)</script> & &amp; &lt;b&gt; "quoted" \'single\'',
  '// a comment\n\n::Q2:: another {T}',
  '# heading\n- item\n1. one\n> quote\n| cell | cell |\n***\n```code```',
  '[link](javascript:alert(1)) ![picture](x) <https://example.com>',
  '$CATEGORY: top/other',
  'cost 5\\$ or $x < 5 & y > 3$',
  'كلمة {=صحيح} ~خطأ -> سهم : نقطتان \\ مائلة',
] as const;

/** A test with such texts everywhere, of the three kinds of questions. */
export function hostileTest(language: DraftLanguage): Test {
  const at = (index: number): string => hostileTexts[index % hostileTexts.length] ?? '';
  const common = (index: number) => ({
    id: `q${index + 1}`,
    stem: at(index),
    points: 1,
    reason: at(index + 1),
    passage: at(index + 2),
    hint: at(index + 3),
  });
  const questions = hostileTexts.map((text, index): Question => {
    if (index % 3 === 1) {
      return { kind: 'truth', ...common(index), answer: index % 2 === 0 };
    }
    if (index % 3 === 2) {
      return { kind: 'short', ...common(index), answer: text.replaceAll('\n', ' '), variants: [] };
    }
    const options = [0, 1, 2, 3].map((option) => ({
      id: `o${option + 1}`,
      text: at(index + option),
    }));
    return { kind: 'choice', ...common(index), options, key: 'o2' };
  });
  return {
    ...sampleTests[language],
    title: at(4),
    notes: [at(6)],
    instructions: at(6),
    sourceText: at(5),
    scale: questions.length,
    questions,
    task: undefined,
  };
}

/** A lesson plan, a test of all kinds of questions with an integration task, and an exercise set, in each language. */
export const sampleDrafts: Readonly<
  Record<DraftLanguage, readonly [LessonPlan, Test, ExerciseSet] & readonly Draft[]>
> = {
  en: [sampleLessons.en, sampleTests.en, sampleExercises.en],
  ar: [sampleLessons.ar, sampleTests.ar, sampleExercises.ar],
  fr: [sampleLessons.fr, sampleTests.fr, sampleExercises.fr],
};
export { sampleExercises, sampleLessons, sampleTests };
