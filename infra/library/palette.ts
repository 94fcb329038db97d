/**
 * The inks of the cover library: the product's own tokens (ink, teal, saffron, paper) and the glazes and
 * earths that sit well beside them. Ordered by lightness so that neighbours stay apart when printed in grey.
 */
export const palette = {
  night: '#0B1428',
  ink: '#14213D',
  wine: '#6E1F2E',
  tealDeep: '#0A4547',
  pomegranate: '#97303C',
  blue: '#1F4E8C',
  teal: '#0E6B6B',
  olive: '#6B7541',
  clay: '#B8643C',
  saffron: '#C97B12',
  sky: '#7FA9C7',
  mint: '#86BDB2',
  gold: '#E8B057',
  blush: '#E9B9AE',
  sand: '#DFC9A2',
  line: '#E6DFD3',
  cream: '#F2E8D5',
  paper: '#FAF7F1',
  white: '#FFFFFF',
} as const;
