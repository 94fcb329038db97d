import { extendTheme, type Theme } from '@mui/material/styles';
import type { Direction } from '#shared/model/locale.ts';
import { componentDefaults } from './component-defaults.ts';
import { darkPalette, lightPalette } from './palette.ts';
import { fontFamily, radius } from './tokens.ts';
import './theme-types.ts';

const lineHeights = { ltr: 1.55, rtl: 1.75 } as const;

const themes: Partial<Record<Direction, Theme>> = {};

/** The theme for one direction, with both colour schemes. Building it takes 100 ms on a slow phone, so only once. */
export const themeFor = (direction: Direction): Theme => (themes[direction] ??= make(direction));

const make = (direction: Direction): Theme =>
  // What `createTheme` calls for a theme with variables; it would also bring what themes without them need.
  extendTheme({
    direction,
    colorSchemeSelector: '[data-color-scheme="%s"]',
    colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
    // In em, so that large text gets the narrow layout: 600, 900, 1200 and 1536 pixels at the usual text size.
    breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 } },
    shape: { borderRadius: radius.field },
    typography: {
      fontFamily,
      fontWeightMedium: 500,
      fontWeightBold: 600,
      h1: { fontSize: '1.75rem', fontWeight: 600, lineHeight: 1.3 },
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
