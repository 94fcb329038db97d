import type { PaletteOptions } from '@mui/material/styles';
import { dark, light } from './tokens.ts';

type Tokens = typeof dark;

const paletteOf = (tokens: Tokens, onTeal: string): PaletteOptions => ({
  primary: { main: tokens.teal, dark: tokens.tealDeep, light: tokens.teal, contrastText: onTeal },
  secondary: { main: tokens.saffron, contrastText: '#14213D' },
  error: { main: tokens.failed.text },
  warning: { main: tokens.pending.text },
  info: { main: tokens.running.text },
  success: { main: tokens.success.text },
  text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.outline },
  background: { default: tokens.ground, paper: tokens.card },
  divider: tokens.line,
  paper: {
    grid: tokens.grid,
    outline: tokens.outline,
    tealWash: tokens.tealWash,
    saffronWash: tokens.saffronWash,
    saffronText: tokens.saffronText,
  },
  job: {
    pending: tokens.pending,
    running: tokens.running,
    success: tokens.success,
    failed: tokens.failed,
    neutral: tokens.neutral,
  },
});

export const lightPalette = paletteOf(light, '#FFFFFF');
export const darkPalette = paletteOf(dark, '#0F1514');
