import { textWidth } from '../../domain/text-width.ts';

interface Room {
  /** Lines the text may take. */
  readonly lines: number;
  readonly smallest: string;
  readonly largest: string;
}

/**
 * A font size that shows a text as large as its container allows: the longest word on one line, the whole on so many.
 * In container units, so that a phone and a projector each get their own.
 */
export const bigText = (text: string, { lines, smallest, largest }: Room): string => {
  const longest = Math.max(1, ...text.split(/\s+/).map(textWidth));
  // A fifth of the lines is lost where words do not fill them.
  const whole = Math.max(1, textWidth(text)) / (lines * 0.8);
  const size = 98 / Math.max(longest, whole);
  return `clamp(${smallest}, ${size.toFixed(1)}cqi, ${largest})`;
};
