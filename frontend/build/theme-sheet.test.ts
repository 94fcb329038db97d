import { expect, it } from 'vitest';
import { themeFor } from '#frontend/app/theme/theme.ts';
import { variablesOf } from './theme-sheet.ts';

const rules = variablesOf().split('\n');

it('holds every variable of the theme, light and dark', () => {
  const names = themeFor('ltr')
    .generateStyleSheets()
    .flatMap((sheet) => Object.values<object>(sheet).flatMap((rule) => Object.keys(rule)));
  expect(names.length).toBeGreaterThan(300);
  const [root, light, dark] = rules;
  expect(root).toMatch(/^:root\{--mui-/);
  expect(light).toMatch(/^:root, \[data-color-scheme="light"\]\{color-scheme:light;/);
  expect(dark).toMatch(/^\[data-color-scheme="dark"\]\{color-scheme:dark;/);
  const written = rules
    .slice(0, 3)
    .join(';')
    .matchAll(/[{;](--[\w-]+|color-scheme):/g);
  expect([...written].map(([, name]) => (name === 'color-scheme' ? 'colorScheme' : name))).toEqual(
    names,
  );
});

it('changes nothing but the text styles for right-to-left pages', () => {
  expect(rules).toHaveLength(4);
  expect(rules[3]).toMatch(
    /^\[dir="rtl"\]\{--mui-font-body1:400 0\.9375rem\/1\.75 [^;]+;--mui-font-body2:[^;]+\}$/,
  );
});
