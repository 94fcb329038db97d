/** A connected part of ink, such as a letter or a rule, with its bounding box, inclusive. */
export interface InkPart {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Its pixels, as indices into the picture. */
  readonly pixels: Int32Array;
}

/** The longer side of a part in pixels. */
export const sizeOf = ({ left, right, top, bottom }: InkPart): number =>
  Math.max(right - left, bottom - top) + 1;

/** Finds the connected parts of ink with at least `least` pixels; pixels that touch at a corner are connected. */
export function findParts(ink: Uint8Array, width: number, least: number): InkPart[] {
  const seen = new Uint8Array(ink.length);
  const queue = new Int32Array(ink.length);
  const parts: InkPart[] = [];
  for (let start = 0; start < ink.length; start += 1) {
    if (!ink[start] || seen[start]) continue;
    let [count, left, right, top, bottom] = [1, width, 0, ink.length, 0];
    queue[0] = start;
    seen[start] = 1;
    for (let next = 0; next < count; next += 1) {
      const at = queue[next] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      [left, right] = [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
      const [from, to] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0];
      for (let row = at - width; row <= at + width; row += width) {
        for (let other = row + from; other <= row + to; other += 1) {
          if (!ink[other] || seen[other]) continue;
          seen[other] = 1;
          queue[count] = other;
          count += 1;
        }
      }
    }
    if (count >= least) parts.push({ left, right, top, bottom, pixels: queue.slice(0, count) });
  }
  return parts;
}
