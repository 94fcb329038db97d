import { faceParts } from '#shared/paper/letters.ts';
import { glyphsWithText, type TextGlyph } from './glyph-text.ts';
import type { TextRun, Typeface } from './typeface.ts';

/** Printed for a letter that no typeface has: the sign of Unicode for what could not be shown. */
const REPLACEMENT = 0xfffd;

export interface FaceRun extends TextRun {
  readonly typeface: Typeface;
  /** Whether no typeface has it, so that the replacement sign is drawn. */
  readonly isReplaced: boolean;
}

/** The parts of a run in visual order: other typefaces have the letters that `own` lacks. */
export function faceRuns(text: string, run: TextRun, own: Typeface): FaceRun[] {
  const parts = faceParts(text.slice(run.start, run.end), own.face).map(
    ({ start, end, face }): FaceRun => ({
      ...run,
      ...{ start: run.start + start, end: run.start + end },
      typeface: own.other(face ?? 'latin'),
      isReplaced: face === undefined,
    }),
  );
  return run.direction === 'rtl' ? parts.toReversed() : parts;
}

/** The glyphs of a part with the text that extraction returns for them: also for a sign, the letters that it replaces. */
export function glyphsOfRun(text: string, run: FaceRun): TextGlyph[] {
  const { typeface, isReplaced, start, end } = run;
  if (!isReplaced) return glyphsWithText(text, run, typeface);
  const glyph = typeface.glyphFor(REPLACEMENT);
  const width = typeface.advance(glyph);
  return [{ ...{ glyph, width, advance: width, dx: 0, dy: 0 }, text: text.slice(start, end) }];
}
