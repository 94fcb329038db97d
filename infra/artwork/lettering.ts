import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';
import { number, path } from './svg.ts';
import type { Point } from './geometry/point.ts';

/** The open fonts (SIL OFL 1.1) of the calligraphic covers. */
const files = {
  ruqaa: import.meta.resolve('@expo-google-fonts/aref-ruqaa/700Bold/ArefRuqaa_700Bold.ttf'),
  naskh: import.meta.resolve('@expo-google-fonts/amiri/700Bold/Amiri_700Bold.ttf'),
  text: import.meta.resolve('@expo-google-fonts/amiri/400Regular/Amiri_400Regular.ttf'),
  italic: import.meta
    .resolve('@expo-google-fonts/amiri/400Regular_Italic/Amiri_400Regular_Italic.ttf'),
  kufi: import.meta.resolve('@expo-google-fonts/reem-kufi/700Bold/ReemKufi_700Bold.ttf'),
} as const;
type FontName = keyof typeof files;

const loaded = new Map<FontName, Font>();
const open = (name: FontName): Font => {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(files[name]));
  const font = new Font(
    new Face(new Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  );
  loaded.set(name, font);
  return font;
};

/** A word as one outline in page coordinates, with the ink's top left at the origin, 1000 units high. */
export interface Word {
  d: string;
  /** Width of the ink when its height is 1000. */
  breadth: number;
}

const numbers = /-?\d+(?:\.\d+)?/g;

/** Shapes a word with joined letters and returns its outline. */
export const word = (text: string, fontName: FontName): Word => {
  const font = open(fontName);
  const buffer = new Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const places = buffer.getGlyphPositions();
  let pen = 0;
  const placed = buffer.getGlyphInfos().map(({ codepoint }, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = places[i] ?? {};
    const origin: Point = [pen + xOffset, yOffset];
    pen += xAdvance;
    return { origin, outline: font.glyphToPath(codepoint), box: font.glyphExtents(codepoint) };
  });
  const boxes = placed.flatMap(({ origin: [x, y], box }) =>
    box && box.width !== 0
      ? [{ left: x + box.xBearing, top: y + box.yBearing, width: box.width, height: box.height }]
      : [],
  );
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const top = Math.max(...boxes.map((box) => box.top));
  const bottom = Math.min(...boxes.map((box) => box.top + box.height));
  const unit = 1000 / (top - bottom);
  const d = placed
    .map(({ origin: [x, y], outline }) => {
      let isAcross = false;
      return outline.replace(numbers, (value) => {
        isAcross = !isAcross;
        const moved = isAcross ? Number(value) + x - left : top - Number(value) - y;
        return number(moved * unit);
      });
    })
    .join('');
  return { d, breadth: (right - left) * unit };
};

/** Writes a word with its ink `tall` dots high, centred on a point. */
export const write = (
  { d, breadth }: Word,
  [x, y]: Point,
  tall: number,
  fill: string,
  degrees = 0,
): string => {
  const size = tall / 1000;
  const turn = degrees ? `rotate(${number(degrees)} ${number(x)} ${number(y)}) ` : '';
  return path(d, {
    fill,
    transform: `${turn}translate(${number(x - (breadth * size) / 2)} ${number(y - tall / 2)}) scale(${size.toFixed(4)})`,
  });
};
