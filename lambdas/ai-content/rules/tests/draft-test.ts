import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import { draftNotesIn } from '../../domain/draft-notes.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import {
  countQuestions,
  questionGroups,
  questionTypes,
  type QuestionType,
} from '#shared/model/content-types.ts';
import { questionKindOf } from '#shared/model/question.ts';
import { blueprintOf } from '../../domain/plan/blueprint.ts';
import { answerKinds } from '../../domain/questions/question-kinds.ts';
import { counted } from '../language/counted.ts';
import { ruleTextsIn } from '../language/rule-texts.ts';
import type { Material } from '../material.ts';
import { chooseQuestions } from './choose-questions.ts';
import { integrationTask } from './integration-task.ts';

export type TestRequest = Extract<ContentRequest, { contentType: 'TEST' }>;

const instructionsOf = (
  language: DraftLanguage,
  made: readonly QuestionType[],
  questionCount: number,
  role: TestRequest['role'],
): string => {
  const types = questionTypes.filter((type) => made.includes(type));
  const how = types
    .map((type) => answerKinds[questionKindOf[type]].how(types.length === 1)[language])
    .join(' ');
  const amount = counted(language, questionCount, 'question');
  return `${ruleTextsIn(language).testHas(amount, role ?? 'none')} ${how}`;
};

/** Drafts a test with the requested number of questions or fewer. Throws `CannotDraft` if it can make none. */
export function draftTest(material: Material, request: TestRequest): unknown {
  const { plan, family, source, foreignSource } = material;
  const { language } = plan;
  const asked = countQuestions(request);
  const groups = questionGroups(request);
  const { questions, types } = chooseQuestions(material, groups);
  const count = questions.length;
  const hasTask = plan.integrationTask ?? false;
  const isOfText = source !== undefined && !family;
  const texts = draftNotesIn(language);
  const amount = (some: number) => counted(language, some, 'question');
  const isLow =
    questions.every(({ bloom }) => bloom === 'remember') &&
    blueprintOf(groups).some(({ bloom }) => bloom !== 'remember');
  const notes = [
    count < asked && texts.tooFew(amount(asked), amount(count), !request.moreQuestions),
    isOfText && texts.fromText,
    family && source && texts.textNotAsked,
    foreignSource && texts.foreignSourceOfTest,
    hasTask && texts.hasTask,
    isOfText && groups.some(({ difficulty }) => difficulty !== undefined) && texts.isUnjudged,
    isLow && texts.isLow,
    family && texts.fromRules,
  ];
  return {
    title: ruleTextsIn(language).testOn(request.topic),
    instructions: instructionsOf(language, types, count, request.role),
    questions,
    task: hasTask ? integrationTask(material) : null,
    notes: notes.filter((note) => typeof note === 'string'),
  };
}
