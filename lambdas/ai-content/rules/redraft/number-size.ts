import { asciiDigits } from '#shared/text/fold-text.ts';
import type { Material } from '../material.ts';

/** The largest number in a text, in the notation of either language; 0 if it has none. */
export const largestNumber = (text: string): number =>
  Math.max(
    0,
    ...[
      ...asciiDigits(text)
        .replace(/(?<=\d)[\s\u00a0\u202f]+(?=\d{3}(?!\d))/g, '')
        .replace(/(?<=\d)\{,\}(?=\d)|(?<=\d)[,٫](?=\d)/g, '.')
        .matchAll(/\d+(?:\.\d+)?/g),
    ].map(([number]) => Number(number)),
  );

/** Candidates with larger numbers than a text, largest first, or smaller, smallest first; all without a wish. */
export function selectByNumberSize<Each>(
  list: readonly Each[],
  textOf: (each: Each) => string,
  than: string,
  wish: -1 | 0 | 1,
): Each[] {
  if (wish === 0) return [...list];
  const before = largestNumber(than);
  const sized = list.map((each) => ({ each, size: largestNumber(textOf(each)) }));
  return sized
    .filter(({ size }) => size > 0 && (size - before) * wish > 0)
    .toSorted((a, b) => (b.size - a.size) * wish)
    .map(({ each }) => each);
}

/** Limits the material to half of a text's largest number if smaller numbers are wanted. */
export function limitToHalf(material: Material, text: string, wish: -1 | 0 | 1): Material {
  const half = Math.floor(largestNumber(text) / 2);
  if (wish >= 0 || half < 10) return material;
  const { constraints } = material;
  return {
    ...material,
    constraints: { ...constraints, most: Math.min(half, constraints.most ?? half) },
  };
}
