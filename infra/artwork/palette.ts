/**
 * The covers' colours: the product's own tokens (ink, teal, saffron, paper), and glazes and earth colours that match
 * them. Ordered by lightness, so that neighbours differ when printed in grey.
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

const channels = (colour: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The colour at `share` of the way from one colour to another. */
export const mix = (from: string, to: string, share: number): string => {
  const target = channels(to);
  const mixed = channels(from).map((value, i) =>
    Math.round(value + ((target[i] ?? value) - value) * share)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${mixed.join('')}`;
};

/** Three shades of one glaze, because hand-cut tiles are never quite the same. */
export const firings = (colour: string): readonly [string, string, string] => [
  colour,
  mix(colour, palette.white, 0.07),
  mix(colour, palette.night, 0.12),
];
