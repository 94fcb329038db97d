import type { ReadingLevel } from '../../model/reading.ts';
import type { SchoolLevel } from '../../model/profile.ts';
import { semicolons } from '../../model/punctuation.ts';
import { writeExact, writeFigure } from '../../model/write-figure.ts';
import type { Labels } from './en.ts';

const levels = {
  Primary: { whole: 'التعليم الابتدائي', year: 'ابتدائي' },
  Middle: { whole: 'التعليم المتوسط', year: 'متوسط' },
  Secondary: { whole: 'التعليم الثانوي', year: 'ثانوي' },
} as const satisfies Record<SchoolLevel, unknown>;
const years = ['الأولى', 'الثانية', 'الثالثة', 'الرابعة', 'الخامسة'];

const written = (value: number): string => writeFigure(value, 'ar');
const plurals = new Intl.PluralRules('ar');
type Counted = Readonly<Record<'one' | 'two' | 'few' | 'many', string>>;

/** A number with its noun: for 1 and 2 the noun alone, for 3 to 10 its plural. */
const counted = (count: number, noun: Counted): string => {
  const category = plurals.select(count);
  if (category === 'one' || category === 'two') return noun[category];
  return `${written(count)} ${category === 'few' ? noun.few : noun.many}`;
};

/** Labels on sheets, in the terms of Algerian schools. */
export const ar: Labels = {
  letters: 'أبجدهو',
  level: (level, year) =>
    year === undefined
      ? levels[level].whole
      : `السنة ${years[year - 1] ?? written(year)} ${levels[level].year}`,
  minutes: (count) =>
    counted(count, { one: 'دقيقة واحدة', two: 'دقيقتان', few: 'دقائق', many: 'دقيقة' }),
  points: (count) =>
    counted(count, { one: 'نقطة واحدة', two: 'نقطتان', few: 'نقاط', many: 'نقطة' }),
  number: written,
  exactNumber: (value) => writeExact(value, 'ar'),
  semicolon: semicolons.ar,
  colon: ': ',
  comma: '، ',

  school: 'المؤسسة',
  season: 'السنة الدراسية',
  teacher: 'الأستاذ(ة)',
  subject: 'المادة',
  levelLabel: 'المستوى',
  duration: 'المدة',
  class: 'القسم',
  date: 'التاريخ',
  name: 'اللقب والاسم',
  mark: 'العلامة',
  page: 'صفحة',
  of: 'من',
  formLetters: { A: 'أ', B: 'ب' },
  form: (form) => `النموذج ${form}`,

  field: 'الميدان',
  sequence: 'المقطع',
  competence: 'الكفاءة الختامية',
  outcome: 'الهدف التعلمي',
  prerequisites: 'المكتسبات القبلية',
  materials: 'السندات',
  keywords: 'المصطلحات',
  term: 'المصطلح',
  meaning: 'المعنى',
  misconceptions: 'أخطاء متوقعة',
  misconception: 'الخطأ',
  response: 'المعالجة',
  course: 'سير الحصة',
  session: (number) => `الحصة ${number}`,
  stage: 'المراحل',
  time: 'المدة',
  teacherDoes: 'نشاط الأستاذ(ة)',
  pupilsDo: 'نشاط التلاميذ',
  assessment: 'التقويم',
  stages: {
    launch: 'وضعية الانطلاق',
    build: 'بناء التعلمات',
    apply: 'استثمار المكتسبات',
  },
  checks: 'أسئلة التحقق من الفهم',
  check: (number) => `سؤال التحقق ${number}`,
  ifWrong: 'إذا أخطأ عدد منهم',
  starter: 'أسئلة التهيئة',
  exit: 'أسئلة بطاقة الخروج',
  trace: 'الأثر المكتوب',
  differentiation: 'التفريق البيداغوجي',
  support: 'للتلاميذ المحتاجين إلى دعم',
  extension: 'للتلاميذ المتفوقين',
  homework: 'الواجب المنزلي',

  sourceText: 'النص',
  /** In the names of files. */
  readings: { easier: 'نص-أسهل', simplest: 'النص-الأبسط' } satisfies Record<ReadingLevel, string>,
  question: (number) => `السؤال ${number}`,
  true: 'صحيح',
  false: 'خطأ',
  task: 'الوضعية الإدماجية',
  trueLetter: 'ص',
  falseLetter: 'خ',
  taskLetter: 'الوضعية',
  instructions: 'التعليمات',
  hint: 'تلميح',
  passage: 'عد إلى هذه الفقرة',
  matchLeft: 'العنصر',
  letter: 'الحرف',
  matchRight: 'الاقتراحات',
  rightOrder: 'ترتيب الحروف',
  beginning: 'يبدأ الجواب بـ',
  firstStep: 'الخطوة الأولى',

  answerKey: 'الإجابة النموذجية وسلم التنقيط',
  answer: 'الجواب',
  answers: 'عناصر الإجابة',
  questions: 'السؤال',
  variants: 'يقبل أيضا',
  tolerance: (tolerance) => `بهامش ${tolerance}`,
  reason: 'التعليل',
  evidence: 'من النص',
  source: 'المصدر',
  titleAndPage: (title, page) => `${title}، صفحة ${page}`,
  criteria: 'معايير التقويم',
  rubric: 'شبكة التقويم',
  rubricLevels: ['تحكم أقصى', 'تحكم أدنى', 'تحكم غير كاف'],
  total: 'المجموع',
  specification: 'جدول المواصفات',
  asksTo: 'المهارة',
  bloom: {
    remember: 'التذكر',
    understand: 'الفهم',
    apply: 'التطبيق',
    analyse: 'التحليل',
    evaluate: 'التقويم',
    create: 'الإبداع',
  },
  unjudged: 'غير محدد',
  noLevel: 'مهارة غير محددة',
  noDifficulty: 'صعوبة غير محددة',
  doubtful: 'تحقق من هذا الجواب.',
  unit: 'وحدة الجواب',

  answerSheet: 'ورقة الإجابة',
  fillBubbles: 'املأ دائرة واحدة لكل سؤال بقلم داكن. لتغيير إجابة، اشطبها واملأ دائرة أخرى.',
  teacherPoints: 'النقاط، يملؤها الأستاذ(ة)',
  numberInList: 'رقمك في قائمة القسم: املأ دائرة العشرات ثم دائرة الآحاد',
  tens: 'العشرات',
  ones: 'الآحاد',

  exercise: (number) => `التمرين ${number}`,
  difficulties: { 1: 'سهل', 2: 'متوسط', 3: 'صعب' },
  integration: 'وضعية إدماجية',
  solutions: 'الحلول',

  withAnswers: 'مع-الإجابة',
  untitled: 'مسودة',

  notes: 'للمراجعة قبل الاستعمال',
  drafters: {
    model: 'مسودة أعدها نموذج ذكاء اصطناعي، وتبقى مسؤوليتها على الأستاذ(ة).',
    rules: 'مسودة أعدت بقواعد برمجية، دون نموذج ذكاء اصطناعي.',
  },
};
