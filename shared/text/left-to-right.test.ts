import * as fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isolated, OBJECT, stretches } from './left-to-right.ts';

const marked = (text: string, base?: 'ltr' | 'rtl'): string =>
  isolated(text, base)
    .replaceAll('\u2066', '<')
    .replaceAll('\u2069', '>')
    .replaceAll(/[\u202d\u202c]/g, '!')
    .replaceAll(OBJECT, '$');

it.each([
  'احسب <12 - 5>',
  'أحسب <3/4 + 1/4 = 1> ثم',
  'درجة <-5> أصغر من <-3>.',
  'السنة <2025-2026>',
  '<(2 + 3) × 4 = 20>',
  'سرعة <60 km/h>',
  'نسبة <50%> ثم <97 %>',
  'احسب <x + 2 = 9 - 4>، ثم <5 > 3>',
  'الكتلة <2,5 kg ± 0,1> تقريبا',
  'ص <42-45>.',
  'من <08:30–09:15> أو <08:30 – 09:15> صباحا',
  'الهاتف <0550 12 34 56> أو <+213 550 12 34 56>',
  'السعر <1 250,00> دج أو <100 DA>',
  'السعر <5$> أو <$6>',
  'درجة الحرارة <-5 °C> وزاوية <50°>',
  'العلامة <…… / 20>',
  'يوم <12/05/2026> صباحا',
  'الفرق <a - b> موجب',
  'الدالة <f(x) = 3x - 1> خطية',
  'النقطة <A(2;-3)> والنقطة <B(-1 ; 4)> والمجال <]2 ; 5]>',
  'لأن <3 < 5> دائما، و<3 - 5 ≠ 5 - 3>',
  'جزيء <H2O> في <2H2 + O2 → 2H2O>',
  'نسبة <3:2> أو <3 : 2>، والنتيجة <3-1>',
  '<|x - 2| = 4> أو <√16 + 5>',
  '<5 cm>, <6 cm>, <7 cm>',
  'أحسب <((2 + 3) × 4) − 1> ثم <2(3 + 4) = 14>',
  'ناتج <3 × (−2) = −6> و<2 h 30 min + 45 min>',
  '<-5> أصغر من 3',
  'الأيون <Ca2+> و<SO42-> و<OH-> أو <Cu²⁺>',
  'تفاعل <Fe2+ + Cu → Fe + Cu2+>',
  "الزاوية <45° 30' 15\">، و<45°30'> أو <36° 45' N>",
  'الرقم <(0550) 12 34 56> أو <00213 550 12 34 56> أو <+213 (0)550 12 34 56>',
  'النهاية <x → +∞> و<3 ÷ 0 = ∞>، والمجموعة <A = ∅>',
  'الباقي <5 ≡ 2 [3]> والعاملي <n! = 5> و<5! - 4!>',
])('keeps calculations and measures whole: %s', (text) => {
  expect(marked(text.replaceAll(/(?<!\d )<|(?<!\d )>/g, ''))).toBe(text);
});

it.each([
  'نص بلا أعداد',
  'الأعداد 1، 2، 3 ثم 2008 و12,5 و1.250',
  'القسم 2م3 - 2م4 و3م',
  'الفرض 1، الفرض 2',
  'من 5 إلى 10 تلاميذ',
  'نسبة ٥٠٪ منها',
  'النقط A, B, C',
  'الاسم ........ / القسم',
  'س + 3 = 7',
  'العدد $ 5 مرات',
])('leaves words and single numbers alone: %s', (text) => {
  expect(marked(text.replaceAll('$', OBJECT))).toBe(text);
});

it.each([
  ['الأعداد -1، -2، -3', 'الأعداد <-1>، <-2>، <-3>'],
  ['الأعداد -3 -5 2 4', 'الأعداد <-3> <-5> 2 4'],
  ['احسب 8 -5', 'احسب <8 -5>'],
  ['و12 - 5 ثم بـ3/4 + 1/4', 'و<12 - 5> ثم بـ<3/4 + 1/4>'],
  ['الناتج = 12 - 5', 'الناتج = <12 - 5>'],
  ['12 - 5 = س', '<12 - 5> = س'],
  ['أ - 12 + 5 =', 'أ - <12 + 5 =>'],
  ['1) 12 - 5', '1) <12 - 5>'],
  ['1. 12 - 5 =', '1. <12 - 5 =>'],
  ['السؤال 3: 12 - 5', 'السؤال 3: <12 - 5>'],
  ['الفصل 1 2025-2026', 'الفصل 1 <2025-2026>'],
  ['(تذكر أن 10/5 = 2)', '(تذكر أن <10/5 = 2>)'],
  ['(النموذج 1AM)', '(النموذج <1AM>)'],
  ['(1 + 2 + (3 + س)', '(<1 + 2> + (3 + س)'],
  ['3 + 4) ثم', '<3 + 4>) ثم'],
  ['العلامة \u2066…… / 20\u2069', 'العلامة <…… / 20>'],
  ['بلا نهاية \u20663/4', 'بلا نهاية <3/4>'],
  ['أكمل: 12 + …… = 20، …… - 5 = 3.', 'أكمل: <12 + …… = 20>، <…… - 5 = 3>.'],
  ['(1) ………… + 5 = (2) …………', '<(1) ………… + 5 = (2) …………>'],
  ['\ue000 + 5 = 7', '<\ue000 + 5 = 7>'],
  ['الوسم <b>12</b> أو <p>a</p>', 'الوسم <<b>12</b>> أو <<p>a</p>>'],
  ['🍎 + 🍎 = 6، △ + 3 = 7', '<🍎 + 🍎 = 6>، <△ + 3 = 7>'],
  ['(2 + 3) × 4 = ؟', '<(2 + 3) × 4 = ؟>'],
  ['كم 3 + 4 = ?', 'كم <3 + 4 = ?>'],
  ['احسب 3 + 4 =، ثم 5 - 1 =.', 'احسب <3 + 4 =>، ثم <5 - 1 =>.'],
  [`${OBJECT} + 2 = 9، ${OBJECT} cm`, '<$ + 2 = 9>، <$ cm>'],
  ['ترجم: I have 3 pens, and 2 books. ثم', 'ترجم: <I have 3 pens, and 2 books.> ثم'],
  ['هل How much do both cost?', 'هل <How much do both cost?>'],
  ['استعمل Word 2010.', 'استعمل <Word 2010>.'],
  ['كتب I have 3 pens (في القسم)', 'كتب <I have 3 pens> (في القسم)'],
  ['(في القسم) I have 3 pens', '(في القسم) <I have 3 pens>'],
  ['(يعني I have 3 pens) ثم', '(يعني <I have 3 pens>) ثم'],
  ['أوجد ؟ + 3 = 7 و12 - ؟ = 5', 'أوجد <!؟ + 3 = 7!> و<!12 - ؟ = 5!>'],
  ['أوجد ? + 3 = 7 و12 - ? = 5 أو 5 - ?', 'أوجد <? + 3 = 7> و<12 - ? = 5> أو <5 - ?>'],
  ['هل 3 < 5 ؟ - نعم', 'هل <3 < 5> ؟ - نعم'],
  ['1 نوفمبر 1954 - 5 جويلية 1962', '1 نوفمبر 1954 - 5 جويلية 1962'],
  ['A- احسب و2AM- ثم', 'A- احسب و<2AM>- ثم'],
  ['هل 12 - 5 = 7! ثم', 'هل <12 - 5 = 7>! ثم'],
  ['احسب ٣ + ٤ = ٧ في ٢٠٢٤-٢٠٢٥', 'احسب <!٣ + ٤ = ٧!> في <!٢٠٢٤-٢٠٢٥!>'],
  ['\u202d12 - 5\u202c \u202e12 - 5\u202c', '!12 - 5! \u202e12 - 5!'],
])('marks %j', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

it.each([
  ['Compute 12 - 5', 'Compute 12 - 5'],
  ['Le mot كتاب 12 - 5 est joli', 'Le mot كتاب <12 - 5> est joli'],
  ['بن علي 2025-2026', 'بن علي <2025-2026>'],
  ['Lis قسم 60 km/h و 2,5 kg ± 0,1', 'Lis قسم <60 km/h> و <2,5 kg ± 0,1>'],
  ['Class \u2068قسم 60 km/h\u2069', 'Class \u2068قسم <60 km/h>>'],
])('marks only numbers beside Arabic within text from left to right: %s', (text, expected) => {
  expect(marked(text, 'ltr')).toBe(expected);
});

it('reads a text in steps that grow in proportion to its length', () => {
  const piece = fc.constantFrom(
    ...[
      '(',
      '((',
      ')',
      '1',
      '12,5',
      '-3',
      ' ',
      '   ',
      '+',
      '×',
      '%',
      ' km',
      '/h',
      'x',
      'س',
      '.',
      ',',
    ],
    ...['\u2066', '\u2069', '\n', '1 + ', '(1 + ', '(1)', ' = 2'],
  );
  const hostile = fc
    .tuple(
      fc.array(piece, { maxLength: 6 }),
      fc.array(piece, { minLength: 1, maxLength: 4 }),
      fc.nat(300),
    )
    .map(([start, repeated, times]) => start.join('') + repeated.join('').repeat(times) + 'x');
  // Each step of the scanner is one match of an expression that the linter has found to be linear.
  const steps = vi.spyOn(RegExp.prototype, 'exec');
  onTestFinished(() => steps.mockRestore());
  fc.assert(
    fc.property(hostile, (text) => {
      steps.mockClear();
      const found = stretches(text);
      expect(steps.mock.calls.length).toBeLessThanOrEqual(12 * text.length + 10);
      const removeIsolates = (part: string) => part.replaceAll(/[\u2066\u2069]/g, '');
      expect(removeIsolates(found.map((stretch) => stretch.text).join(''))).toBe(
        removeIsolates(text),
      );
    }),
  );
});
