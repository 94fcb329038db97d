/** The mark of a right answer; not on paper. */
export const keyRadio = {
  flexShrink: 0,
  width: 20,
  height: 20,
  m: 0,
  mt: '4px',
  accentColor: 'var(--mui-palette-primary-main)',
  '@media (pointer: coarse)': { width: 28, height: 28, mt: 0 },
  displayPrint: 'none',
} as const;
