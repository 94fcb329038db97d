import { describe, expect, it } from 'vitest';
import { checkSums } from './check-sums.ts';

const verdicts = (text: string) => checkSums(text).map(({ verdict }) => verdict);

describe('a correct sum has no error', () => {
  it.each([
    '3 + 4 = 7',
    '٣ + ٤ = ٧',
    'لدينا 3 + 4 = 7 تفاحات.',
    'المجموع: 12 + 8 = 20',
    '1) السؤال الأول. 12 − 5 = 7',
    '2,5 + 2,5 = 5',
    '2.5 + 2.5 = 5',
    '1.250 + 1.250 = 2.500',
    '1 250 × 2 = 2 500',
    '1,250 × 2 = 2,500',
    '٢٫٥ × ٢ = ٥',
    '3/4 + 1/2 = 3/4 + 2/4 = 5/4',
    '$\\frac{3}{4} + \\frac{1}{2} = \\frac{5}{4}$',
    '$\\dfrac{3}{4} \\div \\dfrac{1}{2} = 1{,}5$',
    '3/4 ÷ 1/2 = 3/2',
    '5/4 = 1 1/4',
    '2 × (3 + 4) = 14',
    '2(3 + 4) = 14',
    '(3 + 4 = 7)',
    '5 − (−3) = 8',
    '2^3 × 10² = 800',
    '20 % × 150 = 30',
    '3/20 × 100 = 15 %',
    '12 : 4 = 3',
    '2 : 3 = 4 : 6',
    '17 = 5 × 3 + 2',
    'So $x = 15 \\div 3 = 5$.',
    '180° − 60° = 120°',
    '-3 + 5 = 2',
    'One costs 210 ÷ 3 = 70 DA.',
  ])('%s', (text) => {
    expect(verdicts(text)).not.toEqual([]);
    expect(new Set(verdicts(text))).toEqual(new Set(['right']));
  });
});

it.each([
  '10 ÷ 3 = 3,33',
  '2/3 = 0.67',
  '17 ÷ 5 = 3 والباقي 2',
  '3,14 × 2,5 = 7,9',
  '200 / 3 = 67',
])('accepts %s, which is rounded', (text) => {
  expect(verdicts(text)).toEqual(['rounded']);
});

describe('a wrong sum is found', () => {
  it.each([
    ['3 + 4 = 8', '3 + 4 = 8'],
    ['إذن ٣ × ٤ = ١١ دينارا', '3 × 4 = 11'],
    ['$\\frac{3}{4} + \\frac{1}{2} = \\frac{4}{6}$', '((3)/(4)) + ((1)/(2)) = ((4)/(6))'],
    ['4 × 5 = 20 + 3 = 23', '4 × 5 = 20 + 3'],
    ['1 250 × 2 = 2 600', '1 250 × 2 = 2 600'],
    ['The notebooks cost 250 − 40 = 220 DA.', '250 - 40 = 220'],
    ['25 % × 80 = 25', '25 % × 80 = 25'],
    ['2,5 + 2,5 = 5,5', '2,5 + 2,5 = 5,5'],
  ])('%s', (text, sum) => {
    expect(checkSums(text)).toContainEqual({ text: sum, verdict: 'wrong' });
  });
});

describe('an ambiguous sum is left alone', () => {
  it.each([
    'x + 3 = 7',
    '2x + 3 = 7',
    '$2x - 4 = 10$',
    'س + 3 = 7',
    'f(2) = 4 + 1',
    'f (2) + 1 = 4',
    '2,5 km = 2500 m',
    '1 h 30 min + 45 min = 2 h 15 min',
    '60 min = 1 h',
    '8:30 + 1:15 = 9:45',
    'sin 30 + 1 = 1.5',
    '$\\sqrt{16} + 2 = 6$',
    'جذر 16 + 1 = 5',
    'نصف 20 + 1 = 11',
    'La moitié de 20 + 1 = 11',
    'racine 16 + 1 = 5',
    '1- 3 + 4 = 7',
    '3: 12 + 8 = 20',
    'x = 2, y = 3',
    'PGCD(12, 18) = 2 × 3',
    '3 + 4 = 5 - x',
    '3 + 4 = 2x',
    '3 + 4 = □',
    '3 + 4 = ____',
    '3 + ... = 7',
    '3 + 4 ≠ 8',
    '10 ÷ 3 ≈ 3,3',
    'A = 12',
    '|3 - 5| = 2',
    '2√3 + 1 = 4,46',
    '1\\frac{1}{4} = 5/4',
    '5! = 120',
    '3 × 4 cm = 12 cm',
    '12/03/2024 = الثلاثاء',
    'العدد 17 = 5',
  ])('%s', (text) => {
    expect(verdicts(text)).not.toContain('wrong');
  });
});
