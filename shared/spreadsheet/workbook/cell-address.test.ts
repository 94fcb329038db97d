import fc from 'fast-check';
import { utils } from 'xlsx';
import { expect, it } from 'vitest';
import {
  decodeColumn,
  decodeRange,
  encodeCell,
  encodeColumn,
  encodeRange,
} from './cell-address.ts';

const cell = fc.record({ r: fc.nat({ max: 1_048_575 }), c: fc.nat({ max: 16_383 }) });

it('reads and writes addresses as SheetJS does', () => {
  fc.assert(
    fc.property(cell, cell, (s, e) => {
      expect(encodeCell(s)).toBe(utils.encode_cell(s));
      expect(decodeColumn(encodeColumn(s.c))).toBe(s.c);
      expect(encodeRange({ s, e })).toBe(utils.encode_range({ s, e }));
      expect(decodeRange(encodeRange({ s, e }))).toEqual({ s, e });
    }),
  );
});

it.each(['A1', '$B$2:$D$4', 'A:C', '2:4', '', 'XFD1048576'])('reads %j as SheetJS does', (ref) => {
  expect(decodeRange(ref)).toEqual(utils.decode_range(ref));
});
