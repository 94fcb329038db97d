import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { fontFiles, type FontName } from './fonts.ts';

/** The fonts of one hand: Latin letters and Western digits, Arabic letters, Arabic-Indic digits. */
export interface Hand {
  readonly latin: FontName;
  readonly arabic: FontName;
  readonly indic: FontName;
}

/** A letter in its text: digits are 1 high, y grows downwards, the baseline is at 0. */
export interface Glyph {
  readonly outline: string;
  /** Outline units per digit height. */
  readonly units: number;
  readonly x: number;
  readonly y: number;
  /** Index of its word; the letters of an Arabic word are joined and move together. */
  readonly word: number;
  readonly isJoined: boolean;
}
export interface Outlines {
  readonly glyphs: readonly Glyph[];
  /** In digit heights. */
  readonly width: number;
}

type Script = keyof Hand;
const ARABIC_LETTER = /[\u0620-\u064a]|[\u0671-\u06d3]/;
const INDIC = /[\u0660-\u066c]/;
const scriptOf = (character: string): Script =>
  ARABIC_LETTER.test(character) ? 'arabic' : INDIC.test(character) ? 'indic' : 'latin';

/** Height of a reference letter beside a digit. */
const references = { latin: ['5', 1], indic: ['٣', 1], arabic: ['ا', 1.2] } as const;
/** Fonts whose alef is short compared with their other letters. */
const shortAlefs: readonly FontName[] = ['arefRuqaa', 'rakkas'];

const loaded = new Map<FontName, Font>();
function open(name: FontName): Font {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(import.meta.resolve(fontFiles[name])));
  const font = new Font(
    new Face(new Blob(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))),
  );
  loaded.set(name, font);
  return font;
}

const digitUnits = new Map<string, number>();
function unitsOf(name: FontName, script: Script): number {
  const key = `${name} ${script}`;
  const known = digitUnits.get(key);
  if (known !== undefined) return known;
  const font = open(name);
  const [letter, height] = references[script];
  const glyph = font.nominalGlyph(letter.codePointAt(0) ?? 0) ?? 0;
  const tall = script === 'arabic' && shortAlefs.includes(name) ? 0.9 : height;
  const units = Math.abs(font.glyphExtents(glyph)?.height || 1000) / tall;
  digitUnits.set(key, units);
  return units;
}

/** A stretch of one script, in reading order. */
function runsOf(word: string): { script: Script; text: string }[] {
  const runs: { script: Script; text: string }[] = [];
  for (const character of word) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    // Signs within Arabic-Indic digits use the same script.
    const isSign = /[.,/]/.test(character) && last?.script === 'indic';
    if (last && (last.script === script || isSign)) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

function shapeRun(name: FontName, script: Script, text: string) {
  const font = open(name);
  const hasGlyph = (character: string) => Boolean(font.nominalGlyph(character.codePointAt(0) ?? 0));
  const buffer = new Buffer();
  buffer.addText(text.replace('٫', hasGlyph('٫') ? '٫' : ','));
  buffer.guessSegmentProperties();
  buffer.setDirection(script === 'arabic' ? Direction.RTL : Direction.LTR);
  shape(font, buffer);
  const glyphs = buffer.getGlyphInfosAndPositions();
  if (glyphs.some(({ codepoint }) => codepoint === 0)) throw new Error(`${name} has no "${text}"`);
  return { font, glyphs, units: unitsOf(name, script) };
}

const DECIMAL_MARK = /[.,٫]/;
const SINGLE_STROKE = /[1١]/;

/**
 * A text as outlines in visual order: Arabic from right to left, its numbers from left to right.
 * @param room space that a pen leaves on both sides of a decimal mark, beyond the font's, in digit heights; half of it
 * before a digit that is a single stroke
 */
export function outlinesOf(text: string, hand: Hand, room = 0): Outlines {
  const isRightToLeft = ARABIC_LETTER.test(text);
  const inSight = <Part>(parts: Part[]): Part[] => (isRightToLeft ? parts.toReversed() : parts);
  const glyphs: Glyph[] = [];
  let pen = 0;
  inSight(text.split(' ')).forEach((word, index) => {
    if (index > 0) pen += 0.45;
    for (const { script, text: part } of inSight(runsOf(word))) {
      const { font, glyphs: shaped, units } = shapeRun(hand[script], script, part);
      for (const { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 } of shaped) {
        const character = part[cluster] ?? '';
        const around = DECIMAL_MARK.test(character) ? room : 0;
        pen += SINGLE_STROKE.test(character) ? room / 2 : around;
        glyphs.push({
          outline: font.glyphToPath(codepoint),
          units,
          x: pen + xOffset / units,
          y: -yOffset / units,
          word: index,
          isJoined: script === 'arabic',
        });
        pen += xAdvance / units + around;
      }
    }
  });
  return { glyphs, width: pen };
}
