import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markValue, noMarkIn, parseMark, wrongTyped } from './parse-mark.ts';

const mark = (value: number, scale?: number) => ({
  kind: 'mark',
  value,
  ...(scale !== undefined && { scale }),
});

it.each([
  ['12', mark(12)],
  ['12,5', mark(12.5)],
  ['12.5', mark(12.5)],
  ['١٢٫٥', mark(12.5)],
  ['١٢،٥', mark(12.5)],
  ['۱۲٫۲۵', mark(12.25)],
  ['12,50 / 20', mark(12.5, 20)],
  [' 12 , 5 ', mark(12.5)],
  ['\u206612\u2069', mark(12)],
  ['١٢/٢٠', mark(12, 20)],
  ['\u200f08,75', mark(8.75)],
  ['0', mark(0)],
  // A lost decimal mark is never restored.
  ['1575', mark(1575)],
])('reads %s', (text, expected) => {
  expect(parseMark(text)).toEqual(expected);
});

it.each(['غ', 'غـ', 'غائبة', 'abs', 'Abs.', 'ABSENT', 'absente', 'a', 'A'])(
  'reads %s as absent',
  (text) => {
    expect(parseMark(text)).toEqual({ kind: 'absent' });
  },
);

it.each([
  ['غ م', 'excused'],
  ['غ.م', 'excused'],
  ['غائب مبرر', 'excused'],
  ['غ غ م', 'absent'],
  ['غائب', 'absent'],
  ['معفى', 'exempt'],
  ['مُعفاة', 'exempt'],
  ['Dispensé', 'exempt'],
  ['12', undefined],
  ['', undefined],
  ['جيد', undefined],
])('tells an absence, an excused one and an exemption apart: “%s”', (text, expected) => {
  expect(noMarkIn(text)).toBe(expected);
});

it.each(['', ' ', '-', '—', '…'.normalize('NFKD')])('reads “%s” as empty', (text) => {
  expect(parseMark(text)).toEqual({ kind: 'blank' });
});

it.each(['1O', '1 2', '12\u00a05', '1  2,5', '12,', ',5', '12,5,5', '-3', '=1+1', '1/2/3', '1e3'])(
  'does not read %s as a mark',
  (text) => {
    expect(parseMark(text)).toEqual({ kind: 'unreadable' });
  },
);

it('converts a mark to the scale of its column', () => {
  expect(markValue('15/20', 10)).toBe(7.5);
  expect(markValue('7,5', 10)).toBe(7.5);
  expect(markValue('15/0', 10)).toBe(15);
  expect(markValue('غ', 10)).toBeUndefined();
});

it('reads any written number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2000 }),
      fc.constantFrom('.', ',', '٫'),
      (cents, sign) => {
        const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
        expect(parseMark(`${whole}${sign}${decimals}`)).toEqual(mark(cents / 100));
      },
    ),
  );
});

it.each([
  ...[
    '',
    '1',
    '12,',
    '12,5',
    '12.25',
    '12/',
    '12/20',
    'a',
    'ab',
    'غ',
    'غ م',
    'غائ',
    'معف',
    '١٢٫',
    '-',
  ].map((text) => [text, undefined] as const),
  ['x', 'unreadable'],
  ['12x', 'unreadable'],
  ['1,,', 'unreadable'],
  [',', 'unreadable'],
  ['21', 'off-scale'],
  ['20,', undefined],
  ['20,25', 'off-scale'],
  ['٢٥', 'off-scale'],
  ['21,', 'off-scale'],
  ['12,255', 'decimals'],
  ['١٢٫٢٥٥', 'decimals'],
] as const)('what is being typed can become a mark, or not: %j', (text, wrong) => {
  expect(wrongTyped(text, 20)).toBe(wrong);
});
