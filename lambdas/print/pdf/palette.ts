/** The product's colours in print. Each has a distinct grey, so that a black-and-white print is readable too. */
export const palette = {
  ink: '#14213d',
  muted: '#5b6375',
  teal: '#0e6b6b',
  deepTeal: '#0a5050',
  mist: '#e4efee',
  saffron: '#c97b12',
  paper: '#faf7f1',
  /** Backgrounds that a grey printer shows as two shades: for computed cells, and for cells that are not filled in. */
  tint: '#ece8dd',
  shade: '#cfcabd',
  white: '#ffffff',
  /** Hairlines between rows and columns. */
  line: '#c6bdac',
  /** Guide lines: every fifth row, the start of a week. */
  guide: '#7f8797',
  /** Rules around cells whose handwriting is read from a photo. */
  cell: '#9eadbd',
  /** Corner marks and ticks. */
  black: '#000000',
  square: '#c9d8da',
  /** Areas of figures, which a copier keeps. */
  area: '#a3cdc9',
} as const;
