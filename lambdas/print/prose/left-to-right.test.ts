import * as fc from 'fast-check';
import { expect, it, onTestFinished, vi } from 'vitest';
import { isolated, stretches } from './left-to-right.ts';

it.each([
  ['نص بلا أعداد', 'نص بلا أعداد'],
  ['سنة 2008، 12,5 و 1.250', 'سنة 2008، 12,5 و 1.250'],
  ['ص 42-45.', 'ص <42-45>.'],
  ['أحسب 3/4 + 1/4 = 1 ثم', 'أحسب <3/4 + 1/4 = 1> ثم'],
  ['(2 + 3) × 4 = ؟', '<(2 + 3) × 4> = ؟'],
  ['(تذكر أن 10/5 = 2)', '(تذكر أن <10/5 = 2>)'],
  ['درجة -5 أصغر من -3.', 'درجة <-5> أصغر من <-3>.'],
  ['السعر 1 250,00 دج', 'السعر <1 250,00> دج'],
  ['الهاتف 0550 12 34 56', 'الهاتف <0550 12 34 56>'],
  ['المسافة 10 km.', 'المسافة <10 km>.'],
  ['السرعة 90 km/h', 'السرعة <90 km/h>'],
  ['نسبة 97 % منها', 'نسبة <97 %> منها'],
  ['زاوية 50° ودرجة 37,5 °C', 'زاوية <50°> ودرجة <37,5 °C>'],
  ['العلامة \u2066…… / 20\u2069', 'العلامة <…… / 20>'],
  ['(النموذج 1AM)', '(النموذج <1AM>)'],
  ['أحسب ((2 + 3) × 4) − 1 ثم', 'أحسب <((2 + 3) × 4) − 1> ثم'],
  ['أحسب 2(3 + 4) = 14', 'أحسب <2(3 + 4) = 14>'],
  ['(1 + 2 + (3 + س)', '(<1 + 2> + (3 + س)'],
  ['3 + 4) ثم', '<3 + 4>) ثم'],
  ['السرعة 5 + 3 km/h2', 'السرعة <5 + 3 km>/h2'],
  ['بلا نهاية \u20663/4', 'بلا نهاية <<3/4>'],
])('splits %j', (text, marked) => {
  expect(isolated(text).replaceAll('\u2066', '<').replaceAll('\u2069', '>')).toBe(marked);
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
