import type { DraftLanguage } from '#shared/model/locale.ts';
import type { Material } from '../material.ts';
import type { LessonRequest } from './lesson-request.ts';
import { isUnseen } from './objectives.ts';

const LONG = 90;

/** What the teacher must take from the curriculum, unless the request has it. */
function curriculumNote({ field, sequence, competence }: LessonRequest, language: DraftLanguage) {
  const missing = [
    !field && { ar: 'الميدان', en: 'field', fr: 'le domaine' },
    !sequence && { ar: 'المقطع', en: 'learning sequence', fr: 'la séquence' },
    !competence && {
      ar: 'الكفاءة الختامية',
      en: 'final competence',
      fr: 'la compétence terminale',
    },
  ].flatMap((name) => (name ? [name[language]] : []));
  if (missing.length === 0) return undefined;
  const all = new Intl.ListFormat(language).format(missing);
  return {
    ar: `أكمل ${all} من منهاج مادتك.`,
    en: `Fill in ${all} from your curriculum.`,
    fr: `Remplissez ${all} d’après votre programme.`,
  };
}

/** Notes on what the teacher must still write or check. */
export function notesOf(
  material: Material,
  request: LessonRequest,
  objectives: readonly string[],
  hasKeywords: boolean,
): string[] {
  const { plan, family, source, foreignSource } = material;
  const unseen = objectives.find((each) => isUnseen(each, plan.language));
  const notes = [
    curriculumNote(request, plan.language),
    objectives.length === 0 &&
      request.objectives !== '' && {
        ar: 'الأهداف مكتوبة بلغة أخرى أو غير مقروءة، فصيغ ناتج عام: أعد كتابته بلغة المذكرة.',
        en: 'Your objectives are in another language or could not be read, so a general outcome stands here: write it in the language of the plan.',
        fr: 'Vos objectifs sont dans une autre langue ou n’ont pas pu être lus ; un objectif général les remplace : écrivez-le dans la langue de la fiche.',
      },
    unseen !== undefined && {
      ar: `الهدف «${unseen}» يبدأ بفعل لا يُلاحظ: استعمل فعلا يُقاس مثل يذكر أو يحسب أو يقارن.`,
      en: `The goal “${unseen}” begins with a verb that cannot be observed: use one such as name, calculate or compare.`,
      fr: `L’objectif « ${unseen} » commence par un verbe que l’on ne peut pas observer : employez-en un comme nommer, calculer ou comparer.`,
    },
    !family && {
      ar: 'لا تُعرف قواعد هذا الموضوع: اكتب المكتسبات القبلية، والأخطاء المتوقعة مع معالجتها.',
      en: 'Nothing is known of this topic by rule: write the prerequisites, and likely mistakes with your response.',
      fr: 'Aucune règle ne connaît ce thème : écrivez les prérequis et les erreurs probables avec votre réponse.',
    },
    !family &&
      !source && {
        ar: 'جهز أمثلتك وأسئلتك لمراحل البناء، واكتب الأثر المكتوب وأسئلة التهيئة والخروج، أو أضف نصا تُبنى عليه.',
        en: 'Prepare your own examples and questions for the building phases, and write what pupils copy with the starter and exit questions, or add a text from which they can be made.',
        fr: 'Préparez vos propres exemples et questions pour les phases de construction, et écrivez ce que les élèves copient, avec les questions d’entrée et de sortie, ou ajoutez un texte dont elles peuvent être tirées.',
      },
    !hasKeywords && {
      ar: 'اكتب الكلمات الأساسية مع شرح كل منها.',
      en: 'Write the keywords with a meaning for each.',
      fr: 'Écrivez les mots clés avec le sens de chacun.',
    },
    foreignSource && {
      ar: 'لم يُستعمل النص لأنه مكتوب بلغة أخرى غير لغة المذكرة.',
      en: 'Your text was not used, as it is in another language than the plan.',
      fr: 'Votre texte n’a pas été utilisé, car il n’est pas dans la langue de la fiche.',
    },
    (plan.minutes ?? 0) / (plan.sessions ?? 1) > LONG && {
      ar: 'الحصة طويلة: برمج استراحة قصيرة بين مرحلتين.',
      en: 'This is a long lesson: plan a short break between two phases.',
      fr: 'C’est une longue leçon : prévoyez une courte pause entre deux phases.',
    },
  ];
  return notes.flatMap((note) => (note ? [note[plan.language]] : []));
}
