import { courseLogIdOf } from '#shared/course/course-log-id.ts';
import type { AnnualDistribution, PlannedLesson } from '#shared/model/annual-distribution.ts';
import type { CourseLogContent } from '#shared/model/course-log.ts';
import type { LessonPhase, LessonPlan } from '#shared/model/draft.ts';
import type { DailyDays } from '#shared/model/notebook-contents.ts';
import type { SchoolYear } from '#shared/model/school-year.ts';
import { holidaysOf } from '#shared/school-year/default-holidays.ts';
import { sampleNotebook } from '../notebook/sample-notebook.ts';
import type { NotebookInput } from '../notebook/notebook.ts';
import { dateYear, type StoredYear } from './date-year.ts';

/** An invented year of a teacher of mathematics, for tests, the benchmark and looking at pages. */
export const SEASON = '2026/2027';
const SUBJECT = 'الرياضيات';
export const PLAN = '01KJQ5N8000000000000000099';

const lesson = (
  sequence: string,
  name: string,
  sessions: number,
  more: Partial<PlannedLesson> = {},
): PlannedLesson => ({ lesson: name, sequence, field: 'أنشطة عددية', sessions, ...more });

const secondYear: readonly PlannedLesson[] = [
  lesson('الأعداد والعمليات', 'تقويم تشخيصي', 2),
  lesson('الأعداد والعمليات', 'سلاسل عمليات بدون أقواس', 3),
  lesson('الأعداد والعمليات', 'سلاسل عمليات بأقواس', 3),
  lesson('الأعداد والعمليات', 'توزيع الضرب على الجمع والطرح', 3),
  lesson('الكسور', 'حاصل القسمة والكسر', 2),
  lesson('الكسور', 'مقارنة كسرين', 3),
  lesson('الكسور', 'جمع كسرين وطرحهما', 3),
  lesson('الكسور', 'ضرب كسرين', 2),
  lesson('الزوايا والتوازي', 'محور قطعة ومنصف زاوية', 3, { field: 'أنشطة هندسية' }),
  lesson('الزوايا والتوازي', 'مستقيمان وقاطع', 3, { field: 'أنشطة هندسية' }),
  lesson('المثلثات', 'إنشاء مثلث', 2, { field: 'أنشطة هندسية' }),
  lesson('المثلثات', 'حالات تقايس مثلثين', 3, { field: 'أنشطة هندسية', plan: PLAN }),
  lesson('المثلثات', 'المثلث المتساوي الساقين', 2, { field: 'أنشطة هندسية' }),
  ...Array.from({ length: 24 }, (_, index) =>
    lesson(`المقطع ${4 + Math.floor(index / 4)}`, `مورد المقطع رقم ${index + 1}`, 3),
  ),
];

const distribution = (
  year: number,
  lessons: readonly PlannedLesson[],
  subject = SUBJECT,
): AnnualDistribution => ({ subject, level: 'Middle', year, lessons: [...lessons] });

export const sampleDistributions: readonly AnnualDistribution[] = [
  distribution(2, secondYear),
  distribution(1, [
    lesson('الأعداد الطبيعية', 'الأعداد الطبيعية', 4),
    lesson('الأعداد الطبيعية', 'ضرب الأعداد الطبيعية', 2),
    ...secondYear.slice(4, 30),
  ]),
];

const slots: readonly (readonly [day: 0 | 1 | 2 | 3 | 4, period: 1 | 2 | 3 | 4 | 5 | 6, string])[] =
  [
    [0, 1, '1م1'],
    [0, 2, '2م3'],
    [0, 3, '2م4'],
    [1, 1, '2م3'],
    [1, 2, '4م2'],
    [1, 3, '1م1'],
    [1, 4, '2م4'],
    [2, 1, '2م4'],
    [2, 3, '2م3'],
    [2, 4, '1م1'],
    [3, 2, '2م3'],
    [3, 3, '4م2'],
    [3, 4, '1م1'],
    [3, 5, '2م4'],
    [4, 3, '4م2'],
    [4, 4, '4م2'],
    [4, 5, '1م1'],
  ];

export const sampleTimetable: SchoolYear = {
  timetable: [
    ...slots.map(([day, period, className]) => ({ day, period, className, room: 'القاعة 5' })),
    { day: 0, period: 5, className: '4م2', half: 1 },
    { day: 0, period: 6, className: '4م2', half: 2 },
  ],
  hours: { morning: '08:00', afternoon: '14:00', minutes: 60 },
  changes: [
    {
      from: '2027-02-08',
      to: '2027-03-09',
      hours: { morning: '08:30', afternoon: '13:00', minutes: 45 },
    },
  ],
  exams: [{ name: 'اختبارات الفصل الأول', from: '2026-12-06', to: '2026-12-10' }],
};

const log: CourseLogContent = {
  entries: {
    '2026-11-17-3': { state: 'lost', reason: 'strike' },
    '2026-11-24-5': { extra: true },
    '2026-11-25-2': { state: 'half', note: 'التمرين 4 لم يصحح.', homework: 'التمرين 12 ص 47' },
    '2026-12-01-3': { state: 'lost', reason: 'own-absence' },
    '2026-12-02-2': { lesson: 'مراجعة قبل الاختبار' },
  },
};

const CLASS = '01KJQ5N8000000000000000007';

export const storedYear: StoredYear = {
  owner: { academicSeason: SEASON, subject: SUBJECT, level: 'Middle' },
  schoolYear: sampleTimetable,
  holidays: holidaysOf(sampleTimetable, SEASON, 'ar'),
  distributions: sampleDistributions,
  classes: [{ id: CLASS, name: '2م3', changedAt: '2026-09-20T08:00:00.000Z' }],
  sheets: [{ classId: CLASS, subject: SUBJECT, tests: [{ date: '2026-11-08' }] }],
  logs: [
    {
      classId: CLASS,
      id: courseLogIdOf(2026, SUBJECT),
      document: {
        ...{ version: 3, createdAt: '2026-11-25T10:00:00.000Z', author: 'teacher' },
        ...{ contentHash: 'none', content: log },
      },
    },
  ],
};

const phase = (session: number, title: string, minutes: number, teacher: string): LessonPhase => ({
  ...{ id: `p${session}${minutes}`, stage: 'build', title, minutes, teacher, session },
  ...{ pupils: '', assessment: '' },
});

export const samplePlan: LessonPlan = {
  ...{ type: 'LESSON_PLAN', language: 'ar', title: 'حالات تقايس مثلثين', level: 'Middle' },
  ...{ year: 2, drafter: 'model', notes: [], minutes: 180 },
  outcome: 'يبرهن على تقايس مثلثين بضلعين والزاوية بينهما. يستعمل الحالات الثلاث في حل مشكلات.',
  curriculum: { field: 'أنشطة هندسية', sequence: 'المثلثات', competence: 'يحل مشكلات.' },
  prerequisites: [],
  materials: ['المدور', 'المنقلة', 'ورق شفاف', 'الكتاب ص 46'],
  ...{ keywords: [], misconceptions: [] },
  phases: [
    phase(1, 'تهيئة', 5, 'يذكّر بإنشاء مثلث علمت أضلاعه.'),
    phase(1, 'وضعية', 30, 'يعرض قطعتي بلاط. يقارن التلاميذ بالورق الشفاف.'),
    phase(2, 'تصحيح', 10, 'يصحح التمرين 12 ص 47 على السبورة.'),
    phase(
      2,
      'وضعية',
      25,
      'يطلب بناء المثلثين ومطابقتهما. يسأل عن الزاوية المحصورة. يعيد النشاط مع زاوية أخرى ويناقش النتائج مع القسم كله حتى يصل التلاميذ إلى الحالة الثانية.',
    ),
    phase(2, 'حوصلة', 15, "يكتب الحالة الثانية: ضلعان والزاوية بينهما، $AB = A'B'$."),
    phase(3, 'استثمار', 45, 'يحل التلاميذ التمرينين 14 و15.'),
  ],
  differentiation: { support: '', extension: '' },
  homework: '',
};

/** The notebook of this teacher: its annual distributions, and daily pages if days are given. */
export function sampleYearNotebook(
  language: 'en' | 'ar',
  { contents, ...others }: { contents: Partial<NotebookInput['contents']>; dailyDays?: DailyDays },
  stored: StoredYear = storedYear,
): NotebookInput {
  const sample = sampleNotebook(language, 0, 0);
  const [one, two] = sampleNotebook(language, 2, 3).listed.classes;
  const year = dateYear(stored);
  return {
    ...sample,
    profile: { ...sample.profile, ...stored.owner, fullName: 'سليمة بن عاشور' },
    listed: {
      classes: [
        { pupils: [], ...one, name: '2م3' },
        { pupils: [], ...two, name: '2م4' },
        { name: '4م2', pupils: [] },
      ],
    },
    ...others,
    contents: { ...sample.contents, ...contents },
    schoolYear: stored.schoolYear,
    ...(year && { year: { ...year, plans: new Map([[PLAN, samplePlan]]) } }),
    generatedOn: '2026-11-28',
  };
}
