import { readFileSync } from 'node:fs';
import type { PageLanguage } from '../bench/grades/pages/vocabulary.ts';
import type { SampleTruth } from '../fixtures/gradebooks/sample-pages.ts';
import type { GradebookSample } from '../fixtures/gradebooks/samples.ts';

const fileOf = (file: string): Buffer =>
  readFileSync(new URL(`../fixtures/gradebooks/${file}`, import.meta.url));

/** The bytes of a sample page's picture, a JPEG. */
export const samplePhoto = (name: GradebookSample): Buffer => fileOf(`${name}.jpg`);

/** The true content of a sample page. */
export const sampleTruth = (name: GradebookSample): SampleTruth =>
  JSON.parse(fileOf(`${name}.json`).toString()) as SampleTruth;

/**
 * The bytes of a language's mark-entry workbook: a sheet for each sample's class, by its name, with one more pupil. The
 * marks are empty, except two in the second class.
 */
export const sampleWorkbook = (language: PageLanguage): Buffer =>
  fileOf(`mark-entry-${language}.xlsx`);
