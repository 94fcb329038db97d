import { semicolons } from '#shared/model/punctuation.ts';
import { shownAnswer } from '../items/item-questions.ts';
import { answered, solved, type LessonContext } from './lesson-context.ts';
import type { PhaseText } from './phase.ts';

/** An example solved on the board, then one for the pupils. */
function workedExample({ item, material }: LessonContext, goal: string): PhaseText | undefined {
  const { language } = material.plan;
  const [example, own] = [item(2), item(1)];
  if (!example || !own) return undefined;
  const steps = example.steps.map((step, at) => `${at + 1}) ${step}`).join(' ');
  return {
    ar: {
      teacher: `الهدف: ${goal}. يحل مثالا على السبورة وهو يفكر بصوت عال: ${example.question} ${steps} ثم يسأل عن سبب كل خطوة قبل كتابة القاعدة.`,
      pupils: 'يعللون كل خطوة شفويا، ويصوغون القاعدة بكلماتهم، ثم يدونونها مع المثال على الكراس.',
      assessment: `على الألواح: ${solved(own, language)}.`,
    },
    en: {
      teacher: `Goal: ${goal}. Works an example on the board, thinking aloud: ${example.question} ${steps} Asks for the reason of each step before the rule is written down.`,
      pupils:
        'Give the reason of each step, word the rule themselves and note it with the example.',
      assessment: `On slates: ${solved(own, language)}.`,
    },
    fr: {
      teacher: `Objectif : ${goal}. Résout un exemple au tableau en pensant à voix haute : ${example.question} ${steps} Fait justifier chaque étape avant d’écrire la règle.`,
      pupils: 'Justifient chaque étape, formulent eux-mêmes la règle et la notent avec l’exemple.',
      assessment: `Sur l’ardoise : ${solved(own, language)}.`,
    },
  };
}

/** Two answers, one of them wrong, which pupils must find. */
function findTheMistake({ item }: LessonContext, goal: string): PhaseText | undefined {
  const example = item(2);
  if (!example) return undefined;
  const { answer } = example;
  const wrong =
    answer.kind === 'number'
      ? answer.slips.map(answer.show).find((each) => each !== shownAnswer(example))
      : answer.others[0];
  if (wrong === undefined) return undefined;
  const right = shownAnswer(example);
  const steps = example.steps.join(' ');
  return {
    ar: {
      teacher: `الهدف: ${goal}. يعرض سؤالا وجوابين لتلميذين: ${example.question} أجاب الأول: ${right}، وأجاب الثاني: ${wrong}. من المصيب؟ ينظم المناقشة في أفواج ثم يثبت الحل: ${steps}`,
      pupils:
        'يناقشون الجوابين في أفواج صغيرة، ويعينون موضع الخطأ وسببه، ويكتبون نصيحة تجنب الوقوع فيه.',
      assessment: 'مقرر من كل فوج يبين موضع الخطأ، ويُقبل الجواب المعلل فقط.',
    },
    en: {
      teacher: `Goal: ${goal}. Shows a question with two pupils’ answers: ${example.question} The first says ${right}, the second ${wrong}. Who is right? Leads the discussion in groups, then settles it: ${steps}`,
      pupils:
        'Discuss both answers in small groups, find the mistake and where it comes from, and write a tip that avoids it.',
      assessment:
        'A speaker of each group points out the mistake; only answers with a reason count.',
    },
    fr: {
      teacher: `Objectif : ${goal}. Montre une question avec les réponses de deux élèves : ${example.question} Le premier dit ${right}, le second ${wrong}. Qui a raison ? Mène la discussion en groupes, puis tranche : ${steps}`,
      pupils:
        'Discutent les deux réponses en petits groupes, trouvent l’erreur et son origine, et écrivent un conseil pour l’éviter.',
      assessment:
        'Un porte-parole de chaque groupe montre l’erreur ; seules les réponses justifiées comptent.',
    },
  };
}

/** Reading for answers, with evidence from the text. */
function readForAnswers(
  { ask, claim, material }: LessonContext,
  goal: string,
): PhaseText | undefined {
  const { language } = material.plan;
  const [first, second, statement] = [ask(), ask(), claim()];
  if (!first) return undefined;
  const questions = [first, ...(second ? [second] : [])]
    .map((each) => answered(each, language))
    .join(semicolons[language]);
  return {
    ar: {
      teacher: `الهدف: ${goal}. يطلب قراءة النص فقرة فقرة ويطرح: ${questions}. يلخص على السبورة ما استخرجه التلاميذ في كلمات أساسية.`,
      pupils: 'يضعون خطا تحت ما يثبت الجواب في النص، ويقارنون مع زملائهم، ثم يدونون الخلاصة.',
      assessment: statement
        ? `صحيح أم خطأ، مع التعليل من النص: ${answered(statement, language)}.`
        : 'يقرأ تلميذ السطر الذي فيه الدليل على جوابه.',
    },
    en: {
      teacher: `Goal: ${goal}. Has the text read paragraph by paragraph and asks: ${questions}. Sums up on the board, in key words, what pupils found.`,
      pupils: 'Underline what proves the answer, compare with a neighbour and note the summary.',
      assessment: statement
        ? `True or false, with evidence from the text: ${answered(statement, language)}.`
        : 'A pupil reads out the line that proves the answer.',
    },
    fr: {
      teacher: `Objectif : ${goal}. Fait lire le texte paragraphe par paragraphe et demande : ${questions}. Résume au tableau, en mots clés, ce que les élèves ont trouvé.`,
      pupils: 'Soulignent ce qui prouve la réponse, comparent avec un voisin et notent le résumé.',
      assessment: statement
        ? `Vrai ou faux, avec une preuve du texte : ${answered(statement, language)}.`
        : 'Un élève lit la ligne qui prouve la réponse.',
    },
  };
}

const iDoYouDo = (_: LessonContext, goal: string): PhaseText => ({
  ar: {
    teacher: `الهدف: ${goal}. ينجز نموذجا أمام التلاميذ خطوة خطوة ويعلل كل خطوة، ثم ينجز نموذجا ثانيا معهم بأسئلة موجهة، ويكتب الخلاصة بصياغتهم.`,
    pupils: 'يلاحظون النموذج الأول ويسألون، ويشاركون في الثاني، ثم ينجزون ثالثا في ثنائيات.',
    assessment: 'يمر الأستاذ بين الثنائيات: يطلب من أحد التلميذين أن يشرح ما فعله زميله.',
  },
  en: {
    teacher: `Goal: ${goal}. Shows one model step by step with reasons, does a second one together with the class by guiding questions, and writes the summary in the pupils’ words.`,
    pupils: 'Watch and ask during the first, take part in the second and do a third in pairs.',
    assessment: 'Goes from pair to pair and asks one pupil to explain what the other has done.',
  },
  fr: {
    teacher: `Objectif : ${goal}. Montre un modèle pas à pas en justifiant, en fait un second avec la classe par des questions, et écrit le bilan avec les mots des élèves.`,
    pupils:
      'Observent et questionnent pendant le premier, participent au second et font un troisième à deux.',
    assessment:
      'Passe d’un binôme à l’autre et demande à un élève d’expliquer ce que l’autre a fait.',
  },
});

const groupsTeach = ({ topic }: LessonContext, goal: string): PhaseText => ({
  ar: {
    teacher: `الهدف: ${goal}. يوزع على كل فوج جزءا من «${topic}» مع سؤال واحد مكتوب، ويضبط الوقت، ويتدخل بالأسئلة لا بالأجوبة، ثم يثبت الخلاصة الصحيحة.`,
    pupils:
      'يبحث كل فوج عن جوابه في الكتاب والسندات، ويعرضه على البقية في دقيقتين، ويدون الجميع الخلاصة.',
    assessment: 'بعد كل عرض سؤال واحد لتلميذ من فوج آخر: يعيد الفكرة بكلماته.',
  },
  en: {
    teacher: `Goal: ${goal}. Gives each group one part of “${topic}” with one written question, keeps the time, helps with questions and not with answers, then settles the right summary.`,
    pupils:
      'Each group looks for its answer in the book and the materials and presents it in two minutes; all note the summary.',
    assessment:
      'After each presentation a pupil of another group says the idea again in other words.',
  },
  fr: {
    teacher: `Objectif : ${goal}. Donne à chaque groupe une partie de « ${topic} » avec une question écrite, veille au temps, aide par des questions et non par des réponses, puis fixe le bilan juste.`,
    pupils:
      'Chaque groupe cherche sa réponse dans le livre et les documents et la présente en deux minutes ; tous notent le bilan.',
    assessment:
      'Après chaque présentation, un élève d’un autre groupe redit l’idée avec d’autres mots.',
  },
});

const sortAndName = (_: LessonContext, goal: string): PhaseText => ({
  ar: {
    teacher: `الهدف: ${goal}. يعرض أمثلة وأمثلة مضادة مختلطة، ويطلب تصنيفها قبل أن يسمي القاعدة، ثم يصوغ معهم تعريفا دقيقا ويختبره بمثال جديد.`,
    pupils:
      'يصنفون الأمثلة في ثنائيات ويبررون، ويقترحون تعريفا، ويصححونه حتى ينطبق على كل الأمثلة.',
    assessment: 'مثال جديد على السبورة: ترفع بطاقة «نعم» أو «لا»، ويعلل تلميذان.',
  },
  en: {
    teacher: `Goal: ${goal}. Shows examples and counterexamples in one list, has them sorted before naming the rule, words an exact definition with the class and tries it on a new case.`,
    pupils:
      'Sort in pairs and give reasons, suggest a definition and mend it until it fits all examples.',
    assessment: 'A new case on the board: cards “yes” or “no” go up, and two pupils say why.',
  },
  fr: {
    teacher: `Objectif : ${goal}. Montre dans une même liste des exemples et des contre-exemples, les fait trier avant de nommer la règle, formule une définition exacte avec la classe et l’essaie sur un nouveau cas.`,
    pupils:
      'Trient à deux en justifiant, proposent une définition et la corrigent jusqu’à ce qu’elle convienne à tous les exemples.',
    assessment:
      'Un nouveau cas au tableau : les cartes « oui » ou « non » se lèvent, et deux élèves disent pourquoi.',
  },
});

/** Ways to build new knowledge: special ones for a known topic or a text, then general ones. */
export const builds = {
  special: [workedExample, readForAnswers, findTheMistake],
  general: [iDoYouDo, groupsTeach, sortAndName],
} as const;
