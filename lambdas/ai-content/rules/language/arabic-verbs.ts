/*
 * Sound verbs, whose stems do not change, such as «كتب، يكتب»; without verbs in ن or ت, which merge with their endings.
 * The present is given without its first letter.
 */
export const simpleVerbs = [
  ['كتب', 'كتب'],
  ['درس', 'درس'],
  ['لعب', 'لعب'],
  ['رسم', 'رسم'],
  ['شرب', 'شرب'],
  ['فهم', 'فهم'],
  ['حفظ', 'حفظ'],
  ['ركض', 'ركض'],
  ['جلس', 'جلس'],
  ['خرج', 'خرج'],
  ['دخل', 'دخل'],
  ['عمل', 'عمل'],
  ['نجح', 'نجح'],
  ['رجع', 'رجع'],
  ['سمع', 'سمع'],
  ['ضحك', 'ضحك'],
  ['حضر', 'حضر'],
  ['عرف', 'عرف'],
] as const;

export const derivedVerbs = [
  ['ساعد', 'ساعد'],
  ['شاهد', 'شاهد'],
  ['سافر', 'سافر'],
  ['شارك', 'شارك'],
  ['تعلم', 'تعلم'],
  ['تكلم', 'تكلم'],
  ['انطلق', 'نطلق'],
  ['اجتهد', 'جتهد'],
  ['استعمل', 'ستعمل'],
  ['استقبل', 'ستقبل'],
] as const;

export const pronouns = [
  'أنا',
  'نحن',
  'أنتَ',
  'أنتِ',
  'أنتما',
  'أنتم',
  'أنتنّ',
  'هو',
  'هي',
  'هما (للمذكر)',
  'هما (للمؤنث)',
  'هم',
  'هنّ',
] as const;
export type Pronoun = (typeof pronouns)[number];

/** Past endings, with the vowel that distinguishes them. */
export const pastEndings: Readonly<Record<Pronoun, string>> = {
  أنا: 'تُ',
  نحن: 'نا',
  أنتَ: 'تَ',
  أنتِ: 'تِ',
  أنتما: 'تما',
  أنتم: 'تم',
  أنتنّ: 'تنّ',
  هو: '',
  هي: 'تْ',
  'هما (للمذكر)': 'ا',
  'هما (للمؤنث)': 'تا',
  هم: 'وا',
  هنّ: 'ن',
};

/** Prefix and ending of the present, and its ending after لم and لن. */
export const presentForms: Readonly<Record<Pronoun, readonly [string, string, string]>> = {
  أنا: ['أ', '', ''],
  نحن: ['ن', '', ''],
  أنتَ: ['ت', '', ''],
  أنتِ: ['ت', 'ين', 'ي'],
  أنتما: ['ت', 'ان', 'ا'],
  أنتم: ['ت', 'ون', 'وا'],
  أنتنّ: ['ت', 'ن', 'ن'],
  هو: ['ي', '', ''],
  هي: ['ت', '', ''],
  'هما (للمذكر)': ['ي', 'ان', 'ا'],
  'هما (للمؤنث)': ['ت', 'ان', 'ا'],
  هم: ['ي', 'ون', 'وا'],
  هنّ: ['ي', 'ن', 'ن'],
};

/** Subjects of sentences, with the pronoun for their verb's form. */
export const subjects: readonly (readonly [string, Pronoun])[] = [
  ['التلاميذ', 'هم'],
  ['المعلمات', 'هنّ'],
  ['التلميذتان', 'هما (للمؤنث)'],
  ['اللاعبان', 'هما (للمذكر)'],
  ['الأم', 'هي'],
  ['أصدقائي', 'هم'],
  ['البنات', 'هنّ'],
  ['أنا وأخي', 'نحن'],
];
