import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNamePart, shortFileNamePart } from './file-name.ts';

it.each([
  ['كشف نقاط: 2م3 / الفصل الأول', 'كشف-نقاط-2م3-الفصل-الأول'],
  ['../../etc/passwd', 'etc-passwd'],
  ['  a\u202eb\u200fc\u0000.. ', 'abc'],
  ['…', ''],
])('turns %j into %s', (text, part) => {
  expect(fileNamePart(text)).toBe(part);
});

it('is short enough for a file system, and never cut inside a character', () => {
  expect(shortFileNamePart('م'.repeat(500), '.xlsx')).toBe('م'.repeat(97));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string(), (text, besides) => {
      const part = shortFileNamePart(text, besides);
      expect(Buffer.byteLength(part + besides)).toBeLessThanOrEqual(
        Math.max(200, Buffer.byteLength(besides)),
      );
      expect(part).toMatch(/^(?:[\p{L}\p{M}\p{N}](?:.*[\p{L}\p{M}\p{N}])?)?$/u);
    }),
    { seed: 28 },
  );
});
