import type { ColorSystemOptions } from '@mui/material/styles';
import { dark, light, slipEdges } from './tokens.ts';

type Tokens = typeof dark;

/** Gives MUI's components a token for each of their colours that the site shows. */
const paletteOf = (tokens: Tokens): ColorSystemOptions['palette'] => ({
  primary: {
    main: tokens.teal,
    dark: tokens.tealDeep,
    light: tokens.teal,
    contrastText: tokens.onTeal,
  },
  secondary: { main: tokens.saffron, contrastText: '#14213D' },
  error: { main: tokens.failed.text, contrastText: tokens.onTeal },
  warning: { main: tokens.pending.text, contrastText: tokens.onTeal },
  info: { main: tokens.running.text, contrastText: tokens.onTeal },
  success: { main: tokens.success.text, contrastText: tokens.onTeal },
  text: { primary: tokens.ink, secondary: tokens.inkSoft, disabled: tokens.inkSoft },
  background: { default: tokens.ground, paper: tokens.card },
  divider: tokens.line,
  action: {
    active: tokens.inkSoft,
    hover: tokens.tint,
    selected: tokens.tealWash,
    focus: tokens.tint,
    disabled: tokens.inkSoft,
    disabledBackground: tokens.tint,
  },
  Alert: {
    errorColor: tokens.ink,
    infoColor: tokens.ink,
    successColor: tokens.ink,
    warningColor: tokens.ink,
    errorStandardBg: tokens.failed.wash,
    infoStandardBg: tokens.running.wash,
    successStandardBg: tokens.success.wash,
    warningStandardBg: tokens.pending.wash,
  },
  Input: { autofillWebkitBoxShadow: `0 0 0 100px ${tokens.tealWash} inset` },
  LinearProgress: { primaryBg: tokens.tint },
  Skeleton: { bg: tokens.tint },
  paper: {
    grid: tokens.grid,
    outline: tokens.outline,
    scrim: tokens.scrim,
    tealWash: tokens.tealWash,
    saffronWash: tokens.saffronWash,
    saffronText: tokens.saffronText,
  },
  slip: { ground: tokens.slip, ...slipEdges },
  job: {
    pending: tokens.pending,
    running: tokens.running,
    success: tokens.success,
    failed: tokens.failed,
    neutral: tokens.neutral,
  },
});

export const lightPalette = paletteOf(light);
export const darkPalette = paletteOf(dark);
