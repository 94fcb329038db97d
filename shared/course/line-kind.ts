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

const phrase = (words: string): RegExp => new RegExp(`(?:^| )(?:${words})(?: |$)`, 'u');

/** Phrases that make a line what it is, wherever they are in folded text; the first that is found decides. */
const SURE: readonly (readonly [LineKind, RegExp])[] = [
  ['diagnostic', phrase('تشخيصي|تشخيصيه|مكتسبات قبليه|(?:evaluation|test) diagnosti(?:c|que)')],
  ['remediation', phrase('و?معالجه (?:بيداغوجيه|تربويه)|دعم و?(?:معالجه|علاج)|استدراكيه')],
  ['integration', phrase('ادماج|ادماجي|ادماجيه|ادماجات|و?حل وضعيه انطلاقيه')],
  ['launch', phrase('(?:وضعيه|مشكله) انطلاق|انطلاقيه')],
];
/** Texts that are of a kind when nothing but fillers and digits is left. `معالجة النصوص` is a lesson. */
const WHOLE: readonly (readonly [LineKind, RegExp])[] = [
  ['diagnostic', /^(?:(?:تقويم )?تشخيص|diagnosti(?:c|que)(?: (?:evaluation|test))?)$/u],
  ['launch', /^(?:(?:مشكله )?ام|انطلاق|(?:probleme )?depart|launch)$/u],
  ['integration', /^integration(?: acquis| apprentissages)?$/u],
  [
    'remediation',
    /^(?:(?:تقويم )?و?معالجه|استدراك|دعم(?: بيداغوجي| تربوي)?|remediation|remedial(?: (?:lesson|work))?)$/u,
  ],
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
  const text = words.join(' ');
  const sure = SURE.find(([, shape]) => shape.test(text));
  if (sure) return sure[0];
  if (OF_TERM.test(text)) return 'test';
  const left = words.filter((word) => !FILLERS.has(word) && !/^\d+$/.test(word)).join(' ');
  return WHOLE.find(([, shape]) => shape.test(left))?.[0] ?? 'lesson';
}
