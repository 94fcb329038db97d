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
import { answerKinds } from '../../domain/questions/answer-kinds.ts';
import { counted } from '../language/counted.ts';
import type { Material } from '../material.ts';
import { chooseQuestions } from './choose-questions.ts';
import { integrationTask } from './integration-task.ts';

export type TestRequest = Extract<ContentRequest, { contentType: 'TEST' }>;

const instructionsOf = (
  language: DraftLanguage,
  made: readonly QuestionType[],
  questionCount: number,
): string => {
  const types = questionTypes.filter((type) => made.includes(type));
  const how = types
    .map((type) => answerKinds[questionKindOf[type]].how(types.length === 1)[language])
    .join(' ');
  const count = counted(language, questionCount, 'question');
  return {
    ar: `يتكون الاختبار من ${count}. ${how}`,
    en: `The test has ${count}. ${how}`,
    fr: `Le sujet comporte ${count}. ${how}`,
  }[language];
};

interface Made {
  readonly count: number;
  readonly asked: number;
  readonly isOneType: boolean;
  readonly outsideText: number;
  readonly hasTask: boolean;
  readonly hasOpen: boolean;
  readonly isUnjudged: boolean;
  readonly isTelling: boolean;
  /** Whether all questions only ask to remember, although the plan asks for more. */
  readonly isLow: boolean;
}

/** Notes for the teacher on a test made by rules. */
function notesOf(
  material: Material,
  { count, asked, isOneType, outsideText, hasTask, hasOpen, isUnjudged, isTelling, isLow }: Made,
): string[] {
  const { plan, source, foreignSource } = material;
  const texts = draftNotesIn(plan.language);
  const questions = (some: number) => counted(plan.language, some, 'question');
  return [
    count < asked && texts.tooFew(questions(asked), questions(count), isOneType),
    source && texts.fromText,
    outsideText > 0 && texts.outsideText(questions(outsideText)),
    foreignSource && texts.foreignSourceOfTest,
    hasTask && texts.hasTask,
    hasOpen && texts.hasOpen,
    isTelling && texts.isTelling,
    isUnjudged && texts.isUnjudged,
    isLow && texts.isLow,
    !source && texts.fromRules,
  ].filter((note) => typeof note === 'string');
}

/** Drafts a test with the requested number of questions or fewer. Throws `CannotDraft` if it can make none. */
export function draftTest(material: Material, request: TestRequest): unknown {
  const { plan } = material;
  const { language } = plan;
  const { topic } = request;
  const asked = countQuestions(request);
  const groups = questionGroups(request);
  const { questions, types, outsideText, isUnjudged, isTelling } = chooseQuestions(
    material,
    groups,
  );
  const count = questions.length;
  const hasTask = plan.integrationTask ?? false;
  return {
    title: { ar: `اختبار: ${topic}`, en: `Test: ${topic}`, fr: `Évaluation : ${topic}` }[language],
    instructions: instructionsOf(language, types, count),
    questions,
    task: hasTask ? integrationTask(material) : null,
    notes: notesOf(material, {
      ...{ count, asked, isOneType: !request.moreQuestions, outsideText, hasTask },
      hasOpen: questions.some((question) => 'marking' in question),
      ...{ isUnjudged, isTelling },
      isLow:
        questions.every(({ bloom }) => bloom === 'remember') &&
        blueprintOf(groups).some(({ bloom }) => bloom !== 'remember'),
    }),
  };
}
