/** The product's colours on paper: each keeps its step in grey, so that a black-and-white print reads the same. */
export const palette = {
  ink: '#14213d',
  muted: '#5b6375',
  teal: '#0e6b6b',
  deepTeal: '#0a5050',
  mist: '#e4efee',
  saffron: '#c97b12',
  paper: '#faf7f1',
  /** Grounds that are seen as two steps by a grey printer: of what is worked out, and of what is not filled in. */
  tint: '#ece8dd',
  shade: '#cfcabd',
  white: '#ffffff',
  /** Hairlines between rows and columns. */
  line: '#c6bdac',
  /** Guide lines: every fifth row, the start of a week. */
  guide: '#7f8797',
  square: '#c9d8da',
} as const;
