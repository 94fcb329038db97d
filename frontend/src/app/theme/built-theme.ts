import type { Theme } from '@mui/material/styles';
import { createSpacing, createTheme, createUnarySpacing } from '@mui/system';
import { componentDefaults } from './component-defaults.ts';
import { breakpoints } from './tokens.ts';

/** The names of custom properties, nested as in the theme; 1 is a property. */
export interface Names {
  readonly [name: string]: Name;
}
export type Name = 1 | null | Name[] | Names;

/** What the build writes of a theme: all but its functions and the values of its custom properties. */
export interface WrittenTheme extends Pick<Theme, Written> {
  readonly names: Names;
}
type Written = 'direction' | 'shape' | 'typography' | 'mixins' | 'motion' | 'colorSchemeSelector';

interface Variables {
  [name: string]: Variable;
}
type Variable = string | undefined | Variable[] | Variables;

const variableOf = (name: Name, path: string): Variable => {
  if (name === 1) return `var(${path})`;
  if (Array.isArray(name)) return name.map((one, index) => variableOf(one, `${path}-${index}`));
  return name ? variablesOf(name, path) : undefined;
};

const variablesOf = (names: Names, path: string): Variables =>
  Object.fromEntries(
    Object.entries(names).map(([key, name]) => [key, variableOf(name, `${path}-${key}`)]),
  );

/** Only variables are ever made transparent, and each has its channels. */
const alpha = (color: string, opacity: number | string): string =>
  `rgba(${color.replaceAll(/\((--[\w-]+)/g, '($1Channel')} / ${typeof opacity === 'string' ? `calc(${opacity})` : opacity})`;

/** The theme that MUI would make, from what the build has written of it. Its colours are variables everywhere. */
export const builtTheme = (
  { names, ...written }: WrittenTheme,
  transitions: Theme['transitions'],
) => {
  const vars = variablesOf(names, '--mui');
  const theme = {
    ...createTheme({ breakpoints, components: componentDefaults }),
    ...vars,
    ...written,
    vars,
    palette: Object.assign({ mode: 'light' }, vars['palette']),
    typography: { ...written.typography, pxToRem: (size: number) => `${size / 16}rem` },
    transitions,
    colorSchemes: { light: true, dark: true },
    getColorSchemeSelector: (scheme: string) =>
      `${written.colorSchemeSelector.replace('%s', scheme)} &`,
    alpha,
  };
  return { ...theme, spacing: createSpacing(undefined, createUnarySpacing(theme)) };
};
