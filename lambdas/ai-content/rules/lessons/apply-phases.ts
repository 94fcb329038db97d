import { answered, solved, type LessonContext } from './lesson-context.ts';
import type { PhaseText } from './phase.ts';

/** Individual exercises, from easy to hard. */
function exercises({ item, material }: LessonContext): PhaseText | undefined {
  const { language } = material.plan;
  const items = [item(1), item(2), item(3)].filter((each) => each !== undefined);
  if (items.length < 3) return undefined;
  const list = items.map((each, at) => `${at + 1}) ${solved(each, language)}`).join('\n');
  return {
    ar: {
      teacher: `يقترح تمارين متدرجة تُنجز فرديا على كراس المحاولات:\n${list}\nيراقب الإنجاز، ثم يدير تصحيحا جماعيا على السبورة.`,
      pupils: 'ينجزون فرديا، ويقارنون في ثنائيات، ثم يصححون على السبورة وينقلون الحل الصحيح.',
      assessment:
        'حلان صحيحان من ثلاثة مع التعليل دليل على بلوغ الهدف، ومن لم يبلغه يُسجل للمعالجة.',
    },
    en: {
      teacher: `Sets graded exercises to be done alone:\n${list}\nWatches the work, then has them corrected on the board.`,
      pupils:
        'Work alone, compare in pairs, then correct on the board and copy the right solution.',
      assessment:
        'Two right answers of three, with working, show that the goal is reached; the others are noted for support.',
    },
    fr: {
      teacher: `Donne des exercices gradués à faire seul :\n${list}\nObserve le travail, puis fait corriger au tableau.`,
      pupils:
        'Travaillent seuls, comparent à deux, puis corrigent au tableau et recopient la bonne solution.',
      assessment:
        'Deux réponses justes sur trois, avec les calculs, montrent que l’objectif est atteint ; les autres élèves sont notés pour un soutien.',
    },
  };
}

/** A problem from daily life, and a question at the end of the lesson. */
function problemAndTicket({
  item,
  problem: nextProblem,
  material,
}: LessonContext): PhaseText | undefined {
  const { language } = material.plan;
  const [problem, ticket] = [nextProblem(), item(1)];
  if (!problem || !ticket) return undefined;
  return {
    ar: {
      teacher: `يقدم مسألة إدماجية تُحل في أفواج: ${solved(problem, language)}. وفي الدقائق الأخيرة يوزع بطاقة الخروج: ${solved(ticket, language)}.`,
      pupils:
        'يستخرجون المعطيات والمطلوب، ويحلون ويعرضون حلهم، ثم يجيب كل واحد وحده عن بطاقة الخروج.',
      assessment: 'تُفرز بطاقات الخروج إلى: تمكن، في طريق التمكن، يحتاج إلى معالجة.',
    },
    en: {
      teacher: `Sets a problem to be solved in groups: ${solved(problem, language)}. In the last minutes hands out an exit question: ${solved(ticket, language)}.`,
      pupils:
        'Note what is given and asked, solve and present; then each answers the exit question alone.',
      assessment: 'Exit answers are sorted into three piles: reached, on the way, needs support.',
    },
    fr: {
      teacher: `Donne un problème à résoudre en groupes : ${solved(problem, language)}. Dans les dernières minutes, pose une question de sortie : ${solved(ticket, language)}.`,
      pupils:
        'Notent ce qui est donné et demandé, résolvent et présentent ; puis chacun répond seul à la question de sortie.',
      assessment:
        'Les réponses de sortie sont rangées en trois piles : acquis, en cours, à soutenir.',
    },
  };
}

function backToText({ ask, claim, material }: LessonContext): PhaseText | undefined {
  const { language } = material.plan;
  const [question, statement] = [ask(), claim()];
  if (!question) return undefined;
  const check = statement
    ? ` ${{ ar: 'ثم: صحيح أم خطأ؟', en: 'Then: true or false?', fr: 'Ensuite : vrai ou faux ?' }[language]} ${answered(statement, language)}.`
    : '';
  return {
    ar: {
      teacher: `يطلب إغلاق النص ويطرح سؤالا يُجاب عنه كتابيا: ${answered(question, language)}.${check} ثم يطلب تلخيص النص في ثلاث جمل بعنوان جديد.`,
      pupils: 'يجيبون من الذاكرة، ويتحققون من النص، ثم يكتبون التلخيص ويقرؤه بعضهم.',
      assessment: 'التلخيص مقبول إذا ذكر الفكرة العامة ومعلومتين صحيحتين دون نقل حرفي.',
    },
    en: {
      teacher: `Has the text closed and asks for a written answer: ${answered(question, language)}.${check} Then asks for a summary of three sentences with a new title.`,
      pupils:
        'Answer from memory, check with the text, write the summary, and some read theirs out.',
      assessment: 'A summary counts if it has the main idea and two right facts and is not copied.',
    },
    fr: {
      teacher: `Fait fermer le texte et demande une réponse écrite : ${answered(question, language)}.${check} Demande ensuite un résumé de trois phrases avec un nouveau titre.`,
      pupils:
        'Répondent de mémoire, vérifient dans le texte, écrivent le résumé, et quelques-uns lisent le leur.',
      assessment:
        'Un résumé est réussi s’il donne l’idée principale et deux faits justes sans recopier.',
    },
  };
}

const newSituation = ({ topic }: LessonContext, goal: string): PhaseText => ({
  ar: {
    teacher: `يضع التلاميذ أمام وضعية من حياتهم تتطلب ما تعلموه في «${topic}» (${goal})، ويكتب معها معيارين للنجاح، ثم يدير عرض الحلول ومناقشتها.`,
    pupils: 'ينجزون فرديا ثم في ثنائيات، ويقيّم كل ثنائي عمله بالمعيارين قبل العرض.',
    assessment: 'يُقارن كل إنجاز بالمعيارين، ويُسجل من لم يحقق أحدهما للمعالجة.',
  },
  en: {
    teacher: `Sets a case from the pupils’ life that needs what they learned about “${topic}” (${goal}), writes two criteria of success beside it and leads the discussion of the solutions.`,
    pupils:
      'Work alone, then in pairs; each pair judges its work by the criteria before presenting it.',
    assessment:
      'Each piece of work is held against both criteria; who misses one is noted for support.',
  },
  fr: {
    teacher: `Propose un cas de la vie des élèves qui demande ce qu’ils ont appris sur « ${topic} » (${goal}), écrit à côté deux critères de réussite et mène la discussion des solutions.`,
    pupils:
      'Travaillent seuls, puis à deux ; chaque binôme juge son travail d’après les critères avant de le présenter.',
    assessment:
      'Chaque travail est comparé aux deux critères ; les élèves à qui il en manque un sont notés pour un soutien.',
  },
});

const exitTicket = ({ topic }: LessonContext): PhaseText => ({
  ar: {
    teacher: `يوزع بطاقة خروج من ثلاثة أسطر عن «${topic}»: أهم ما تعلمته، ومثال من عندي، وسؤال بقي لي. يقرأ بعضها دون ذكر الأسماء ويختم بالخلاصة.`,
    pupils: 'يكتب كل تلميذ بطاقته وحده، ثم يقارن مثاله بأمثلة زملائه.',
    assessment: 'المثال الصحيح دليل على الفهم، والأسئلة الباقية منطلق الحصة القادمة.',
  },
  en: {
    teacher: `Hands out an exit card of three lines on “${topic}”: the most important thing I learned, an example of my own, a question I still have. Reads some out without names and sums up.`,
    pupils: 'Fill in their cards alone, then compare their example with others.',
    assessment: 'A right example shows understanding; open questions begin the next lesson.',
  },
  fr: {
    teacher: `Distribue une fiche de sortie de trois lignes sur « ${topic} » : le plus important que j’ai appris, un exemple à moi, une question qui me reste. En lit quelques-unes sans nommer personne et fait le bilan.`,
    pupils: 'Remplissent leur fiche seuls, puis comparent leur exemple avec d’autres.',
    assessment:
      'Un exemple juste montre la compréhension ; les questions ouvertes commencent la prochaine leçon.',
  },
});

const makeQuestions = ({ topic }: LessonContext): PhaseText => ({
  ar: {
    teacher: `يطلب من كل فوج تأليف سؤالين عن «${topic}» مع جوابيهما، ثم ينظم مسابقة بين الأفواج، ويصحح ويثبت النقاط المهمة.`,
    pupils: 'يؤلفون أسئلة واضحة، ويجيبون عن أسئلة الأفواج الأخرى مع التعليل.',
    assessment: 'جودة السؤال وصحة الجواب المعلل تدلان على درجة التحكم.',
  },
  en: {
    teacher: `Has each group write two questions with answers on “${topic}”, holds a contest between the groups, corrects and settles the main points.`,
    pupils: 'Write clear questions, and answer those of other groups with reasons.',
    assessment: 'Good questions and right answers with reasons show how well it is mastered.',
  },
  fr: {
    teacher: `Fait écrire à chaque groupe deux questions avec leurs réponses sur « ${topic} », organise un concours entre les groupes, corrige et fixe l’essentiel.`,
    pupils:
      'Écrivent des questions claires et répondent à celles des autres groupes en justifiant.',
    assessment:
      'De bonnes questions et des réponses justes et justifiées montrent ce qui est maîtrisé.',
  },
});

/** Ways to apply what was learned: special ones for a known topic or a text, then general ones. */
export const applies = {
  special: [exercises, backToText, problemAndTicket],
  general: [newSituation, exitTicket, makeQuestions],
} as const;
