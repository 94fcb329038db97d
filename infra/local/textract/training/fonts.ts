import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { Blob, Buffer as HarfBuzzBuffer, Face, Font, shape } from 'harfbuzzjs';
import sharp from 'sharp';
import { ARABIC_WORDS } from './compose-text.ts';

const names = (list: string): readonly string[] => list.trim().split(/\s+/);

/**
 * Fonts for training. No page of the benchmark uses them, neither in its development set, which confidence is fitted
 * on, nor in its held-back set (`test/bench/grades/pages/fonts.ts`); a test compares the lists.
 */
const TRAINING = {
  hand: names(`
    annie-use-your-telescope bad-script cedarville-cursive comic-neue covered-by-your-grace crafty-girls dekko delius
    gaegu give-you-glory gochi-hand homemade-apple itim just-another-hand kristi la-belle-aurore mali mansalva
    marck-script merienda nanum-pen-script neucha nothing-you-could-do over-the-rainbow pangolin permanent-marker
    playpen-sans-arabic rock-salt schoolbell sedgwick-ave short-stack sriracha sue-ellen-francisco the-girl-next-door
    waiting-for-the-sunrise zeyada`),
  print: names(`
    alexandria almarai changa courier-prime eb-garamond el-messiri inter lato libre-baskerville merriweather
    noto-sans-arabic noto-serif oswald pt-sans pt-serif readex-pro roboto roboto-slab rubik scheherazade-new
    source-sans-3 vazirmatn`),
  arabic: names(`
    alexandria almarai baloo-bhaijaan-2 changa el-messiri gulzar harmattan jomhuria katibeh kufam lalezar markazi-text
    noto-kufi-arabic noto-sans-arabic playpen-sans-arabic readex-pro rubik scheherazade-new vazirmatn vibes`),
} as const;

/**
 * Signs left out because a font writes them like another digit: this font's ٣ has two teeth, like a ٢, and its ٢ has
 * none. Trained on both, the network would doubt every ٢.
 */
const LEFT_OUT: Readonly<Record<string, string>> = { 'playpen-sans-arabic': '٢٣' };

/** Names of the fonts that train. */
export const trainingFonts: ReadonlySet<string> = new Set(Object.values(TRAINING).flat());

/** Fonts of the benchmark's development set, by which training is judged: paths below `@expo-google-fonts`. */
const DEVELOPMENT = {
  hand: names(`
    caveat/400Regular/Caveat handlee/Handlee indie-flower/400Regular/IndieFlower
    patrick-hand/400Regular/PatrickHand`),
  print: names('lora/400Regular/Lora open-sans/400Regular/OpenSans tajawal/400Regular/Tajawal'),
  arabic: names(`
    aref-ruqaa/400Regular/ArefRuqaa cairo/400Regular/Cairo noto-naskh-arabic/400Regular/NotoNaskhArabic
    rakkas/400Regular/Rakkas tajawal/400Regular/Tajawal`),
} as const;

/** Height of a digit in glyph pictures, in rows. */
export const GLYPH_ROWS = 48;

/** A picture of a glyph, in pixels of a size at which digits are {@link GLYPH_ROWS} rows high. */
export interface Glyph {
  readonly width: number;
  readonly height: number;
  /** 0 is paper, 255 ink. */
  readonly ink: Uint8Array;
  /** Offset of the picture's left edge from the pen, and of its top edge above the baseline. */
  readonly left: number;
  readonly top: number;
  readonly advance: number;
}

/** Glyphs of a font by character. */
export interface Typeface {
  readonly hand: boolean;
  readonly glyphs: ReadonlyMap<string, Glyph>;
}

const WOFF = 0x774f4646;

/** Unpacks the font in a WOFF file. */
function unpack(woff: Buffer): Buffer {
  if (woff.readUInt32BE(0) !== WOFF) return woff;
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
    const entry = 44 + 20 * index;
    const [at, packed, size] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    const raw = woff.subarray(at, (at ?? 0) + (packed ?? 0));
    const content = (packed ?? 0) < (size ?? 0) ? inflateSync(raw) : raw;
    return { tag: woff.subarray(entry, entry + 4), content, sum: woff.readUInt32BE(entry + 16) };
  });
  const head = Buffer.alloc(12 + 16 * tables.length);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(tables.length, 4);
  const parts: Buffer[] = [head];
  let at = head.length;
  tables.forEach(({ tag, content, sum }, index) => {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    head.writeUInt32BE(sum, entry + 4);
    head.writeUInt32BE(at, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc((4 - (content.length % 4)) % 4);
    parts.push(content, padding);
    at += content.length + padding.length;
  });
  return Buffer.concat(parts);
}

const trainingFile = (name: string, subset: string, weight: number): string =>
  fileURLToPath(
    new URL(
      `node_modules/@fontsource/${name}/files/${name}-${subset}-${weight}-normal.woff`,
      import.meta.url,
    ),
  );
const developmentFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}_400Regular.ttf`));

const open = (path: string): Font => {
  return new Font(new Face(new Blob(Uint8Array.from(unpack(readFileSync(path))))));
};

/** Draws a character, or a word with joined letters. */
async function picture(font: Font, text: string, scale: number): Promise<Glyph | undefined> {
  const run = new HarfBuzzBuffer();
  run.addText(text);
  run.guessSegmentProperties();
  shape(font, run);
  const positions = run.getGlyphPositions();
  let pen = 0;
  const placed = run.getGlyphInfos().map(({ codepoint: glyph }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [x, y] = [pen + xOffset, yOffset];
    pen += xAdvance;
    return { glyph, x, y, box: font.glyphExtents(glyph) };
  });
  const boxes = placed.flatMap(({ x, y, box }) =>
    box && box.width !== 0
      ? [{ left: x + box.xBearing, top: y + box.yBearing, width: box.width, height: -box.height }]
      : [],
  );
  if (boxes.length === 0 || placed.some(({ glyph }) => glyph === 0)) return undefined;
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)) * scale) - 1;
  const top = Math.ceil(Math.max(...boxes.map((box) => box.top)) * scale) + 1;
  const right = Math.max(...boxes.map((box) => box.left + box.width)) * scale;
  const bottom = Math.min(...boxes.map((box) => box.top - box.height)) * scale;
  const width = Math.ceil(right) - left + 1;
  const height = top - Math.floor(bottom) + 1;
  const paths = placed.map(
    ({ glyph, x, y }) =>
      `<path transform="translate(${x * scale - left} ${top - y * scale}) scale(${scale} ${-scale})" d="${font.glyphToPath(glyph)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/><g fill="#fff">${paths.join('')}</g></svg>`;
  const ink = await sharp(Buffer.from(svg)).toColourspace('b-w').extractChannel(0).raw().toBuffer();
  return { width, height, ink: new Uint8Array(ink), left, top, advance: pen * scale };
}

const heightOf = (font: Font, character: string): number[] => {
  const glyph = font.nominalGlyph(character.codePointAt(0) ?? 0);
  const box = glyph ? font.glyphExtents(glyph) : undefined;
  return box ? [-box.height] : [];
};

async function typeface(
  path: string,
  subset: 'latin' | 'arabic',
  { hand, without }: { readonly hand: boolean; readonly without: string },
): Promise<Typeface[]> {
  if (!existsSync(path)) return [];
  const font = open(path);
  const [digits, others] =
    subset === 'latin'
      ? ['123456789', [...'0,./-–abcdefghinorstuvABS']]
      : ['١٢٣٤٦٧٨٩', [...'٠٥٫،/-', ...ARABIC_WORDS]];
  const heights = [...digits].flatMap((digit) => heightOf(font, digit)).toSorted((a, b) => a - b);
  const tall = heights[Math.floor(heights.length * 0.6)];
  // A subset without digits is useless.
  if (tall === undefined || heights.length < 8) return [];
  const entries = await Promise.all(
    [...digits, ...others].map(async (character) => {
      if (without.includes(character)) return [];
      const glyph = await picture(font, character, GLYPH_ROWS / tall);
      return glyph ? [[character, glyph] as const] : [];
    }),
  );
  return [{ hand, glyphs: new Map(entries.flat()) }];
}

type Script = 'latin' | 'arabic';

async function load(
  script: Script,
  kinds: Record<'hand' | 'print' | 'arabic', readonly string[]>,
  files: (name: string) => readonly string[],
): Promise<Typeface[]> {
  const chosen = script === 'latin' ? [...kinds.hand, ...kinds.print] : kinds.arabic;
  const faces = chosen.flatMap((name) =>
    files(name).map((path) =>
      typeface(path, script, {
        hand: kinds.hand.includes(name),
        without: LEFT_OUT[name] ?? '',
      }),
    ),
  );
  return (await Promise.all(faces)).flat();
}

/** Draws every glyph of a script's training fonts, each font in all its weights. */
export const loadTraining = (script: Script): Promise<Typeface[]> =>
  load(script, TRAINING, (name) =>
    [300, 400, 700].map((weight) => trainingFile(name, script, weight)),
  );

/** The same for fonts that no network was trained with. */
export const loadDevelopment = (script: Script): Promise<Typeface[]> =>
  load(script, DEVELOPMENT, (name) => [developmentFile(name)]);
