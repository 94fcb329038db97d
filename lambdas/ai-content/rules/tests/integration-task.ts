import { labelsIn } from '#shared/draft/labels.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import type { TestAnswer } from '../../domain/answers.ts';
import { isCalculated } from '../items/item.ts';
import { chooseItems } from '../items/choose-items.ts';
import type { Material } from '../material.ts';

type IntegrationTask = NonNullable<TestAnswer['task']>;

const criteria = {
  ar: [
    'الوجاهة: الإجابة عن كل تعليمة بما تطلبه.',
    'الاستعمال السليم لأدوات المادة: صحة المعارف والقواعد المستعملة.',
    'الانسجام: تسلسل الأفكار وترابط المراحل.',
    'الإتقان: وضوح الخط وحسن تنظيم الورقة.',
  ],
  en: [
    'Relevance: each instruction is answered as it asks.',
    'Correct use of what was learned: facts and rules are right.',
    'Coherence: ideas and steps follow from one another.',
    'Presentation: clear writing on a tidy page.',
  ],
  fr: [
    'Pertinence : la réponse correspond à chaque consigne.',
    'Emploi correct des acquis : les faits et les règles sont justes.',
    'Cohérence : les idées et les étapes s’enchaînent.',
    'Présentation : une écriture lisible sur une page soignée.',
  ],
} as const;

/** The criteria as a table; each with its weight. */
const rubrics = {
  ar: [
    [
      'الوجاهة',
      'يجيب عن كل التعليمات بما تطلبه.',
      'يجيب عن معظم التعليمات.',
      'يجيب عن تعليمة واحدة أو يخرج عن الموضوع.',
    ],
    [
      'الاستعمال السليم لأدوات المادة',
      'المعارف والقواعد المستعملة كلها صحيحة.',
      'معظمها صحيح، مع خطأ لا يغير النتيجة.',
      'أخطاء تغير النتيجة.',
    ],
    [
      'الانسجام',
      'الأفكار متسلسلة والمراحل مترابطة.',
      'التسلسل مفهوم، مع انقطاع واحد.',
      'أفكار بلا ترتيب ولا ترابط.',
    ],
    ['الإتقان', 'الخط واضح والورقة منظمة.', 'الخط مقروء والتنظيم ناقص.', 'الورقة صعبة القراءة.'],
  ],
  en: [
    [
      'Relevance',
      'Answers every instruction as it asks.',
      'Answers most of the instructions.',
      'Answers one instruction, or leaves the topic.',
    ],
    [
      'Correct use of what was learned',
      'All facts and rules are right.',
      'Most are right; a mistake does not change the result.',
      'Mistakes change the result.',
    ],
    [
      'Coherence',
      'Ideas and steps follow from one another.',
      'The order is clear, with one break.',
      'Ideas have no order and no links.',
    ],
    [
      'Presentation',
      'Clear writing on a tidy page.',
      'Readable, but not in order.',
      'Hard to read.',
    ],
  ],
  fr: [
    [
      'Pertinence',
      'Répond à toutes les consignes.',
      'Répond à la plupart des consignes.',
      'Répond à une seule consigne, ou sort du sujet.',
    ],
    [
      'Emploi correct des acquis',
      'Tous les faits et toutes les règles sont justes.',
      'La plupart sont justes ; une erreur ne change pas le résultat.',
      'Des erreurs changent le résultat.',
    ],
    [
      'Cohérence',
      'Les idées et les étapes s’enchaînent.',
      'L’ordre est clair, avec une rupture.',
      'Les idées n’ont ni ordre ni lien.',
    ],
    [
      'Présentation',
      'Écriture lisible sur une page soignée.',
      'Lisible, mais sans ordre.',
      'Difficile à lire.',
    ],
  ],
} as const;

const rubricIn = (language: DraftLanguage): IntegrationTask['rubric'] => ({
  levels: [...labelsIn(language).rubricLevels],
  criteria: rubrics[language].map(([criterion, ...levels]) => ({
    ...{ criterion, levels },
  })),
});

/** A page to write for others; it fits any topic, and says how long it must be and what it must contain. */
function writingTask({
  plan,
  source,
  random,
}: Material): Pick<IntegrationTask, 'situation' | 'instructions'> {
  const { language, request } = plan;
  const lines = request.level === 'Primary' ? '6' : request.level === 'Middle' ? '10' : '15';
  const { topic } = request;
  const occasion = random.pick([
    {
      ar: 'يُعد تلاميذ مدرستك عددا جديدا من مجلة المدرسة',
      en: 'The pupils of your school are preparing a new issue of the school magazine',
      fr: 'Les élèves de ton école préparent un nouveau numéro du journal scolaire',
    },
    {
      ar: 'ينظم ناديك المدرسي معرضا مفتوحا للأولياء',
      en: 'Your school club is preparing an exhibition for parents',
      fr: 'Le club de ton école prépare une exposition pour les parents',
    },
    {
      ar: 'طلب منك زميل غاب عن الدرس أن تساعده على فهمه',
      en: 'A classmate who missed the lesson has asked you to help him catch up',
      fr: 'Un camarade absent à la leçon te demande de l’aider à rattraper son retard',
    },
  ]);
  const material = source
    ? {
        ar: 'مستعينا بالنص وبما درست',
        en: 'using the text and what you have learned',
        fr: 'en t’aidant du texte et de ce que tu as appris',
      }
    : {
        ar: 'مستعينا بما درست',
        en: 'using what you have learned',
        fr: 'en t’aidant de ce que tu as appris',
      };
  return {
    situation: {
      ar: `${occasion.ar}، وكُلفت بالكتابة عن موضوع: «${topic}».`,
      en: `${occasion.en}, and you are to write about: “${topic}”.`,
      fr: `${occasion.fr}, et tu dois écrire sur : « ${topic} ».`,
    }[language],
    instructions: [
      {
        ar: `اكتب نصا لا يقل عن ${lines} أسطر تعرف فيه بالموضوع، ${material.ar}.`.replace(
          / (1[15]) أسطر/,
          ' $1 سطرا',
        ),
        en: `Write at least ${lines} lines that present the topic, ${material.en}.`,
        fr: `Écris au moins ${lines} lignes qui présentent le thème, ${material.fr}.`,
      },
      {
        ar: 'اذكر ثلاث معلومات دقيقة على الأقل، واشرح واحدة منها بأسلوبك.',
        en: 'Give at least three exact facts, and explain one of them in your own words.',
        fr: 'Donne au moins trois faits exacts et explique l’un d’eux avec tes propres mots.',
      },
      {
        ar: 'اختم برأيك أو بنصيحة مع التعليل.',
        en: 'End with your opinion or a piece of advice, and say why.',
        fr: 'Termine par ton avis ou un conseil, en disant pourquoi.',
      },
    ].map((each) => each[language]),
  };
}

/** A situation with several calculations. */
function calculationTask(material: Material): Pick<IntegrationTask, 'situation' | 'instructions'> {
  const { plan, family, random, constraints } = material;
  const { language, request } = plan;
  if (!family) return writingTask(material);
  const make = family.problem ?? family.make;
  const items = chooseItems(
    { ...family, make },
    { language, level: request.level, random, constraints },
    [2, 3, 3],
  );
  return {
    situation: {
      ar: 'كُلف فوجك بتحضير ورشة للرياضيات في الأبواب المفتوحة للمدرسة، ويريد أن يعرض على الزوار حلولا مفصلة للمسائل الآتية.',
      en: 'Your group is preparing a mathematics workshop for the open day of the school, and wants to show visitors full solutions to these problems.',
      fr: 'Ton groupe prépare un atelier de mathématiques pour la journée portes ouvertes de l’école et veut montrer aux visiteurs la solution complète de ces problèmes.',
    }[language],
    instructions: [
      ...items.map((item) => item.question),
      {
        ar: 'اشرح للزوار بجملة واحدة لكل مسألة كيف اخترت العملية المناسبة.',
        en: 'Explain to the visitors, in one sentence for each problem, how you chose what to calculate.',
        fr: 'Explique aux visiteurs, en une phrase pour chaque problème, comment tu as choisi ce qu’il faut calculer.',
      }[language],
    ],
  };
}

/** A situation from daily life that applies what was learned, marked by the four criteria of Algerian schools. */
export function integrationTask(material: Material): IntegrationTask {
  const { family, source, plan } = material;
  const isNumeric = family !== undefined && isCalculated(family) && !source;
  const task = isNumeric ? calculationTask(material) : writingTask(material);
  const { language } = plan;
  return { ...task, criteria: [...criteria[language]], rubric: rubricIn(language) };
}
