import { extendTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '#shared/model/locale.ts';
import { componentDefaults } from './component-defaults.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { breakpoints, fontFamily, radius } from './tokens.ts';
import './theme-types.ts';

const lineHeights = { ltr: 1.55, rtl: 1.75 } as const;

/** Makes a theme with MUI. The build writes the result into the site instead: see `written-theme.ts`. */
export const makeTheme = (direction: Direction): Theme =>
  // What `createTheme` calls for a theme with variables; it would also bring what themes without them need.
  extendTheme({
    direction,
    colorSchemeSelector: '[data-color-scheme="%s"]',
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    breakpoints,
    shape: { borderRadius: radius.field },
    typography: {
      fontFamily,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { fontSize: '1.5rem', fontWeight: 600, lineHeight: 1.3 },
      h2: { fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 },
      h3: { fontSize: '1.0625rem', fontWeight: 600, lineHeight: 1.45 },
      subtitle1: { fontSize: '1rem', fontWeight: 500 },
      body1: { fontSize: '0.9375rem', lineHeight: lineHeights[direction] },
      body2: { fontSize: '0.875rem', lineHeight: lineHeights[direction] },
      caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
      button: { fontSize: '0.9375rem', fontWeight: 500, textTransform: 'none', letterSpacing: 0 },
    },
    components: componentDefaults,
  });
