/** The product's colours. Every text pair has a contrast of 4.5:1 or more, every outline 3:1. */
export const light = {
  ground: '#FAF7F1',
  card: '#FFFFFF',
  ink: '#14213D',
  inkSoft: '#4D5870',
  line: '#E6DFD3',
  outline: '#8B8474',
  grid: '#EFE8DA',
  teal: '#0E6B6B',
  tealDeep: '#0A5252',
  tealWash: '#E4F0EE',
  saffron: '#C97B12',
  saffronText: '#8A5206',
  saffronWash: '#FBF0DC',
  pending: { text: '#8F4700', wash: '#FDEEDC' },
  running: { text: '#1A5296', wash: '#E4EEFB' },
  success: { text: '#1C6B3A', wash: '#E3F3E8' },
  failed: { text: '#A82A24', wash: '#FCE9E7' },
  neutral: { text: '#4D5870', wash: '#EEEBE4' },
  onTeal: '#FFFFFF',
  /** Of what is hovered, disabled or still loading: visible on the ground and on a card. */
  tint: '#EFE8DA',
  slip: '#14213D',
  scrim: 'rgb(20 33 61 / 55%)',
} as const;

type Palette = {
  readonly [K in keyof typeof light]: (typeof light)[K] extends string ? string : Pair;
};
interface Pair {
  readonly text: string;
  readonly wash: string;
}

export const dark: Palette = {
  ground: '#0F1514',
  card: '#172120',
  ink: '#EDEAE2',
  inkSoft: '#AEB8B4',
  line: '#263433',
  outline: '#6F817E',
  grid: '#18211F',
  teal: '#5CC2BC',
  tealDeep: '#82D5D0',
  tealWash: '#173230',
  saffron: '#E8B057',
  saffronText: '#E8B057',
  saffronWash: '#33280F',
  pending: { text: '#F0B36A', wash: '#362611' },
  running: { text: '#8DBBF2', wash: '#15273D' },
  success: { text: '#7CCB97', wash: '#142D1E' },
  failed: { text: '#F3968F', wash: '#3A1A18' },
  neutral: { text: '#AEB8B4', wash: '#222C2B' },
  onTeal: '#0F1514',
  tint: '#263433',
  slip: '#2B3A39',
  scrim: 'rgb(0 0 0 / 65%)',
};

/** Edges and icons of notifications: in both modes they are on a dark slip, with white words. */
export const slipEdges = {
  success: dark.success.text,
  error: dark.failed.text,
  info: dark.running.text,
};

export const fontFamily = "'Readex Pro', 'Readex Pro Fallback', system-ui, sans-serif";

/** In em, so that large text gets the narrow layout: 600, 900, 1200 and 1536 pixels at the usual text size. */
export const breakpoints = {
  unit: 'em',
  values: { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 96 },
} as const;

export const radius = { card: 12, field: 8 } as const;
export const widths = {
  page: 1120,
  form: 640,
  login: 420,
  rail: '14.5rem',
  railSmall: 72,
} as const;
