/**
 * Counted forms of a noun. In Arabic: one; two as subject and otherwise; 3–10; 11–99. Hundreds use the first word of
 * the first form.
 */
interface CountedNoun {
  readonly ar: readonly [one: string, two: string, otherTwo: string, few: string, many: string];
  readonly en: readonly [one: string, other: string];
}

/** What drafts count. The last Arabic form, of hundreds, is the first word of the first. */
export const nouns = {
  question: {
    ar: ['سؤال واحد', 'سؤالان', 'سؤالين', 'أسئلة', 'سؤالا'],
    en: ['question', 'questions'],
  },
  exercise: {
    ar: ['تمرين واحد', 'تمرينان', 'تمرينين', 'تمارين', 'تمرينا'],
    en: ['exercise', 'exercises'],
  },
  point: { ar: ['نقطة واحدة', 'نقطتان', 'نقطتين', 'نقاط', 'نقطة'], en: ['point', 'points'] },
  minute: {
    ar: ['دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة'],
    en: ['minute', 'minutes'],
  },
  hour: { ar: ['ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة'], en: ['hour', 'hours'] },
  pupil: { ar: ['تلميذ واحد', 'تلميذان', 'تلميذين', 'تلاميذ', 'تلميذا'], en: ['pupil', 'pupils'] },
  pen: { ar: ['قلم واحد', 'قلمان', 'قلمين', 'أقلام', 'قلما'], en: ['pen', 'pens'] },
  book: { ar: ['كتاب واحد', 'كتابان', 'كتابين', 'كتب', 'كتابا'], en: ['book', 'books'] },
  notebook: {
    ar: ['كراس واحد', 'كراسان', 'كراسين', 'كراريس', 'كراسا'],
    en: ['notebook', 'notebooks'],
  },
  tree: { ar: ['شجرة واحدة', 'شجرتان', 'شجرتين', 'أشجار', 'شجرة'], en: ['tree', 'trees'] },
  box: { ar: ['صندوق واحد', 'صندوقان', 'صندوقين', 'صناديق', 'صندوقا'], en: ['box', 'boxes'] },
  page: { ar: ['صفحة واحدة', 'صفحتان', 'صفحتين', 'صفحات', 'صفحة'], en: ['page', 'pages'] },
  ticket: {
    ar: ['تذكرة واحدة', 'تذكرتان', 'تذكرتين', 'تذاكر', 'تذكرة'],
    en: ['ticket', 'tickets'],
  },
  cake: { ar: ['كعكة واحدة', 'كعكتان', 'كعكتين', 'كعكات', 'كعكة'], en: ['cake', 'cakes'] },
  day: { ar: ['يوم واحد', 'يومان', 'يومين', 'أيام', 'يوما'], en: ['day', 'days'] },
} as const satisfies Record<string, CountedNoun>;
export type Noun = keyof typeof nouns;
