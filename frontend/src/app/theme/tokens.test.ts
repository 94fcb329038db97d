import { describe, expect, it } from 'vitest';
import { dark, light, slipEdges } from './tokens.ts';

const luminance = (hex: string): number => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the colours in %s', (_mode, tokens) => {
  const { pending, running, success, failed, neutral } = tokens;
  const states = [pending, running, success, failed, neutral];
  const washes = [tokens.tealWash, tokens.saffronWash, ...states.map(({ wash }) => wash)];
  const grounds = [tokens.ground, tokens.card, tokens.grid, tokens.tint, ...washes];

  it.each([
    ['ink', tokens.ink],
    ['soft ink, also of what is disabled', tokens.inkSoft],
    ['teal', tokens.teal],
  ])('let words in %s be read on every ground', (_name, color) => {
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('let the words of each state be read', () => {
    for (const { text, wash } of states)
      for (const ground of [wash, tokens.card, tokens.ground])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(tokens.saffronText, tokens.saffronWash)).toBeGreaterThanOrEqual(4.5);
    for (const filled of [tokens.teal, tokens.tealDeep, ...states.map(({ text }) => text)])
      expect(contrast(tokens.onTeal, filled)).toBeGreaterThanOrEqual(4.5);
  });

  it('let a hovered row, a secondary key and the rest of a bar be seen on the ground and on a card', () => {
    for (const ground of [tokens.ground, tokens.card])
      expect(contrast(tokens.tint, ground)).toBeGreaterThanOrEqual(1.1);
  });

  it('let the edges of controls be seen', () => {
    for (const ground of [tokens.ground, tokens.card, tokens.grid])
      expect(contrast(tokens.outline, ground)).toBeGreaterThanOrEqual(3);
  });

  it('let a notification be read, and its edge be seen', () => {
    expect(contrast('#FFFFFF', tokens.slip)).toBeGreaterThanOrEqual(4.5);
    for (const edge of Object.values(slipEdges))
      expect(contrast(edge, tokens.slip)).toBeGreaterThanOrEqual(3);
  });
});
