import type { ContentRequest } from '../../../../../shared/contracts/ai-content.ts';
import type { Language } from '../../../../../shared/model/locale.ts';
import { counted } from '../language/counted.ts';
import type { Material } from '../material.ts';
import { chooseQuestions } from './choose-questions.ts';
import { integrationTask } from './integration-task.ts';
import { sharePoints, taskPoints } from './share-points.ts';

export type TestRequest = Extract<ContentRequest, { contentType: 'TEST' }>;
const FULL_MARK = 20;

const instructionsOf = (
  language: Language,
  { questionType, questionCount }: TestRequest,
): string => {
  const how = {
    'Multiple Choice': {
      ar: 'اختر الإجابة الصحيحة الوحيدة في كل سؤال.',
      en: 'Choose the one right answer to each question.',
    },
    'True/False': {
      ar: 'ضع علامة أمام «صحيح» أو «خطأ» لكل عبارة.',
      en: 'Tick “true” or “false” for each statement.',
    },
    'Short Answer': {
      ar: 'أجب عن كل سؤال بإجابة قصيرة ودقيقة.',
      en: 'Give a short and exact answer to each question.',
    },
  }[questionType][language];
  const count = counted(language, questionCount, 'question');
  return { ar: `يتكون الاختبار من ${count}. ${how}`, en: `The test has ${count}. ${how}` }[
    language
  ];
};

/** What the teacher is told of a test that was made by rules. */
function notesOf(
  material: Material,
  besidesText: number,
  hasTask: boolean,
  hasEmpty: boolean,
): string[] {
  const { plan, source, foreignSource } = material;
  const notes = [
    source && {
      ar: 'بُنيت الأسئلة على جمل النص كما هي: اقرأ كل سؤال مع خياراته قبل توزيعه، وسلّم النص للتلاميذ إن كان الاختبار في فهمه.',
      en: 'Questions are made from the sentences of your text as they stand: read each with its options before use, and hand out the text if the test is about understanding it.',
    },
    besidesText > 0 && {
      ar: `لم يكف النص لكل الأسئلة، فآخرها (${counted('ar', besidesText, 'question')}) في الموضوع من خارج النص.`,
      en: `The text did not carry all questions: the last ones (${counted('en', besidesText, 'question')}) are on the topic, not from the text.`,
    },
    foreignSource && {
      ar: 'لم يُستعمل النص لأنه مكتوب بلغة أخرى غير لغة الاختبار.',
      en: 'Your text was not used, as it is in another language than the test.',
    },
    hasTask && {
      ar: 'الوضعية الإدماجية إطار عام: اربطها بواقع تلاميذك وبكفاءة المقطع، ووزع نقاطها على المعايير.',
      en: 'The integration task is a general frame: tie it to your pupils’ life and share its points among the criteria.',
    },
    hasEmpty && {
      ar: 'عدد الأسئلة أكبر من أرباع النقاط المتاحة، فبعضها بلا نقطة: قلل الأسئلة أو غيّر سلم التنقيط.',
      en: 'There are more questions than quarters of a point, so some count nothing: ask fewer, or change the full mark.',
    },
    !source && {
      ar: 'الأعداد والصيغ مولدة بقواعد محسوبة بدقة: تأكد أن صعوبتها تناسب قسمك.',
      en: 'Numbers and forms are made by exact rules: check that their difficulty suits your class.',
    },
  ];
  return notes.flatMap((note) => (note ? [note[plan.language]] : []));
}

/** A test of exactly the questions asked for. Throws `CannotDraft` where there is nothing to make so many of. */
export function draftTest(material: Material, request: TestRequest): unknown {
  const { plan } = material;
  const { language } = plan;
  const scale = plan.scale ?? FULL_MARK;
  const { questionCount, questionType, topic } = request;
  const { questions, besidesText } = chooseQuestions(material, questionType, questionCount);
  const forTask = plan.integrationTask ? taskPoints(scale, questionCount) : 0;
  const points = sharePoints(scale - forTask, questionCount);
  return {
    title: { ar: `اختبار: ${topic}`, en: `Test: ${topic}` }[language],
    instructions: instructionsOf(language, request),
    questions: questions.map((question, at) => ({ ...question, points: points[at] ?? 0 })),
    task: plan.integrationTask ? integrationTask(material, forTask) : null,
    notes: notesOf(material, besidesText, plan.integrationTask ?? false, points.includes(0)),
  };
}
