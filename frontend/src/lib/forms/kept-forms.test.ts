import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('frontend/src/{components,record,days,features}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => ({ name: path.parse(file).name, source: readFileSync(file, 'utf8') }));

/** Forms of passwords and codes, and of a visitor, who is not known yet: nothing of these is kept. */
const secret = ['address-form', 'code-form', 'use-auth-form', 'use-account-form'];
/** Forms with lists to choose from, and no text. */
const choices = ['answer-cards-dialog', 'answer-sheets-dialog', 'print-dialog', 'threshold-dialog'];

it('every form keeps what is typed until it is sent or dropped, except those with passwords', () => {
  const forms = files.flatMap(({ name, source }) =>
    source
      .split(/\buseForm(?:<.+>)?\(\{/)
      .slice(1)
      .map((call) => ({ name, options: call.split(/^ {2}\}\);/m)[0] ?? '' })),
  );
  expect(forms.length).toBeGreaterThan(15);
  const unkept = forms.filter(({ options }) => !options.includes('keepAs')).map(({ name }) => name);
  expect(unkept.toSorted()).toEqual([...secret, ...choices].toSorted());
});

/** What a text field without a form may hold: a search, a password, the address that confirms a deletion, a proposed day. */
const passing = [
  'choose-lesson',
  'confirm-deletion',
  'find-pupil',
  'lost-dialog',
  'pupil-dialog',
  'reauthenticate',
  'search-dialog',
  'valid-from-dialog',
];
/**
 * The sheet has what fits of a number; the source's title is kept with its file's name; the export has only choices; subjects
 * of several distributions are read again with their file; the day of a folder is today's or the next one's.
 */
const others = ['check-several', 'counted', 'folder-dialog', 'source-dialog'];

it('every text field keeps what is typed outside the page, except searches and passwords', () => {
  const tag = /<(\w+(?:Field|Input|Area|Select)\b)|component="(textarea|input)"|<(input)\b/g;
  const fields = files.flatMap(({ name, source }) =>
    [...source.matchAll(tag)]
      .filter(([, component = '']) => !component.includes('Select'))
      .map(({ index }) => source.slice(index, index + 600).split(/<SelectField/)[0])
      .map((field = '') => ({ name, source, value: /\bvalue=\{(\w+)/.exec(field)?.[1] })),
  );
  expect(fields.length).toBeGreaterThan(80);
  const unkept = fields
    .filter(({ source, value }) =>
      source
        .split('\n')
        .some((line) => line.includes(`const [${value}, `) && line.includes('useState')),
    )
    .map(({ name }) => name);
  expect([...new Set(unkept)].toSorted()).toEqual([...passing, ...others].toSorted());
});
