import { describe, expect, it } from 'vitest';
import { dark, light } from '#frontend/app/theme/tokens.ts';
import { CLASS_COLOURS } from '../../model/classes/class-colours.ts';
import { classPalette } from './class-palette.ts';

/** Relative luminance, as WCAG 2.2 defines it. */
const luminance = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};

describe.each(['light', 'dark'] as const)('the colours of classes, %s', (scheme) => {
  const { card } = { light, dark }[scheme];
  it.each(classPalette.map((pair) => pair[scheme]))('can be read: $text', ({ text, wash }) => {
    expect(contrast(text, wash)).toBeGreaterThanOrEqual(4.5);
    // The spine stands out from the card.
    expect(contrast(text, card)).toBeGreaterThanOrEqual(3);
  });
});

it('there are as many as classes are given', () => {
  expect(classPalette).toHaveLength(CLASS_COLOURS);
});
