import type { Page } from 'playwright-core';
import { dark, light, slipEdges } from '#frontend/app/theme/tokens.ts';
import { classPalette } from '#frontend/record/components/classes/class-palette.ts';

/** What Material and the browsers draw with where a theme says nothing, as computed styles write it. */
const stock = [
  // Material: primary, secondary, error, warning, info and success, in light and dark.
  ...['25, 118, 210', '21, 101, 192', '66, 165, 245', '156, 39, 176', '211, 47, 47', '237, 108, 2'],
  ...['2, 136, 209', '46, 125, 50', '144, 202, 249', '206, 147, 216', '244, 67, 54'],
  ...['255, 167, 38', '41, 182, 246', '102, 187, 106', '250, 250, 250', '18, 18, 18'],
  // The browser's own links.
  ...['0, 0, 238', '85, 26, 139'],
].map((channels) => `rgb(${channels})`);
/** Material's transparent black and white: of text, dividers, hovering, disabled parts and backdrops. */
const stockOpacities = {
  '0, 0, 0': ['0.87', '0.6', '0.54', '0.5', '0.42', '0.38', '0.26', '0.23', '0.12', '0.08', '0.04'],
  '255, 255, 255': ['0.7', '0.5', '0.3', '0.23', '0.16', '0.12', '0.08'],
};
const stockColors = [
  ...stock,
  ...Object.entries(stockOpacities).flatMap(([channels, opacities]) =>
    opacities.map((opacity) => `rgba(${channels}, ${opacity})`),
  ),
];

const computed = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;
/** The colours of a token, or of a table of tokens. */
const hexIn = (token: unknown): string[] =>
  typeof token === 'string'
    ? [token].filter((one) => one.startsWith('#'))
    : Object.values(token ?? {}).flatMap(hexIn);
const tokens = [light, dark, slipEdges, ...classPalette].flatMap(hexIn).map(computed);

/** Runs in the page. A link's words may be in elements of their own colour; each must be readable on its ground. */
const FIND = `((tokens, stock) => {
  const channels = (color) => (color.match(/[\\d.]+/g) ?? []).map(Number);
  const over = ([r, g, b, a = 1], [r2, g2, b2]) =>
    [[r, r2], [g, g2], [b, b2]].map(([top, below]) => top * a + below * (1 - a));
  const groundOf = (element) => {
    if (!element) return [255, 255, 255];
    const { backgroundColor } = getComputedStyle(element);
    const color = channels(backgroundColor);
    return color[3] === undefined ? color : over(color, groundOf(element.parentElement));
  };
  const luminance = (color) => {
    const [r, g, b] = color.map((value) =>
      value / 255 <= 0.03928 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const nameOf = (element) =>
    element.localName + ' "' + (element.textContent.trim().slice(0, 40) || element.className) + '"';
  const hasWords = (element) =>
    [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
  const links = [...document.querySelectorAll('a[href]')]
    .filter((link) => link.checkVisibility())
    .flatMap((link) => [link, ...link.querySelectorAll('*')].filter(hasWords))
    .flatMap((words) => {
      const { color } = getComputedStyle(words);
      const ratio = contrast(channels(color), groundOf(words));
      return [
        ...(tokens.includes(color) ? [] : ['link in ' + color + ': ' + nameOf(words)]),
        ...(ratio >= 4.5 ? [] : ['link of ' + ratio.toFixed(2) + ':1: ' + nameOf(words)]),
      ];
    });
  const sides = ['Top', 'Right', 'Bottom', 'Left'];
  const colorsOf = (style) => [
    style.color,
    style.backgroundColor,
    style.fill,
    style.stroke,
    ...sides.flatMap((side) => (style['border' + side + 'Style'] === 'none' ? [] : style['border' + side + 'Color'])),
    ...(style.outlineStyle === 'none' ? [] : [style.outlineColor]),
    ...(style.boxShadow.match(/rgba?\\([^)]*\\)/g) ?? []),
  ];
  const strange = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .flatMap((element) =>
      ['', '::placeholder'].filter((part) => !part || element.matches('input, textarea')).flatMap((part) =>
        colorsOf(getComputedStyle(element, part))
          .filter((color) => stock.includes(color))
          .map((color) => 'stock ' + color + ': ' + nameOf(element) + part)));
  return [...new Set([...links, ...strange])];
})(${JSON.stringify(tokens)}, ${JSON.stringify(stockColors)})`;

/** Links that are not in a token's colour or are hard to read, and colours of Material or the browser itself. */
export const colorProblems = (page: Page): Promise<string[]> => page.evaluate<string[]>(FIND);
