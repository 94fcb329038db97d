import { lineKinds, type LineKind, type PlannedLesson } from '../model/annual-distribution.ts';
import { foldedWords } from '../text/fold-text.ts';

/** Words that change nothing about what a line is, folded and without the article. */
const FILLERS = new Set(
  (
    'حصه حصص نشاط وضعيه اجراء انجاز رقم من في و ماده كتابي كتابيه جزيي جزييه كلي كليه شامل شامله فصلي فصليه اسبوع ' +
    'اول اولي ثاني ثانيه ثالث ثالثه رابع رابعه n no de du des la le les l et of the and seance session situation activite ' +
    'activity partielle finale final premier premiere deuxieme second troisieme first third'
  ).split(' '),
);

/** Words of which one makes a line what it is, wherever it is. */
const SURE: readonly (readonly [LineKind, RegExp])[] = [
  ['diagnostic', /^(?:تشخيصي|تشخيصيه|تشخيص|diagnosti(?:c|que)s?)$/u],
  ['launch', /^(?:انطلاق|انطلاقيه)$/u],
  ['integration', /^(?:ادماج|ادماجي|ادماجيه|ادماجات)$/u],
  ['remediation', /^(?:استدراك|استدراكيه|remediations?|remedial)$/u],
];
/** Texts that are of a kind when nothing but fillers and digits is left. `معالجة النصوص` is a lesson. */
const WHOLE: readonly (readonly [LineKind, RegExp])[] = [
  ['launch', /^(?:ام|مشكله ام|depart|probleme depart|launch)$/u],
  ['integration', /^(?:integration|integration acquis|integration apprentissages)$/u],
  ['remediation', /^(?:معالجه|معالجه بيداغوجيه|معالجه تربويه|دعم معالجه|تقويم معالجه|دعم)$/u],
  [
    'test',
    /^(?:(?:فرض|اختبار)(?: محروس)?|devoirs?(?: surveille| controle)?|ds|composition|(?:written )?test|exam|examen)$/u,
  ],
];
/** A test of a term, whatever subject it names. A test that is corrected or prepared is none. */
const OF_TERM =
  /^(?:(?:فرض|اختبار|تقويم|تقييم) .*(?:محروس|فصل|ثلاثي|فصلي|دوره)(?: |$)|(?:devoir|composition|examen|test|exam) .*(?:trimestre|semestre|surveille|term)(?: |$))/u;

const isLineKind = (kind: LineKind | undefined): kind is LineKind =>
  kind !== undefined && lineKinds.includes(kind);

/** What a line of a distribution is: as it says itself, or else as its words say. A lesson if they say nothing. */
export function kindOfLine({ kind, lesson }: Pick<PlannedLesson, 'kind' | 'lesson'>): LineKind {
  // A kind that a newer server knows counts as said by nothing.
  if (isLineKind(kind)) return kind;
  const words = foldedWords(lesson);
  const sure = SURE.find(([, shape]) => words.some((word) => shape.test(word)));
  if (sure) return sure[0];
  if (OF_TERM.test(words.join(' '))) return 'test';
  const left = words.filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word)).join(' ');
  return WHOLE.find(([, shape]) => shape.test(left))?.[0] ?? 'lesson';
}
