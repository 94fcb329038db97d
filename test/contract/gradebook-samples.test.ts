import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readListedClasses } from '#core/spreadsheet/read-listed-classes.ts';
import { pageLanguages } from '../bench/grades/pages/vocabulary.ts';
import { makeSample } from '../fixtures/gradebooks/sample-pages.ts';
import { gradebookSamples, type GradebookSample } from '../fixtures/gradebooks/samples.ts';
import { samplePhoto, sampleTruth, sampleWorkbook } from '../support/gradebook-samples.ts';

const names = Object.keys(gradebookSamples) as GradebookSample[];
const MOST_BYTES = 200_000;

describe('the sample pages of marks', () => {
  it('include each language scanned and photographed, with both scripts of digits, printed and handwritten', () => {
    const combinations = (keys: readonly ('language' | 'capture' | 'digits' | 'style')[]) =>
      new Set(names.map((name) => keys.map((key) => gradebookSamples[name][key]).join())).size;
    expect(combinations(['language', 'capture', 'digits'])).toBe(12);
    expect(combinations(['language', 'capture', 'style'])).toBe(12);
    expect(combinations(['capture', 'digits', 'style'])).toBe(8);
  });

  it.each(names)('include %s as a small JPEG of a class and its marks', async (name) => {
    const photo = samplePhoto(name);
    expect(photo.length).toBeLessThanOrEqual(MOST_BYTES);
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg' });
    const { pupils, rows, columns } = sampleTruth(name);
    expect(rows.filter(({ summary }) => !summary)).toHaveLength(pupils.length);
    expect(rows.every(({ cells }) => cells.length === columns.length)).toBe(true);
  });

  it('match the output of the generator', async () => {
    const { truth } = await makeSample('fr-scan-indic-print');
    expect(truth).toMatchObject(sampleTruth('fr-scan-indic-print'));
  });

  it.each(pageLanguages)('have their pupils in the mark-entry workbook (%s)', (language) => {
    const { classes } = readListedClasses(new Uint8Array(sampleWorkbook(language)));
    const samples = names.filter((name) => gradebookSamples[name].language === language);
    expect(classes.map(({ name }) => name)).toEqual(
      samples.map((name) => gradebookSamples[name].className),
    );
    samples.forEach((name, index) => {
      const listed = classes[index]!.pupils.map(({ fullName }) => fullName);
      expect(listed.slice(0, -1)).toEqual(
        sampleTruth(name).pupils.map(({ surname, givenName }) => `${surname} ${givenName}`),
      );
    });
  });
});
