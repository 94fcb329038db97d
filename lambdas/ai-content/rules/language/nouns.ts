/** Counted forms of a noun. In Arabic: one; two as subject and otherwise; 3–10; 11–99. */
interface CountedNoun {
  readonly ar: readonly [one: string, two: string, otherTwo: string, few: string, many: string];
  readonly en: readonly [one: string, other: string];
  readonly fr: readonly [one: string, other: string];
}

/** What drafts count. The last Arabic form, of hundreds, is the first word of the first. */
export const nouns = {
  question: {
    ar: ['سؤال واحد', 'سؤالان', 'سؤالين', 'أسئلة', 'سؤالا'],
    en: ['question', 'questions'],
    fr: ['question', 'questions'],
  },
  exercise: {
    ar: ['تمرين واحد', 'تمرينان', 'تمرينين', 'تمارين', 'تمرينا'],
    en: ['exercise', 'exercises'],
    fr: ['exercice', 'exercices'],
  },
  point: {
    ar: ['نقطة واحدة', 'نقطتان', 'نقطتين', 'نقاط', 'نقطة'],
    en: ['point', 'points'],
    fr: ['point', 'points'],
  },
  minute: {
    ar: ['دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة'],
    en: ['minute', 'minutes'],
    fr: ['minute', 'minutes'],
  },
  hour: {
    ar: ['ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة'],
    en: ['hour', 'hours'],
    fr: ['heure', 'heures'],
  },
  pupil: {
    ar: ['تلميذ واحد', 'تلميذان', 'تلميذين', 'تلاميذ', 'تلميذا'],
    en: ['pupil', 'pupils'],
    fr: ['élève', 'élèves'],
  },
  pen: {
    ar: ['قلم واحد', 'قلمان', 'قلمين', 'أقلام', 'قلما'],
    en: ['pen', 'pens'],
    fr: ['stylo', 'stylos'],
  },
  book: {
    ar: ['كتاب واحد', 'كتابان', 'كتابين', 'كتب', 'كتابا'],
    en: ['book', 'books'],
    fr: ['livre', 'livres'],
  },
  notebook: {
    ar: ['كراس واحد', 'كراسان', 'كراسين', 'كراريس', 'كراسا'],
    en: ['notebook', 'notebooks'],
    fr: ['cahier', 'cahiers'],
  },
  tree: {
    ar: ['شجرة واحدة', 'شجرتان', 'شجرتين', 'أشجار', 'شجرة'],
    en: ['tree', 'trees'],
    fr: ['arbre', 'arbres'],
  },
  box: {
    ar: ['صندوق واحد', 'صندوقان', 'صندوقين', 'صناديق', 'صندوقا'],
    en: ['box', 'boxes'],
    fr: ['boîte', 'boîtes'],
  },
  page: {
    ar: ['صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة'],
    en: ['page', 'pages'],
    fr: ['page', 'pages'],
  },
  ticket: {
    ar: ['تذكرة واحدة', 'تذكرتان', 'تذكرتين', 'تذاكر', 'تذكرة'],
    en: ['ticket', 'tickets'],
    fr: ['ticket', 'tickets'],
  },
  cake: {
    ar: ['كعكة واحدة', 'كعكتان', 'كعكتين', 'كعكات', 'كعكة'],
    en: ['cake', 'cakes'],
    fr: ['gâteau', 'gâteaux'],
  },
  day: {
    ar: ['يوم واحد', 'يومان', 'يومين', 'أيام', 'يوما'],
    en: ['day', 'days'],
    fr: ['jour', 'jours'],
  },
} as const satisfies Record<string, CountedNoun>;
export type Noun = keyof typeof nouns;
