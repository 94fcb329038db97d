import type { PdfText } from '#frontend/lib/pdf/page-text.ts';

/** A piece of a page, or parts of a formula as one piece, which may reach further than letters do. */
export interface Box extends PdfText {
  readonly high?: number;
  readonly low?: number;
}

/** Writes boxes from left to right on one line, with powers and indices. */
export type WriteLine = (boxes: readonly Box[]) => string;

export const right = ({ x, width }: Box): number => x + width;
export const center = ({ x, width }: Box): number => x + width / 2;
/** Of letters, above and below the line that they are on. */
export const top = ({ y, height, isHanging, high }: Box): number =>
  high ?? (isHanging ? y : y + height * 0.7);
export const bottom = ({ y, height, isHanging, low }: Box): number =>
  low ?? (isHanging ? y - height : y - height * 0.2);

/** The height of the middle of signs, which is a quarter of the height of letters above their line. */
export const axisOf = ({ y, height }: Box): number => y + height * 0.25;

/** One box in the place of others, where the first of them is in the file's order. */
export function inPlaceOf(boxes: readonly Box[], others: readonly Box[], box: Box): Box[] {
  const replaced = new Set(others);
  const first = boxes.findIndex((each) => replaced.has(each));
  return boxes.flatMap((each, at) => (at === first ? [box] : replaced.has(each) ? [] : [each]));
}

export function around(boxes: readonly Box[]): { x: number; width: number } {
  const x = Math.min(...boxes.map((each) => each.x));
  return { x, width: Math.max(...boxes.map(right)) - x };
}
export const reachOf = (boxes: readonly Box[]): { high: number; low: number } => ({
  high: Math.max(...boxes.map(top)),
  low: Math.min(...boxes.map(bottom)),
});

/** The box of the line that goes through a height, beside others on either side. */
export function besideOf(
  boxes: readonly Box[],
  others: readonly Box[],
  axis: number,
): Box | undefined {
  const { x, width } = around(others);
  const own = new Set(others);
  const largest = Math.max(...others.map(({ height }) => height));
  return (
    boxes
      .filter((each) => !own.has(each) && each.text.trim() !== '' && !each.isHanging)
      // A bracket that is drawn larger is on no line.
      .filter(({ height }) => height < largest * 2.2)
      .map((each) => ({ each, gap: Math.max(each.x - (x + width), x - right(each)) }))
      .filter(
        ({ each, gap }) =>
          gap > -each.height * 0.2 &&
          gap < each.height * 1.8 &&
          Math.abs(axisOf(each) - axis) < each.height * 0.2,
      )
      .toSorted((a, b) => a.gap - b.gap)[0]?.each
  );
}

/** A formula of several heights as a box on the line that goes through its middle. */
export function onLine(
  boxes: readonly Box[],
  parts: readonly Box[],
  axis: number,
  text: string,
): Box {
  const beside = besideOf(boxes, parts, axis);
  const height = beside?.height ?? Math.max(...parts.map((part) => part.height));
  return {
    text,
    ...around(parts),
    ...reachOf(parts),
    y: beside?.y ?? axis - height * 0.25,
    height,
  };
}

/** Operators without spaces around them. */
export const close = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*([=+−×÷<>≤≥≠∈;])\s*/gu, '$1')
    .replaceAll(/([([|])\s+|\s+([)\]|])/g, '$1$2');
/** Brackets around what is more than a number or a letter. */
export const grouped = (text: string): string =>
  /^(?:\p{N}+(?:[.,]\p{N}+)?|\p{L}\p{M}*)$/u.test(text) ? text : `(${text})`;
