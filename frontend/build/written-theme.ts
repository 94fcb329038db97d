import type { Plugin } from 'vite';
import type { Name, Names, WrittenTheme } from '#frontend/app/theme/built-theme.ts';
import { themeFor } from '#frontend/app/theme/theme.ts';
import type { Direction } from '#shared/model/locale.ts';

/** Writes both themes into the site: what makes them would be 7 KB of every first screen, and takes a phone 100 ms. */
export const writtenThemes = (): Plugin => ({
  name: 'daftar:written-themes',
  apply: 'build',
  load: {
    filter: { id: /\/app\/theme\/make-theme\.ts$/ },
    handler: () => ({ code: moduleOfThemes(), map: null }),
  },
});

const moduleOfThemes = (): string => {
  const { names, ...left } = writtenTheme('ltr');
  const { names: _same, ...right } = writtenTheme('rtl');
  return `import { createTransitions } from '@mui/material/styles';
    import { builtTheme } from './built-theme.ts';
    const names = ${JSON.stringify(names)};
    const written = ${JSON.stringify({ ltr: left, rtl: right })};
    export const makeTheme = (direction) =>
      builtTheme({ names, ...written[direction] }, createTransitions({}));`;
};

/** The parts of a theme that `builtTheme` needs. */
export const writtenTheme = (direction: Direction): WrittenTheme => {
  const { vars, shape, typography, mixins, motion, colorSchemeSelector } = themeFor(direction);
  const names = namesOf(vars);
  return { names, direction, shape, typography, mixins, motion, colorSchemeSelector };
};

const namesOf = (variables: object): Names =>
  Object.fromEntries(Object.entries(variables).map(([key, value]) => [key, nameOf(value)]));

const nameOf = (value: unknown): Name => {
  if (Array.isArray(value)) return Array.from(value, nameOf);
  if (typeof value === 'object' && value !== null) return namesOf(value);
  return value === undefined ? null : 1;
};
