import type { Gradebook } from '#shared/model/gradebook.ts';
import type { DoubtReason } from '#shared/page/doubts.ts';

/** Texts in exported files besides the gradebook's own. */
export interface ExportTexts {
  readonly sheet: string;
  /** The title of a table whose page has none. */
  readonly title: string;
  readonly draft: string;
  readonly absent: string;
  readonly average: string;
  /** The heading of a calculated average next to one that was read. */
  readonly workedAverage: string;
  /** The note under a table with coloured cells. */
  readonly coloured: string;
  readonly otherReading: (text: string) => string;
  readonly doubts: Readonly<Record<DoubtReason, string>>;
  /** The source of each preset rule; other rules are the teacher's own. */
  readonly rules: ReadonlyMap<string, string>;
  readonly ownRule: string;
}

const ar: ExportTexts = {
  sheet: 'النقاط',
  title: 'كشف النقاط',
  draft: 'مسودة: لم يؤكد الأستاذ هذه النقاط بعد',
  absent: 'غ',
  average: 'المعدل',
  workedAverage: 'المعدل المحسوب',
  coloured: 'الخلايا الملونة قراءتها غير مؤكدة: تحقق منها على الورقة.',
  otherReading: (text) => `قراءة ثانية: ${text}`,
  doubts: {
    unsure: 'القراءة غير مؤكدة',
    'readings-differ': 'اختلفت القراءتان',
    unreadable: 'ليست نقطة واضحة',
    'off-scale': 'النقطة خارج سلم التنقيط',
    'average-differs': 'المعدل لا يوافق النقاط',
    outlier: 'نقطة بعيدة عن باقي نقاط التلميذ',
    'row-number': 'الرقم الترتيبي ناقص أو مكرر',
    'unknown-name': 'الاسم غير موجود في قائمة القسم',
    'pupil-twice': 'التلميذ نفسه في سطرين',
    'pupil-by-place': 'نُسب السطر إلى هذا التلميذ حسب موقعه فقط',
    'no-role': 'لا يُعرف ما تُحسب به نقاط هذا العمود',
    ticks: 'في هذا العمود إشارات لا نقاط',
    'other-class': 'قد تكون القائمة لقسم آخر',
  },
  rules: new Map([
    ['middle-2022', 'التعليم المتوسط، منذ 2022'],
    ['secondary', 'التعليم الثانوي'],
    ['primary-languages-2022', 'التعليم الابتدائي، اللغات، منذ 2022'],
    ['primary-2022', 'التعليم الابتدائي، باقي المواد، منذ 2022'],
    ['exam-thrice', 'الاختبار بمعامل 3'],
    ['equal', 'معاملات متساوية'],
    ['year', 'المعدل السنوي'],
  ]),
  ownRule: 'قاعدة الأستاذ',
};

const fr: ExportTexts = {
  sheet: 'Notes',
  title: 'Relevé de notes',
  draft: 'Brouillon : notes non encore confirmées par l’enseignant',
  absent: 'abs',
  average: 'Moyenne',
  workedAverage: 'Moyenne calculée',
  coloured: 'Les cellules colorées sont douteuses : vérifiez-les sur la feuille.',
  otherReading: (text) => `Seconde lecture : ${text}`,
  doubts: {
    unsure: 'Lecture incertaine',
    'readings-differ': 'Les deux lectures diffèrent',
    unreadable: 'Ce n’est pas une note lisible',
    'off-scale': 'Note hors barème',
    'average-differs': 'La moyenne ne découle pas des notes',
    outlier: 'Note éloignée des autres notes de l’élève',
    'row-number': 'Numéro d’ordre manquant ou en double',
    'unknown-name': 'Nom absent de la liste de la classe',
    'pupil-twice': 'Le même élève sur deux lignes',
    'pupil-by-place': 'Ligne donnée à cet élève par sa seule place',
    'no-role': 'Rien ne dit ce que comptent les notes de cette colonne',
    ticks: 'Cette colonne contient des signes, pas des notes',
    'other-class': 'La liste est peut-être celle d’une autre classe',
  },
  rules: new Map([
    ['middle-2022', 'enseignement moyen, depuis 2022'],
    ['secondary', 'enseignement secondaire'],
    ['primary-languages-2022', 'enseignement primaire, langues, depuis 2022'],
    ['primary-2022', 'enseignement primaire, autres matières, depuis 2022'],
    ['exam-thrice', 'composition coefficient 3'],
    ['equal', 'coefficients égaux'],
    ['year', 'moyenne annuelle'],
  ]),
  ownRule: 'règle de l’enseignant',
};

const en: ExportTexts = {
  sheet: 'Marks',
  title: 'Marks',
  draft: 'Draft: the teacher has not confirmed these marks yet',
  absent: 'abs',
  average: 'Average',
  workedAverage: 'Calculated average',
  coloured: 'Coloured cells are doubtful: check them on the page.',
  otherReading: (text) => `Second reading: ${text}`,
  doubts: {
    unsure: 'The reading is not certain',
    'readings-differ': 'Two readings differ',
    unreadable: 'Not a mark',
    'off-scale': 'The mark is off the scale',
    'average-differs': 'The average does not match the marks',
    outlier: 'Far from the pupil’s other marks',
    'row-number': 'The row number is missing or repeated',
    'unknown-name': 'The name is not on the class list',
    'pupil-twice': 'The same pupil is in two rows',
    'pupil-by-place': 'Matched to this pupil by its position only',
    'no-role': 'Nothing says what the marks of this column count as',
    ticks: 'This column holds signs, not marks',
    'other-class': 'The list may be that of another class',
  },
  rules: new Map([
    ['middle-2022', 'middle school, since 2022'],
    ['secondary', 'secondary school'],
    ['primary-languages-2022', 'primary school, languages, since 2022'],
    ['primary-2022', 'primary school, other subjects, since 2022'],
    ['exam-thrice', 'the exam counts three times'],
    ['equal', 'all count the same'],
    ['year', 'average of the year'],
  ]),
  ownRule: 'the teacher’s own rule',
};

export const exportTexts: Readonly<Record<Gradebook['language'], ExportTexts>> = { ar, fr, en };
