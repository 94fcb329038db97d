import type { AnnualDistribution } from '#shared/model/annual-distribution.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { ClassContent } from '#shared/model/saved-class.ts';
import type { Lesson } from '#shared/model/school-year.ts';

/** What the demo teacher has: two classes, a term's marks, a timetable and the lessons of a year. All of it is invented. */
export const SUBJECT = 'اللغة العربية';
const LEVEL = 'Middle';

const girls = 'آية إيمان خديجة سلمى شيماء صفاء فرح لينا مريم نور هاجر ياسمين'.split(' ');
const boys = 'أمين أيوب أنس بلال حمزة رياض زكرياء سامي عماد مهدي نسيم ياسين'.split(' ');
const families =
  'بلقاسم بن عمر بوعلام حداد خليفي دحماني رحماني زروقي سعيدي شريف صالحي طالبي عمراني غربي قاسمي لعربي مرابط ناصري هواري يحياوي'
    .replace('بن عمر', 'بن\u00a0عمر')
    .split(' ');

const COUNT = 24;

/** Pupils in the order of their family names, half of them girls. */
const pupils = Array.from({ length: COUNT }, (_, index) => {
  const isGirl = index % 2 === 0;
  const given = (isGirl ? girls : boys)[(index >> 1) % girls.length] ?? '';
  const family = families[Math.floor((index * families.length) / COUNT)] ?? '';
  const [month, day] = [1 + ((index * 5) % 12), 1 + ((index * 7) % 28)];
  return {
    fullName: `${family} ${given}`.replaceAll('\u00a0', ' '),
    registrationNumber: `160203450123${String(400 + index)}0`,
    dateOfBirth: `2013-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
    gender: isGirl ? ('female' as const) : ('male' as const),
  };
});

/** A class with a term's marks. */
export const markedClass: ClassContent = { name: '2م3', subject: SUBJECT, level: LEVEL, pupils };

/** A class whose page of marks was photographed. */
export const photographedClass = (names: readonly string[]): ClassContent => ({
  ...{ name: '3م2', subject: SUBJECT, level: LEVEL },
  pupils: names.map((fullName) => ({ fullName })),
});

/** Out of 20, in quarters: each pupil's own level, and better or worse from column to column. */
const markOf = (pupil: number, column: number): string => {
  const quarters = 24 + ((pupil * 11) % 49) + ((pupil * 5 + column * 7) % 9) - 4;
  return String(Math.min(quarters, 78) / 4);
};

/** The marks of a term; one pupil was absent from the exam. */
export const termMarks = (ids: readonly string[]): MarkSheetContent => ({
  columns: [
    { id: 'c1', heading: 'تقويم النشاطات', role: 'activities', scale: 20 },
    { id: 'c2', heading: 'الفرض', role: 'test', scale: 20 },
    { id: 'c3', heading: 'الاختبار', role: 'exam', scale: 20 },
  ],
  marks: Object.fromEntries(
    ids.map((id, pupil) => [
      id,
      {
        c1: { text: markOf(pupil, 1) },
        c2: { text: markOf(pupil, 2) },
        c3: { text: pupil === 17 ? 'غ' : markOf(pupil, 3) },
      },
    ]),
  ),
  averages: {
    preset: 'middle-2022',
    scale: 20,
    parts: [
      { roles: ['activities', 'test'], weight: 1 },
      { roles: ['exam'], weight: 2 },
    ],
  },
});

const weekOf = (
  className: string,
  room: string,
  hours: readonly (readonly [day: Lesson['day'], period: Lesson['period']])[],
) => hours.map(([day, period]): Lesson => ({ day, period, className, room }));

export const timetable: readonly Lesson[] = [
  ...weekOf('2م3', '14', [
    [0, 1],
    [0, 2],
    [1, 3],
    [2, 1],
    [3, 2],
  ]),
  ...weekOf('3م2', '9', [
    [0, 3],
    [1, 1],
    [1, 2],
    [2, 4],
    [4, 1],
  ]),
];

const sequences = [
  ['الحياة العائلية', 'فهم المنطوق: بين الآباء والأبناء', 'الجملة الاسمية', 'كتابة رسالة شخصية'],
  ['حب الوطن', 'فهم المكتوب: نشيد الجزائر', 'كان وأخواتها', 'وصف مكان'],
  ['عظماء الإنسانية', 'فهم المنطوق: ابن باديس', 'إن وأخواتها', 'كتابة سيرة'],
  ['الأخلاق والمجتمع', 'فهم المكتوب: الأمانة', 'المفعول المطلق', 'تلخيص نص'],
  ['العلم والاكتشاف', 'فهم المنطوق: رحلة إلى الفضاء', 'الحال', 'كتابة تقرير'],
  ['الأعياد', 'فهم المكتوب: يوم العلم', 'التمييز', 'كتابة دعوة'],
  ['الطبيعة', 'فهم المنطوق: الغابة', 'النعت', 'وصف منظر'],
  ['الصحة والرياضة', 'فهم المكتوب: الغذاء المتوازن', 'العطف', 'كتابة حوار'],
] as const;

/** The lessons of a year of study. */
export const distributionOf = (year: number): AnnualDistribution => ({
  ...{ subject: SUBJECT, level: LEVEL, year },
  lessons: sequences.flatMap(([sequence, ...lessons]) =>
    lessons.map((lesson) => ({ lesson, sequence, sessions: 4 })),
  ),
});

/** What a test and a lesson are drafted from. */
export const passage = `ولد الأمير عبد القادر سنة 1808 في القيطنة قرب معسكر. حفظ القرآن صغيرا، ودرس الفقه والأدب والتاريخ. بايعه الناس سنة 1832 أميرا عليهم، فنظم الجيش وبنى المصانع وسك النقود. قاوم الاحتلال الفرنسي خمسة عشر عاما. توقفت المقاومة سنة 1847، ونقل الأمير إلى فرنسا أسيرا. أطلق سراحه سنة 1852، فاستقر في دمشق. حمى في دمشق آلاف المسيحيين سنة 1860. توفي سنة 1883، ونقلت رفاته إلى الجزائر سنة 1966.`;
