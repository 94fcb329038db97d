import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import pages from '#test/fixtures/formula-pages.json' with { type: 'json' };
import type { PdfText } from '#frontend/lib/pdf/page-text.ts';
import type { PdfRule } from '#frontend/lib/pdf/page-rules.ts';
import { hasDoubtfulLetters, isCredible, withArticles } from './credible-letters.ts';
import { readPage } from './page-lines.ts';

const piece = (text: string, x: number, y: number, width = text.length * 5, height = 10) => ({
  ...{ text, x, y, width, height },
});

const paragraphsOfPage = (pieces: readonly PdfText[], rules: readonly PdfRule[] = []) =>
  readPage({ pieces, rules }).paragraphs;

it('lines that follow closely are a paragraph, and a divided word is whole again', () => {
  const page = [
    piece('The water cycle', 50, 780, 150, 16),
    piece('Water rises from the sea as vapour and con-', 50, 740, 300),
    piece('denses in the cold air. Rain', 50, 727, 290),
    piece('falls.', 50, 714, 40),
    piece('Rivers carry it back.', 50, 701, 150),
    piece('• ice', 50, 688, 40),
    piece('• snow', 50, 675, 40),
  ];
  expect(paragraphsOfPage(page)).toEqual([
    'The water cycle',
    'Water rises from the sea as vapour and condenses in the cold air. Rain falls.',
    'Rivers carry it back.',
    '• ice',
    '• snow',
  ]);
});

it('a line in Arabic is read from the right, whatever the order of its pieces', () => {
  const pieces = [
    piece('من البحار', 100, 700, 60),
    piece('يتبخر الماء', 165, 700, 60),
    piece('سنة', 75, 700, 20),
    piece('12 km', 40, 700, 30),
  ];
  expect(paragraphsOfPage(pieces)).toEqual(['يتبخر الماء من البحار سنة 12 km']);
});

it('columns stay apart', () => {
  const page = [
    piece('Left one', 50, 700, 150),
    piece('left two', 50, 687, 150),
    piece('Right one', 300, 700, 150),
    piece('right two', 300, 687, 150),
  ];
  expect(paragraphsOfPage(page)).toEqual(['Left one left two', 'Right one right two']);
});

it('a text of unknown letters, or of words from left to right, is not credible', () => {
  expect(isCredible('يتبخر الماء من البحار والأنهار، ثم يتكاثف في الهواء البارد.')).toBe(true);
  expect(isCredible('L’eau s’évapore. 12')).toBe(true);
  expect(isCredible('')).toBe(true);
  expect(isCredible('\ue001\ue002\ue003 \ue004\ue005')).toBe(false);
  const text = 'المدرسة الكبيرة في المدينة القديمة قرب الساحة والحديقة الجميلة';
  expect(isCredible(text)).toBe(true);
  expect(isCredible([...text].toReversed().join(''))).toBe(false);
});

/** Pieces beside each other on a line at 700, each with its width, and where it is raised. */
function beside(...parts: readonly [text: string, rise?: number, height?: number][]) {
  let x = 50;
  return parts.map(([text, rise = 0, height = 10]) => {
    const width = text.length * height * 0.5;
    x += width;
    return piece(text, x - width, 700 + rise, width, height);
  });
}

it('raised and lowered pieces are powers and indices', () => {
  const lines = [
    beside(['12 m'], ['2', 4, 7], [' et 10'], ['−3', 4, 7], [' kg']),
    beside(['H'], ['2', -2, 7], ['O, CO'], ['2', -2, 7]),
    beside(['Le 1'], ['er', 4, 7], [' mai'], [' et 2'], ['n+1', 4, 7]),
  ];
  expect(lines.map((line) => paragraphsOfPage(line))).toEqual([
    ['12 m² et 10⁻³ kg'],
    ['H₂O, CO₂'],
    ['Le 1er mai et 2^(n+1)'],
  ]);
  // In an Arabic line a power may be on the left of its number.
  const arabic = [
    piece('متر', 40, 700, 20),
    piece('3-', 70, 705, 10, 7),
    piece('10', 80, 700, 12),
    piece('القوة', 100, 700, 25),
  ];
  expect(paragraphsOfPage(arabic)).toEqual(['القوة 10⁻³ متر']);
});

it('a number above another and a line between them is a fraction, and lines below each other are none', () => {
  const fraction = (over: string, under: string, x: number) => [
    piece(over, x, 704, over.length * 4, 7),
    piece(under, x + (over.length - under.length) * 2, 696, under.length * 4, 7),
  ];
  const text = [
    piece('On prend', 50, 700, 40),
    ...fraction('3', '4', 93),
    piece('de x =', 100, 700, 30),
    ...fraction('a+b', '2', 132),
    piece('fin et', 146, 700, 30),
    ...fraction('1', '2', 180),
    piece('y', 185, 700, 5),
  ];
  const rules = [
    { x: 93, y: 702.5, width: 4 },
    { x: 132, y: 702.5, width: 12 },
    { x: 180, y: 702.5, width: 4 },
  ];
  expect(paragraphsOfPage(text, rules)).toEqual(['On prend 3/4 de x = (a+b)/2 fin et (1/2)y']);
  const lines = [piece('ab', 50, 700, 10), piece('cd', 50, 688, 10), piece('ef', 50, 676, 10)];
  expect(paragraphsOfPage(lines).join(' ')).toBe('ab cd ef');
  const both = [piece('x', 50, 700, 5), piece('2', 55, 704, 4, 7), piece('1', 55, 697.5, 4, 7)];
  expect(paragraphsOfPage(both)).toEqual(['x²₁']);
});

it('an underlined heading and the cells of a table are no fractions', () => {
  const heading = [piece('Exercice 1', 50, 700, 50), piece('Calculer.', 50, 686, 45)];
  const underlinedHeading = paragraphsOfPage(heading, [{ x: 50, y: 698.7, width: 50 }]);
  expect(underlinedHeading.join(' ')).toBe('Exercice 1 Calculer.');
  const inLine = [piece('Le', 50, 700, 10), piece('mot', 63, 700, 15), piece('est', 81, 700, 15)];
  const next = [piece('sou', 62, 688, 16)];
  const underlined = paragraphsOfPage([...inLine, ...next], [{ x: 63, y: 698.7, width: 15 }]);
  expect(underlined.join(' ')).toBe('Le mot est sou');
  const table = [piece('12', 60, 700, 10), piece('15', 60, 680, 10)];
  expect(paragraphsOfPage(table, [{ x: 50, y: 694, width: 80 }])).toEqual(['12', '15']);
});

const pageOfWriter = z.record(
  z.string(),
  z.object({
    pieces: z.array(z.array(z.union([z.string(), z.number()]))),
    rules: z.array(z.array(z.number())),
    paragraphs: z.array(z.string()),
  }),
);
it.each(Object.entries(z.parse(pageOfWriter, pages)))(
  'formulas, powers and Arabic lines of %s are read on one line',
  (_, page) => {
    const pieces = page.pieces.map(([text, x, y, width, height, isHanging]) => ({
      ...{ text: String(text), x: Number(x), y: Number(y) },
      ...{ width: Number(width), height: Number(height), isHanging: isHanging === 1 },
    }));
    const rules = page.rules.map(([x = 0, y = 0, width = 0]) => ({ x, y, width }));
    expect(paragraphsOfPage(pieces, rules)).toEqual(page.paragraphs);
  },
);

it('rows and cells of matrices and systems are apart, and brackets of neighbouring lines are not one', () => {
  const rows = (at: number, ...lines: string[]) =>
    lines.flatMap((line, row) =>
      line.split(' ').map((cell, column) => piece(cell, 60 + column * 10, at - row * 14, 5)),
    );
  const tall = (sign: string, x: number, y: number, height: number) => piece(sign, x, y, 5, height);
  const matrix = [
    tall('(', 55, 690, 50),
    ...rows(714, '1 2 3', '4 5 6', '7 8 9'),
    tall(')', 86, 690, 50),
  ];
  expect(paragraphsOfPage(matrix)).toEqual(['(1, 2, 3; 4, 5, 6; 7, 8, 9)']);
  const text = [
    piece('a (b', 50, 700, 20),
    piece('c)', 72, 700, 10),
    piece('d (e', 50, 686, 20),
    piece('f)', 72, 686, 10),
  ];
  expect(paragraphsOfPage(text).join(' ')).toBe('a (b c) d (e f)');
});

it('numbers, units and percent signs of an Arabic line are in the order in which they are read', () => {
  const read = (text: string) => paragraphsOfPage([piece(text, 50, 700, 200)])[0];
  expect(read('السرعة km/h 60 في الطريق')).toBe('السرعة 60 km/h في الطريق');
  expect(read('نسبة %50 من الموسم 2026-2025')).toBe('نسبة 50% من الموسم 2025-2026');
  expect(read('من 12 m إلى 5 kg ثم A 4')).toBe('من 12 m إلى 5 kg ثم A 4');
  expect(read('احسب 7 = 5 - 12 ثم 7 = 5 + 2')).toBe('احسب 12 - 5 = 7 ثم 7 = 5 + 2');
  const exercise = [
    piece('التمرين (سهل) و(صعب)', 50, 740, 200),
    piece('احسب 20 = 4 ×)3 + 2(ثم', 50, 700, 200),
  ];
  expect(paragraphsOfPage(exercise)).toContain('احسب (2 + 3) × 4 = 20 ثم');
  expect(read('حرارة 5 °C- أو C° 3')).toBe('حرارة -5 °C أو 3 °C');
  expect(read('هاتف 56 34 12 0550 للاتصال')).toBe('هاتف 0550 12 34 56 للاتصال');
  expect(read('الدالة f)x(= 3x')).toBe('الدالة f(x)= 3x');
});

it('brackets of an Arabic line are read as they are meant, whether stored as they look or not', () => {
  const words = (open: string, close: string) => [
    piece(close, 50, 700, 4),
    piece('إفريقيا', 55, 700, 35),
    piece('شمال', 95, 700, 25),
    piece(open, 120, 700, 4),
    piece('الجزائر', 130, 700, 35),
  ];
  const expected = ['الجزائر (شمال إفريقيا)'];
  expect(paragraphsOfPage(words(')', '('))).toEqual(expected);
  expect(paragraphsOfPage(words('(', ')'))).toEqual(expected);
  expect(paragraphsOfPage(words('»', '«'))).toEqual(['الجزائر «شمال إفريقيا»']);
  const item = [piece('الأول', 50, 700, 25), piece('(', 76, 700, 4), piece('أ', 80, 700, 4)];
  expect(paragraphsOfPage(item)).toEqual(['أ)الأول']);
  const latin = [piece('هي f(x) = 2', 50, 700, 60), piece('الدالة', 120, 700, 30)];
  expect(paragraphsOfPage(latin)).toEqual(['الدالة هي f(x) = 2']);
});

it('a calculation that an Arabic line stores from right to left keeps its order', () => {
  const pieces = ['7', '=', '5', '-', '12'].map((text, at) => piece(text, 50 + at * 15, 700, 10));
  expect(paragraphsOfPage([...pieces, piece('كتب', 130, 700, 20)])).toEqual(['كتب 12 - 5 = 7']);
});

it('a vowel sign is behind its letter', () => {
  const stored = [
    ['ل', 50, 6],
    ['ْ', 57, 0],
    ['ق', 56, 6],
    ['ُ', 62, 0],
    ['و', 62, 6],
    ['َ', 68, 0],
  ] as const;
  const line = stored.map(([text, x, width]) => piece(text, x, 700, width));
  // The sign is stored before its letter where the line is stored from left to right.
  const visual = [line[1], line[0], line[3], line[2], line[5], line[4]].flatMap((each) =>
    each ? [each] : [],
  );
  expect(paragraphsOfPage(visual)).toEqual(['وَقُلْ']);
});

it('accents that are stored beside their letter are put on it', () => {
  const read = (text: string) => paragraphsOfPage([piece(text, 50, 700)])[0];
  expect(read('suppl´ementaires, mˆeme, `a No¨el, fac¸on, l’ˆıle, d´ej`a')).toBe(
    'supplémentaires, même, à Noël, façon, l’île, déjà',
  );
  expect(read('le mot `a` et 5´')).toBe('le mot `a` et 5´');
});

it('letters that may be others than the page shows are said to be doubtful', () => {
  const page = 'قال األستاذ إن السالم جميل';
  expect(hasDoubtfulLetters(page)).toBe(true);
  expect(withArticles(page)).toBe('قال الأستاذ إن السالم جميل');
  expect(hasDoubtfulLetters('المدرسة '.repeat(60))).toBe(true);
  expect(hasDoubtfulLetters(`${'المدرسة '.repeat(60)} السلام`)).toBe(false);
  expect(hasDoubtfulLetters('قال الأستاذ ما يلي')).toBe(false);
  expect(hasDoubtfulLetters('un \ufffd mot')).toBe(true);
  expect(hasDoubtfulLetters('¿Dónde está la casa?')).toBe(false);
  // LibreOffice shows this for signs of a formula that it has lost.
  expect(hasDoubtfulLetters('L’ensemble ¿−∞;2¿¿ est ouvert.')).toBe(true);
});

it('formulas whose parts are left on lines of their own, or are put wrong, are unclear', () => {
  const isUnclear = (pieces: readonly PdfText[]) => readPage({ pieces, rules: [] }).isUnclear;
  const around = [piece('Comparer', 50, 700, 40), piece('avec soin.', 98, 700, 50)];
  expect(isUnclear([...around, piece('7', 91, 707, 5)])).toBe(true);
  expect(isUnclear(around)).toBe(false);
  // Cells of a table that are set in the middle of their rows.
  expect(isUnclear([piece('Moyenne', 50, 700, 40), piece('12', 98, 705, 10)])).toBe(false);
  const one = (text: string) => isUnclear([piece(text, 50, 700)]);
  for (const text of ['^(Le carré)(a/b)', 'P_(A()B)', 'Le produit \u20d7 A B', 'f(x) = √'])
    expect(one(text)).toBe(true);
  for (const text of ['2^(n+1) et u_(n+1)', 'A\u20d7B\u20d7 = √(x+1)', 'x\u0305', '√ 16'])
    expect(one(text)).toBe(false);
});

it('a number before a fraction is a mixed number, and a letter before it a factor', () => {
  const fraction = [piece('1', 61, 707, 5), piece('2', 61, 693, 5)];
  const rule = { x: 60, y: 702.5, width: 7 };
  const after = piece('kg de riz', 72, 700, 45);
  expect(paragraphsOfPage([piece('Prends 3', 20, 700, 39.5), ...fraction, after], [rule])).toEqual([
    'Prends 3 1/2 kg de riz',
  ]);
  expect(paragraphsOfPage([piece('Soit x', 20, 700, 39.5), ...fraction, after], [rule])).toEqual([
    'Soit x(1/2) kg de riz',
  ]);
});

it('a root that hangs from above the line is in it', () => {
  const line = [
    piece('La racine', 50, 700, 45),
    piece('√', 98, 708, 8),
    piece('16 vaut', 106, 700, 35),
  ];
  expect(paragraphsOfPage(line)).toEqual(['La racine √16 vaut']);
});
