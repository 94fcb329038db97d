import { keyframes } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import { besideNames, nameCell, tableCell, tableFrame, tableHeading } from './table-frame.ts';

/** Marks the corner of a doubtful or checked cell by shape, not only by colour; screen readers get words instead. */
const corner = (mark: string) => ({
  content: `'${mark}' / ''`,
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 4,
  fontSize: '0.6875rem',
  fontWeight: 600,
  lineHeight: 1,
});

const flash = keyframes({ from: { opacity: 0 } });

const lineOf = (width: number, color: (theme: Theme) => string) => (theme: Theme) =>
  `inset 0 0 0 ${width}px ${color(theme)}`;

/** The styles of the table of marks; one style sheet serves all of its many cells. */
export const gridStyles = {
  ...tableFrame,
  overscrollBehavior: 'contain',
  // Keeps the focused cell clear of the sticky headings and names.
  scrollPaddingBlockStart: 'var(--headings, 52px)',
  // Keeps it clear of the rounded corners too.
  scrollPaddingBlockEnd: '12px',
  scrollPaddingInlineStart: besideNames,
  '& th, & td': {
    ...tableCell,
    position: 'relative',
    height: 40,
    px: 1.25,
    py: 0.5,
    lineHeight: 1.35,
    textAlign: 'start',
    outline: 'none',
    cursor: 'default',
  },
  '@media (pointer: coarse)': { '& th, & td': { height: 46 } },
  '& thead th': {
    ...tableHeading,
    minWidth: 64,
    fontSize: '0.8125rem',
    cursor: 'pointer',
    '& bdi, & span': { display: 'block' },
    '&:hover': { color: 'text.primary' },
  },
  // On low screens sticky headings would leave no room for a row.
  '@media (max-height: 320px)': {
    scrollPaddingBlockStart: 0,
    '& thead th': { position: 'relative' },
  },
  '& [data-kind=mark], & [data-kind=average], & [data-kind=ordinal]': { textAlign: 'center' },
  '& tbody [data-kind=ordinal]': { color: 'text.secondary' },
  '& [data-kind=name][scope]': nameCell,
  '& thead [data-kind=name][scope]': { zIndex: 3 },
  '& [data-kind=worked]': {
    textAlign: 'center',
    color: 'text.secondary',
    borderInlineStart: '1px dashed',
    borderColor: 'divider',
  },
  '& [data-rank]': { color: 'text.secondary', marginInlineStart: 1 },
  '& [data-kind=menu]': { width: 44, px: 0, textAlign: 'center', color: 'text.secondary' },
  '& [data-kind=menu] svg': { display: 'inline-block', verticalAlign: 'middle' },
  '& [data-summary] > *': { bgcolor: 'background.default', fontWeight: 500 },
  '& [data-state=doubt]': {
    bgcolor: 'paper.saffronWash',
    outline: '1px dashed',
    outlineColor: 'secondary.main',
    outlineOffset: '-3px',
    fontWeight: 500,
    '&::after': { ...corner('?'), color: 'paper.saffronText' },
  },
  '&:dir(rtl) [data-state=doubt]::after': { content: `'؟' / ''` },
  '& [data-state=overlap]': {
    bgcolor: 'paper.saffronWash',
    outline: '2px solid',
    outlineColor: 'secondary.main',
    outlineOffset: '-3px',
    fontWeight: 500,
    '&::after': { ...corner('⇅'), color: 'paper.saffronText' },
  },
  '@media (prefers-reduced-motion: no-preference)': {
    '& [data-flash] > bdi': { animation: `${flash} 0.25s 3` },
  },
  '& [data-left]': { display: 'block', fontSize: '0.75rem', color: 'text.secondary' },
  '& [data-state=checked]::after': { ...corner('✓'), color: 'job.success.text', opacity: 0.85 },
  '& [data-state=unseen]::after': { ...corner('○'), color: 'text.secondary' },
  '& [data-differs]': { color: 'paper.saffronText', fontWeight: 500 },
  // Marks the current cell, even while the focus is elsewhere.
  '& [data-here]': {
    boxShadow: lineOf(2, ({ vars }) => vars.palette.primary.main),
  },
  '& [data-here]:focus': {
    bgcolor: 'paper.tealWash',
    outline: '2px solid',
    outlineColor: 'primary.main',
    outlineOffset: '-2px',
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    boxSizing: 'border-box',
    width: '100%',
    minWidth: 72,
    height: '100%',
    px: 1.25,
    border: '2px solid',
    borderColor: 'primary.main',
    borderRadius: 0,
    outline: 'none',
    bgcolor: 'background.paper',
    color: 'text.primary',
    font: 'inherit',
    // Room for the lowest Arabic letters, which a field would clip.
    lineHeight: 1.75,
    textAlign: 'inherit',
  },
} as const;
