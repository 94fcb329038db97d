import type { ContentRequest } from '#shared/contracts/ai-content.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import {
  countQuestions,
  questionGroups,
  questionTypes,
  type QuestionType,
} from '#shared/model/content-types.ts';
import { blueprintOf } from '../../domain/plan/blueprint.ts';
import { counted } from '../language/counted.ts';
import type { Material } from '../material.ts';
import { chooseQuestions } from './choose-questions.ts';
import { integrationTask } from './integration-task.ts';

export type TestRequest = Extract<ContentRequest, { contentType: 'TEST' }>;

/** How pupils answer questions of a type; in a test of several types, which ones are meant. */
const howToAnswer = (isOneType: boolean) =>
  ({
    'Multiple Choice': {
      ar: `اختر الإجابة الصحيحة الوحيدة ${isOneType ? 'في كل سؤال' : 'حيث توجد اختيارات'}.`,
      en: `Choose the one right answer ${isOneType ? 'to each question' : 'where there are options'}.`,
      fr: `Choisis la seule bonne réponse ${isOneType ? 'à chaque question' : 'quand il y a des propositions'}.`,
    },
    'True/False': {
      ar: 'ضع علامة أمام «صحيح» أو «خطأ» لكل عبارة.',
      en: 'Tick “true” or “false” for each statement.',
      fr: 'Coche « vrai » ou « faux » pour chaque affirmation.',
    },
    'Gap Fill': { ar: 'أكمل الفراغات.', en: 'Fill in the gaps.', fr: 'Complète ce qui manque.' },
    'Open Question': {
      ar: 'أجب عن الأسئلة المفتوحة بجمل تامة.',
      en: 'Answer open questions in whole sentences.',
      fr: 'Réponds aux questions ouvertes par des phrases complètes.',
    },
    Matching: {
      ar: 'اكتب أمام كل رقم الحرف الذي يناسبه.',
      en: 'Write the letter that belongs to each number.',
      fr: 'Écris la lettre qui correspond à chaque numéro.',
    },
    Ordering: {
      ar: 'اكتب الحروف بالترتيب الصحيح.',
      en: 'Write the letters in the right order.',
      fr: 'Écris les lettres dans le bon ordre.',
    },
    'Short Answer': {
      ar: `أجب ${isOneType ? 'عن كل سؤال' : 'حيث يوجد سطر واحد'} بإجابة قصيرة ودقيقة.`,
      en: `Give a short and exact answer ${isOneType ? 'to each question' : 'where there is one line'}.`,
      fr: `Donne une réponse courte et exacte ${isOneType ? 'à chaque question' : 'quand il y a une ligne'}.`,
    },
  }) as const;

const instructionsOf = (
  language: DraftLanguage,
  made: readonly QuestionType[],
  questionCount: number,
): string => {
  const types = questionTypes.filter((type) => made.includes(type));
  const ways = howToAnswer(types.length === 1);
  const how = types.map((type) => ways[type][language]).join(' ');
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
  const notes = [
    count < asked && {
      ar: `طلبت ${counted('ar', asked, 'question')}، والنص لا يكفي من دون نموذج ذكاء اصطناعي إلا لإعداد ${counted('ar', count, 'question')} من ${isOneType ? 'هذا النوع' : 'هذه الأنواع'}. أضف إلى النص جملا تامة فيها أعداد أو أسماء أو تعاريف، أو غيّر نوع الأسئلة.`,
      en: `You asked for ${counted('en', asked, 'question')}. Without an AI model, the text is enough for ${counted('en', count, 'question')} of ${isOneType ? 'this type' : 'these types'}. Add whole sentences with numbers, names or definitions, or choose another type.`,
      fr: `Vous avez demandé ${counted('fr', asked, 'question')}. Sans modèle d’IA, le texte suffit pour ${counted('fr', count, 'question')} de ${isOneType ? 'ce type' : 'ces types'}. Ajoutez des phrases complètes avec des nombres, des noms ou des définitions, ou choisissez un autre type.`,
    },
    source && {
      ar: 'بُنيت الأسئلة على جمل النص كما هي: اقرأ كل سؤال مع خياراته قبل توزيعه، وسلّم النص للتلاميذ إن كان الاختبار في فهمه.',
      en: 'Questions are made from the sentences of your text as they stand: read each with its options before use, and hand out the text if the test is about understanding it.',
      fr: 'Les questions sont faites des phrases de votre texte, telles quelles : lisez chacune avec ses propositions avant l’emploi, et distribuez le texte si l’évaluation porte sur sa compréhension.',
    },
    outsideText > 0 && {
      ar: `لم يكف النص لكل الأسئلة، فآخرها (${counted('ar', outsideText, 'question')}) في الموضوع من خارج النص.`,
      en: `The text did not carry all questions: the last ones (${counted('en', outsideText, 'question')}) are on the topic, not from the text.`,
      fr: `Le texte n’a pas suffi pour toutes les questions : les dernières (${counted('fr', outsideText, 'question')}) portent sur le thème, et non sur le texte.`,
    },
    foreignSource && {
      ar: 'لم يُستعمل النص لأنه مكتوب بلغة أخرى غير لغة الاختبار.',
      en: 'Your text was not used, as it is in another language than the test.',
      fr: 'Votre texte n’a pas été utilisé, car il n’est pas dans la langue du sujet.',
    },
    hasTask && {
      ar: 'الوضعية الإدماجية إطار عام: اربطها بواقع تلاميذك وبكفاءة المقطع، ووزع نقاطها على المعايير.',
      en: 'The integration task is a general frame: tie it to your pupils’ life and share its points among the criteria.',
      fr: 'La situation d’intégration est un cadre général : rattachez-la à la vie de vos élèves et répartissez ses points entre les critères.',
    },
    hasOpen && {
      ar: 'الأسئلة المفتوحة صالحة لأي موضوع: اكتب لكل منها جوابا نموذجيا من درسك، ووزع نقاطها على عناصره.',
      en: 'Open questions fit any topic: write a model answer from your lesson to each, and share its points out.',
      fr: 'Les questions ouvertes conviennent à tout thème : écrivez pour chacune une réponse modèle d’après votre leçon et répartissez ses points.',
    },
    isTelling && {
      ar: 'النص قصير، فبعض الأسئلة تدور حول المعلومات نفسها: تأكد أن سؤالا لا يكشف جواب غيره.',
      en: 'The text is short, so some questions are about the same facts: check that none gives the answer of another.',
      fr: 'Le texte est court, et certaines questions portent sur les mêmes faits : vérifiez qu’aucune ne donne la réponse d’une autre.',
    },
    isUnjudged && {
      ar: 'لا يمكن من دون نموذج ذكاء اصطناعي تقدير صعوبة الأسئلة المبنية على نص: راجعها وحدد صعوبتها بنفسك.',
      en: 'Without an AI model, the difficulty of questions on a text cannot be judged: read them and set it yourself.',
      fr: 'Sans modèle d’IA, la difficulté des questions sur un texte ne peut pas être jugée : lisez-les et fixez-la vous-même.',
    },
    isLow && {
      ar: 'كل الأسئلة تطلب استرجاع معلومات من النص: أضف أسئلة مفتوحة تطلب الشرح أو المقارنة.',
      en: 'All questions ask pupils to recall the text: add open ones that ask to explain or to compare.',
      fr: 'Toutes les questions demandent de se rappeler le texte : ajoutez-en d’ouvertes qui demandent d’expliquer ou de comparer.',
    },
    !source && {
      ar: 'الأعداد والصيغ مولدة بقواعد محسوبة بدقة: تأكد أن صعوبتها تناسب قسمك.',
      en: 'Numbers and forms are made by exact rules: check that their difficulty suits your class.',
      fr: 'Les nombres et les formes viennent de règles exactes : vérifiez que la difficulté convient à votre classe.',
    },
  ];
  return notes.flatMap((note) => (note ? [note[plan.language]] : []));
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
