import type { Theme } from '@mui/material/styles';

const struck = {
  textDecoration: 'line-through',
  textDecorationColor: ({ vars }: Theme) => vars.palette.error.main,
} as const;

/** The lesson of a lost session. Formulas do not take the line of their text, so they have their own. */
export const struckLesson = { ...struck, '& mi, & mn, & mo, & mtext': struck } as const;
