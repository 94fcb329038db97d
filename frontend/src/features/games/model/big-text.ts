import { textWidth } from './text-width.ts';

interface Room {
  readonly lines: number;
  readonly smallest: string;
  readonly largest: string;
}

/** The largest font size at which the longest word fits one line and the text `lines` lines, in container units. */
export const bigText = (text: string, { lines, smallest, largest }: Room): string => {
  const longest = Math.max(1, ...text.split(/\s+/).map(textWidth));
  // Line breaks leave about a fifth of the lines empty.
  const whole = Math.max(1, textWidth(text)) / (lines * 0.8);
  const size = 98 / Math.max(longest, whole);
  return `clamp(${smallest}, ${size.toFixed(1)}cqi, ${largest})`;
};
