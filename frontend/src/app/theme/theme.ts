import type { Theme } from '@mui/material/styles';
import type { Direction } from '#shared/model/locale.ts';
import { makeTheme } from './make-theme.ts';

const themes: Partial<Record<Direction, Theme>> = {};

/** The theme for one direction, with both colour schemes; made once. */
export const themeFor = (direction: Direction): Theme =>
  (themes[direction] ??= makeTheme(direction));
