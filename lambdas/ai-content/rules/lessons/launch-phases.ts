import { answered, solved, type LessonContext } from './lesson-context.ts';
import type { PhaseText } from './phase.ts';

/** An introductory problem on the topic. */
function problem({ item, problem: nextProblem, material }: LessonContext): PhaseText | undefined {
  const { language } = material.plan;
  const [first, second] = [item(1), nextProblem()];
  if (!first || !second) return undefined;
  return {
    ar: {
      teacher: `يطرح سؤالا للحساب على الألواح: ${solved(first, language)}. ثم يعرض وضعية جديدة دون حلها: ${second.question} يسجل اقتراحات التلاميذ على السبورة ولا يحكم عليها، ويعلن هدف الحصة.`,
      pupils: 'يجيبون على الألواح في دقيقة، ثم يقترحون طرقا لحل الوضعية الجديدة ويبررونها.',
      assessment: 'يرفع الجميع الألواح في وقت واحد: من أخطأ في السؤال الأول يُرافق منذ بداية الحصة.',
    },
    en: {
      teacher: `Asks a question for the slates: ${solved(first, language)}. Then shows a new problem without solving it: ${second.question} Notes the pupils’ ideas on the board without judging them, and says what the lesson is for.`,
      pupils:
        'Answer on their slates within a minute, then suggest ways to solve the new problem and give reasons.',
      assessment:
        'All slates go up at once: whoever missed the first question gets support from the start.',
    },
    fr: {
      teacher: `Pose une question pour l’ardoise : ${solved(first, language)}. Montre ensuite un nouveau problème sans le résoudre : ${second.question} Note les idées des élèves au tableau sans les juger et dit à quoi sert la leçon.`,
      pupils:
        'Répondent sur l’ardoise en une minute, puis proposent des façons de résoudre le nouveau problème et les justifient.',
      assessment:
        'Toutes les ardoises se lèvent en même temps : ceux qui ont manqué la première question sont aidés dès le début.',
    },
  };
}

function questionOnText({ ask, material, topic }: LessonContext): PhaseText | undefined {
  const prompt = ask();
  if (!prompt) return undefined;
  const { language } = material.plan;
  return {
    ar: {
      teacher: `يكتب عنوان الموضوع «${topic}» ويطلب من التلاميذ توقع ما سيقوله النص، ثم يوزعه للقراءة الصامتة ويختبر الفهم العام بسؤال: ${answered(prompt, language)}.`,
      pupils: 'يتوقعون مضمون النص شفويا، ثم يقرؤونه قراءة صامتة ويقارنون توقعاتهم به.',
      assessment: 'تلميذان من مستويين مختلفين يذكران ما صح من التوقعات، مع دليل من النص.',
    },
    en: {
      teacher: `Writes the topic “${topic}” on the board, asks pupils what the text might say, hands it out for silent reading and checks the general idea: ${answered(prompt, language)}.`,
      pupils: 'Say what they expect, read silently and compare the text with what they expected.',
      assessment:
        'Two pupils of different levels say which expectations were right, with evidence from the text.',
    },
    fr: {
      teacher: `Écrit le thème « ${topic} » au tableau, demande aux élèves ce que le texte pourrait dire, le distribue pour une lecture silencieuse et vérifie l’idée générale : ${answered(prompt, language)}.`,
      pupils:
        'Disent ce qu’ils attendent, lisent en silence et comparent le texte à leurs attentes.',
      assessment:
        'Deux élèves de niveaux différents disent quelles attentes étaient justes, avec une preuve du texte.',
    },
  };
}

const knownAndWanted = ({ topic }: LessonContext): PhaseText => ({
  ar: {
    teacher: `يرسم على السبورة جدولا من عمودين: «ما نعرفه» و«ما نريد معرفته» عن «${topic}»، ويملأ العمودين بإجابات التلاميذ دون تصحيح، ثم يعلن هدف الحصة.`,
    pupils: 'يكتب كل واحد معلومة وسؤالا في دقيقتين، ثم يتبادلها مع زميله قبل عرضها.',
    assessment: 'من خلال العمود الأول يحدد الأستاذ المكتسبات الناقصة ويعالجها قبل البناء.',
  },
  en: {
    teacher: `Draws two columns on the board about “${topic}”, “what we know” and “what we want to know”, fills them with the pupils’ answers without correcting, and says what the lesson is for.`,
    pupils:
      'Write one fact and one question each within two minutes and share them with a neighbour before the class.',
    assessment:
      'The first column shows which basics are missing; they are settled before anything new.',
  },
  fr: {
    teacher: `Trace au tableau deux colonnes sur « ${topic} », « ce que nous savons » et « ce que nous voulons savoir », les remplit avec les réponses des élèves sans corriger et dit à quoi sert la leçon.`,
    pupils:
      'Écrivent un fait et une question en deux minutes et les partagent avec un voisin avant la classe.',
    assessment:
      'La première colonne montre les bases qui manquent ; elles sont fixées avant toute nouveauté.',
  },
});

const everydayScene = ({ topic }: LessonContext): PhaseText => ({
  ar: {
    teacher: `يعرض صورة أو شيئا من محيط التلاميذ له علاقة بموضوع «${topic}» ويسأل: ماذا تلاحظون؟ وأي سؤال يخطر ببالكم؟ ثم يختار من أسئلتهم سؤالا تجيب عنه الحصة.`,
    pupils: 'يلاحظون ويصفون ويطرحون أسئلة، ويصوغون معا السؤال الذي ستجيب عنه الحصة.',
    assessment: 'يعيد تلميذ صياغة السؤال بكلماته ليتبين أن الجميع يعرف ما يُبحث عنه.',
  },
  en: {
    teacher: `Shows a picture or an object from the pupils’ surroundings that has to do with “${topic}”, asks what they notice and wonder, and picks from their questions the one that the lesson answers.`,
    pupils:
      'Observe, describe and ask; together they word the question that the lesson will answer.',
    assessment:
      'A pupil says the question again in other words, which shows that all know what is looked for.',
  },
  fr: {
    teacher: `Montre une image ou un objet de l’entourage des élèves en rapport avec « ${topic} », demande ce qu’ils remarquent et se demandent, et retient parmi leurs questions celle à laquelle la leçon répond.`,
    pupils:
      'Observent, décrivent et questionnent ; ensemble, ils formulent la question à laquelle la leçon répondra.',
    assessment:
      'Un élève redit la question avec d’autres mots, ce qui montre que tous savent ce que l’on cherche.',
  },
});

const recall = ({ topic }: LessonContext): PhaseText => ({
  ar: {
    teacher: `يطرح ثلاثة أسئلة سريعة من الدرس السابق لها صلة بموضوع «${topic}»، ثم يضع التلاميذ أمام حالة لا تكفي معارفهم الحالية لتفسيرها.`,
    pupils: 'يجيبون كتابيا دون الرجوع إلى الكراس، ثم يصححون لبعضهم ويحاولون تفسير الحالة الجديدة.',
    assessment: 'جوابان صحيحان من ثلاثة يكفيان للانطلاق، وإلا يُراجَع الدرس السابق في دقيقتين.',
  },
  en: {
    teacher: `Asks three quick questions on the last lesson that lead to “${topic}”, then presents a case that cannot be explained with what pupils know so far.`,
    pupils:
      'Answer in writing without their notebooks, mark one another’s answers and try to explain the new case.',
    assessment:
      'Two right answers of three are enough to go on; otherwise the last lesson is revised for two minutes.',
  },
  fr: {
    teacher: `Pose trois questions rapides sur la dernière leçon qui mènent à « ${topic} », puis présente un cas que les élèves ne peuvent pas encore expliquer.`,
    pupils:
      'Répondent par écrit sans leur cahier, se corrigent entre eux et essaient d’expliquer le nouveau cas.',
    assessment:
      'Deux réponses justes sur trois suffisent pour continuer ; sinon, la dernière leçon est revue pendant deux minutes.',
  },
});

/** The beginning of a further session: what the one before it was about. */
export function recallSession({ item, ask, material }: LessonContext, goal: string): PhaseText {
  const { language } = material.plan;
  const known = item(1);
  const onText = known ? undefined : ask();
  const question = known ? solved(known, language) : onText && answered(onText, language);
  const asked = {
    ar: question ? ` ثم يطرح سؤالا على الألواح: ${question}.` : '',
    en: question ? ` Then asks a question for the slates: ${question}.` : '',
    fr: question ? ` Pose ensuite une question pour l’ardoise : ${question}.` : '',
  };
  return {
    ar: {
      teacher: `يطلب من تلميذين أن يلخصا الحصة السابقة دون الرجوع إلى الكراس (${goal}).${asked.ar} ويعلن ما ستضيفه هذه الحصة.`,
      pupils: 'يذكرون ما تعلموه بكلماتهم، ويكمل بعضهم أقوال بعض، ثم يتحققون من الكراس.',
      assessment: 'ما لم يتذكره أغلب التلاميذ يُراجع في دقيقتين قبل البناء.',
    },
    en: {
      teacher: `Has two pupils sum up the last session without their notebooks (${goal}).${asked.en} Says what this session adds.`,
      pupils: 'Say in their own words what they learnt, complete one another, then look it up.',
      assessment: 'What most of them have forgotten is revised for two minutes before going on.',
    },
    fr: {
      teacher: `Fait résumer la séance précédente par deux élèves, sans cahier (${goal}).${asked.fr} Dit ce que cette séance ajoute.`,
      pupils:
        'Disent avec leurs mots ce qu’ils ont appris, se complètent, puis vérifient dans le cahier.',
      assessment: 'Ce que la plupart ont oublié est revu pendant deux minutes avant de continuer.',
    },
  };
}

/** Ways to begin: special ones for a known topic or a text, then general ones. */
export const launches = {
  special: [problem, questionOnText],
  general: [knownAndWanted, everydayScene, recall],
} as const;
