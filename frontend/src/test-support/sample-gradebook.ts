import type {
  Gradebook,
  GradebookCell,
  GradebookColumn,
  PictureBox,
} from '#shared/model/gradebook.ts';

const surnames = {
  ar: 'أحمدي بن علي حداد منصوري زروقي قاسمي بوعلام شريف مرابط عيساوي',
  en: 'Ahmadi Benali Haddad Mansouri Zerrouki Kaci Boualem Cherif Merabet Aissaoui',
  given: { ar: 'أمينة ياسين لينا كريم', en: 'Amina Yacine Lina Karim' },
};

const headings = {
  ar: ['الرقم', 'اللقب والاسم', 'تقويم النشاطات', 'الفرض', 'الاختبار', 'المعدل'],
  en: ['No.', 'Surname and first name', 'Activities', 'Test', 'Exam', 'Average'],
};

/** Four given names for each surname, taken in turn: 40 different names. */
const nameOf = (language: 'ar' | 'en', index: number): string => {
  const [family, given] = [surnames[language].split(' '), surnames.given[language].split(' ')];
  const words =
    language === 'ar' ? ['بن علي', ...family.filter((word) => !/^(بن|علي)$/.test(word))] : family;
  return `${words[index % words.length]} ${given[Math.floor(index / words.length) % given.length]}`;
};

const columns = (language: 'ar' | 'en'): GradebookColumn[] => {
  const [ordinal = '', name = '', activities = '', test = '', exam = '', average = ''] =
    headings[language];
  return [
    { id: 'no', kind: 'ordinal', heading: ordinal },
    { id: 'name', kind: 'name', heading: name },
    { id: 'act', kind: 'mark', heading: activities, scale: 20, role: 'activities' },
    { id: 'test', kind: 'mark', heading: test, scale: 20, role: 'test' },
    { id: 'exam', kind: 'mark', heading: exam, scale: 20, role: 'exam' },
    { id: 'avg', kind: 'average', heading: average, scale: 20 },
  ];
};

/** Left edges and widths of the columns of an English page, in ten-thousandths; an Arabic page is mirrored. */
const edges = [
  [600, 500],
  [1100, 3300],
  [4400, 1250],
  [5650, 1250],
  [6900, 1250],
  [8150, 1250],
] as const;
const HEAD = 1_300;

const boxOf = (language: 'ar' | 'en', row: number, column: number, rows: number): PictureBox => {
  const [left = 0, width = 0] = edges[column] ?? [];
  const height = Math.floor(8_300 / rows);
  return [language === 'ar' ? 10_000 - left - width : left, HEAD + row * height, width, height];
};

const marksOf = (row: number): readonly [number, number, number] => [
  8 + ((row * 7) % 12),
  6 + ((row * 5) % 13),
  5 + ((row * 11) % 14),
];

const write = (value: number): string => String(Math.round(value * 100) / 100);

/**
 * The doubtful cells, by row and column: two readings, no mark, above the scale, and a confidence so low that the row's
 * average does not make up for it.
 */
const doubtful: Readonly<Record<string, Partial<GradebookCell>>> = {
  '3:2': { confidence: 71, second: '18', text: '13' },
  '3:5': { text: '10.17' },
  '8:4': { confidence: 40, text: '1z' },
  '14:3': { text: '71', confidence: 98 },
  '21:2': { confidence: 22 },
  '27:3': { confidence: 28 },
};
/** The row of a pupil whose name is not on the list. */
const STRANGER = 33;

interface Options {
  readonly language?: 'ar' | 'en';
  readonly pupils?: number;
  /** Has no doubtful cells. */
  readonly clean?: boolean;
}

/**
 * A page of marks with a class list: 40 pupils, three marks and an average each. Six cells are doubtful, and one
 * average does not match its marks.
 */
export const sampleGradebook = (options: Options = {}): Gradebook => {
  const { language = 'ar', pupils = 40, clean = false } = options;
  const names = Array.from({ length: pupils }, (_, row) => nameOf(language, row));
  return {
    language,
    digits: 'western',
    title: language === 'ar' ? 'القسم 2م3 · الفصل الأول' : 'Class 2M3 · first term',
    columns: columns(language),
    rows: names.map((name, row) => {
      const isStranger = !clean && row === STRANGER;
      const [activities, test, exam] = marksOf(row);
      const average = ((activities + test) / 2 + 2 * exam) / 3;
      const texts = [
        String(row + 1),
        isStranger ? name.slice(3) : name,
        ...[activities, test, exam, average].map(write),
      ];
      return {
        id: `r${row}`,
        ...(!isStranger && { pupil: row }),
        cells: texts.map((text, column) => ({
          text,
          confidence: 99.5,
          box: boxOf(language, row, column, pupils),
          ...(!clean && doubtful[`${row}:${column}`]),
        })),
      };
    }),
    classList: {
      source: language === 'ar' ? 'قوائم التلاميذ.xlsx' : 'class lists.xlsx',
      sheet: '2م3',
      pupils: names.map((name, row) => ({ name, registrationNumber: String(10_000_000 + row) })),
    },
    warnings: [],
  };
};

export const samplePicture = { width: 1_240, height: 1_754 } as const;

const escaped = (text: string): string =>
  text.replace(/[<&]/g, (c) => (c === '<' ? '&lt;' : '&amp;'));

/** The page as a scan would look, as the address of an image. */
export const samplePictureAddress = ({ columns: heads, rows, language }: Gradebook): string => {
  const { width, height } = samplePicture;
  const cell = ([left, top, wide, high]: PictureBox, text: string): string => {
    const [x, w] = [(left * width) / 10_000, (wide * width) / 10_000];
    const [y, h] = [(top * height) / 10_000, (high * height) / 10_000];
    return (
      `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="none" stroke="#8a94a6"/>` +
      `<text x="${x + w / 2}" y="${y + h * 0.72}">${escaped(text)}</text>`
    );
  };
  const drawn = rows.flatMap(({ cells }) =>
    cells.map(({ box, text }) => (box ? cell(box, text) : '')),
  );
  const head = heads.map(({ heading }, column) => {
    const [left, , wide, high] = boxOf(language === 'ar' ? 'ar' : 'en', 0, column, rows.length);
    return cell([left, HEAD - high, wide, high], heading);
  });
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="#1c2f5e" ` +
    'font-family="Comic Sans MS, cursive, sans-serif" font-size="22" text-anchor="middle">' +
    '<rect width="100%" height="100%" fill="#f4f0e4"/>' +
    `<path d="M0 0H${width}V${height}L${width * 0.8} 0Z" fill="#000" opacity=".04"/>` +
    `${head.join('')}${drawn.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
};
