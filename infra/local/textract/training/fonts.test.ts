import { expect, it } from 'vitest';
import { fontFiles } from '../../../../test/bench/grades/pages/fonts.ts';
import { loadDevelopment, trainingFonts } from './fonts.ts';

it('uses no font of the benchmark for training', () => {
  const known = Object.values(fontFiles).map(
    (path) => /^@expo-google-fonts\/([^/]+)/.exec(path)?.[1],
  );
  expect(known).toContain('kalam');
  expect(known.filter((name) => trainingFonts.has(name!))).toEqual([]);
});

it('draws digits of a font at one size, with decimal marks and joined letters', async () => {
  const [, face] = await loadDevelopment('arabic');
  const heights = [...'١٧٩'].map((digit) => face!.glyphs.get(digit)!.height);
  for (const height of heights) {
    expect(height).toBeGreaterThan(38);
    expect(height).toBeLessThan(70);
  }
  expect(face!.glyphs.get('٫')!.height).toBeLessThan(40);
  const absent = face!.glyphs.get('غائب')!;
  expect(absent.width).toBeGreaterThan(absent.height);
});
