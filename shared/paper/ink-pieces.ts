import type { GreyPicture } from './grey-picture.ts';

/** Pixels of ink that touch each other. */
export interface InkPiece {
  /** The pixels, as indices into the picture. */
  readonly pixels: readonly number[];
  readonly darkest: number;
}

/** The pieces of what is at least this dark, each of pixels that touch at a side or a corner. */
export function inkPieces({ data, width, height }: GreyPicture, least: number): InkPiece[] {
  const seen = new Uint8Array(data.length);
  const pieces: InkPiece[] = [];
  for (let first = 0; first < data.length; first += 1) {
    if (seen[first] || (data[first] ?? 0) < least) continue;
    seen[first] = 1;
    const pixels = [first];
    let darkest = 0;
    for (let next = 0; next < pixels.length; next += 1) {
      const at = pixels[next] ?? 0;
      darkest = Math.max(darkest, data[at] ?? 0);
      const [x, y] = [at % width, Math.floor(at / width)];
      for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v += 1)
        for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u += 1) {
          const other = v * width + u;
          if (seen[other] || (data[other] ?? 0) < least) continue;
          seen[other] = 1;
          pixels.push(other);
        }
    }
    pieces.push({ pixels, darkest });
  }
  return pieces;
}
