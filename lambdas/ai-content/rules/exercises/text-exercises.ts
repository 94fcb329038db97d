import type { QuestionType } from '#shared/model/content-types.ts';
import { gapsOf, withBlanks } from '#shared/draft/questions/gap.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { Material } from '../material.ts';
import type { DraftQuestion } from '../questions/question.ts';
import { questionMakers } from '../questions/question-makers.ts';
import type { Sentence } from '../source/source-text.ts';
import { usedBy } from '../source/used-by.ts';
import { lettered, numbered, type DraftExercise, type Style } from './exercise.ts';
import { matching } from './matching.ts';
import { ordering } from './ordering.ts';

/** The questions of a style, and how many are one exercise. */
const kinds: Readonly<Record<Exclude<Style, 'problems'>, readonly QuestionType[]>> = {
  choice: ['Multiple Choice'],
  truth: ['True/False'],
  gaps: ['Gap Fill'],
  matching: ['Matching'],
  ordering: ['Ordering'],
  plain: ['Gap Fill', 'Matching', 'Short Answer', 'Open Question', 'Ordering'],
};
const TOGETHER = { fewest: 2, most: 3 } as const;
const isShort = (type: QuestionType): boolean =>
  type === 'Multiple Choice' || type === 'True/False' || type === 'Short Answer';

/** What an exercise says and answers for one of its questions. */
function shown(question: DraftQuestion, { plan: { language } }: Material) {
  const texts = ruleTextsIn(language);
  const { stem, reason } = question;
  if ('options' in question)
    return { statement: `${stem}\n${lettered(language, question.options)}`, answer: question.key };
  if ('text' in question)
    return {
      statement: `${stem}\n${withBlanks(question.text)}`,
      answer: numbered(gapsOf(question.text).map(([answer = '']) => answer)),
    };
  const answer = 'answer' in question ? question.answer : '';
  if (typeof answer === 'string') return { statement: stem, answer };
  return { statement: stem, answer: answer ? texts.isTrue : `${texts.isFalse} ${reason}` };
}

/** What to do with questions whose stems do not say it. */
function leadOf(first: DraftQuestion, { plan }: Material): string | undefined {
  const texts = ruleTextsIn(plan.language);
  if ('options' in first) return texts.chooseRight;
  if ('variants' in first) return texts.answerFromText;
  return 'answer' in first && typeof first.answer === 'boolean' ? texts.judge : undefined;
}

function exerciseOf(questions: readonly DraftQuestion[], material: Material): DraftExercise[] {
  const { plan, random } = material;
  const { language } = plan;
  const texts = ruleTextsIn(language);
  const [first] = questions;
  if (!first) return [];
  const steps = first.reason.split('\n').map((step) => ({ step }));
  if ('pairs' in first) {
    const pairs = first.pairs.map((pair, at) => ({ ...pair, step: steps[at]?.step ?? '' }));
    return [matching(language, first.stem, pairs, { difficulty: 1, random })];
  }
  if ('items' in first) {
    const items = first.items.map((text, at) => ({ text, step: steps[at]?.step ?? '' }));
    return [ordering(language, first.stem, items, { difficulty: 2, random })];
  }
  const parts = questions.map((question) => shown(question, material));
  const lead = leadOf(first, material);
  const asked = numbered(parts.map(({ statement }) => statement));
  return [
    {
      difficulty: 'marking' in first ? 3 : 1,
      integration: false,
      statement: lead === undefined ? asked : `${lead}\n${asked}`,
      steps: questions.map((question) =>
        'marking' in question
          ? [...new Set(question.marking.map(({ text }) => text))].join(' ')
          : texts.textSays(question.passage ?? ''),
      ),
      answer: numbered(parts.map(({ answer }) => answer)),
      hint: null,
    },
  ];
}

/** If all have the same difficulty, the longer half counts as harder, because it needs more reading. */
function graded(exercises: readonly DraftExercise[]): DraftExercise[] {
  if (new Set(exercises.map(({ difficulty }) => difficulty)).size > 1) return [...exercises];
  const byLength = exercises.toSorted((a, b) => a.statement.length - b.statement.length);
  return byLength.map((each, at) => ({ ...each, difficulty: 2 * at < byLength.length ? 1 : 2 }));
}

/** Exercises on the text, easy ones first, at most as many as requested; no two ask about the same sentence. */
export function textExercises(material: Material, count: number, style: Style): DraftExercise[] {
  const { source, random, plan } = material;
  if (!source || style === 'problems') return [];
  let free: readonly Sentence[] = source.sentences;
  const made: DraftExercise[] = [];
  const asked = new Set<string>();
  let isMore = true;
  while (made.length < count && isMore) {
    isMore = false;
    for (const type of kinds[style]) {
      const from = { source, language: plan.language, random, free };
      const most = isShort(type) ? TOGETHER.most : type === 'Open Question' ? count : 1;
      const found = questionMakers[type]
        .ofText(from, most)
        .filter(({ stem }) => type !== 'Open Question' || !asked.has(stem));
      const questions = isShort(type) ? found : found.slice(0, 1);
      const isEnough = questions.length >= (isShort(type) ? TOGETHER.fewest : 1);
      if (made.length === count || !isEnough) continue;
      made.push(...exerciseOf(questions, material));
      for (const { stem } of questions) asked.add(stem);
      free = free.filter((sentence) => !questions.some((each) => usedBy(each, sentence)));
      isMore = true;
    }
  }
  return graded(made).toSorted((a, b) => a.difficulty - b.difficulty);
}
