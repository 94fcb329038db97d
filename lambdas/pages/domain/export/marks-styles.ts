import type { Direction } from '#shared/model/locale.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** The interface's colours for paper: ink, teal, saffron and lines; ARGB. */
const colours = {
  ink: 'FF14213D',
  quiet: 'FF5B6478',
  heading: 'FFD9EBEA',
  doubt: 'FFFCE3B4',
  line: 'FFB9B2A3',
} as const;

const font = (size: number, colour: string, bold = false): string =>
  `<font>${bold ? '<b/>' : ''}<sz val="${size}"/><color rgb="${colour}"/><name val="Calibri"/><family val="2"/></font>`;
const fonts = [
  font(11, colours.ink),
  font(14, colours.ink, true),
  font(11, colours.ink, true),
  font(10, colours.quiet),
];

const fill = (colour: string): string =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
/** Spreadsheets reserve the first two fills. */
const fills = [
  '<fill><patternFill patternType="none"/></fill>',
  '<fill><patternFill patternType="gray125"/></fill>',
  fill(colours.heading),
  fill(colours.doubt),
];

const side = (name: string): string =>
  `<${name} style="thin"><color rgb="${colours.line}"/></${name}>`;
const borders = [
  '<border><left/><right/><top/><bottom/><diagonal/></border>',
  `<border>${['left', 'right', 'top', 'bottom'].map(side).join('')}<diagonal/></border>`,
];

/** Built-in number formats: general, `0`, `0.00` (with the reader's own decimal mark) and text. */
const formats = { general: 0, count: 1, mark: 2, text: 49 } as const;

interface Style {
  readonly format?: number;
  readonly font?: number;
  readonly fill?: number;
  readonly border?: number;
  readonly alignment?: string;
}

const middle = 'vertical="center"';
const wrapped = `${middle} wrapText="1"`;
const centred = `horizontal="center" ${middle}`;
/** Named styles; the position of a style is its index. */
const styles = {
  plain: {},
  title: { font: 1, alignment: wrapped },
  draft: { font: 2, fill: 3, alignment: wrapped },
  heading: { font: 2, fill: 2, border: 1, alignment: `${centred} wrapText="1"` },
  text: { format: formats.text, border: 1, alignment: middle },
  count: { format: formats.count, border: 1, alignment: centred },
  mark: { format: formats.mark, border: 1, alignment: centred },
  doubtfulText: { format: formats.text, border: 1, fill: 3, alignment: middle },
  doubtfulCount: { format: formats.count, border: 1, fill: 3, alignment: centred },
  doubtfulMark: { format: formats.mark, border: 1, fill: 3, alignment: centred },
  note: { font: 3, alignment: wrapped },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof styles;

const names: readonly string[] = Object.keys(styles);
export const styleIndex = (name: StyleName): number => names.indexOf(name);

/** Each cell sets its reading order; otherwise the program guesses it from the first letter. */
const readingOrder: Readonly<Record<Direction, string>> = { ltr: '1', rtl: '2' };

function formatXml(style: Style, direction: Direction): string {
  const { format: number = formats.general, font = 0, fill: colour = 0, border = 0 } = style;
  const applied = 'applyNumberFormat="1" applyFont="1" applyFill="1" applyBorder="1"';
  const places = `numFmtId="${number}" fontId="${font}" fillId="${colour}" borderId="${border}"`;
  const order = `readingOrder="${readingOrder[direction]}"`;
  return style.alignment
    ? `<xf ${places} xfId="0" ${applied} applyAlignment="1"><alignment ${style.alignment} ${order}/></xf>`
    : `<xf ${places} xfId="0"/>`;
}

const list = (name: string, items: readonly string[]): string =>
  `<${name} count="${items.length}">${items.join('')}</${name}>`;

export const stylesXml = (direction: Direction): string =>
  [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n',
    `<styleSheet xmlns="${MAIN}">`,
    list('fonts', fonts),
    list('fills', fills),
    list('borders', borders),
    list('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']),
    list(
      'cellXfs',
      Object.values(styles).map((style) => formatXml(style, direction)),
    ),
    list('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']),
    '</styleSheet>',
  ].join('');
