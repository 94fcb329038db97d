/** What is seen at a sign, as numbers of a size near 1: {@link SHAPE_SIZE} of them. */
export type Shape = Float32Array;

export const SHAPE_SIZE = 48;
/** Numbers are kept in eighths, up to 15.9. */
const STEP = 1 / 8;
const MOST = 127;

/** Writes shapes as bytes in base64. */
export const encodeShapes = (shapes: readonly Shape[]): string =>
  Buffer.from(
    shapes.flatMap((shape) =>
      Array.from(
        shape,
        (value) => Math.max(-MOST, Math.min(MOST, Math.round(value / STEP))) & 0xff,
      ),
    ),
  ).toString('base64');

/** Reads shapes that {@link encodeShapes} wrote; what is left of an incomplete one is dropped. */
export function decodeShapes(text: string): Shape[] {
  const bytes = Buffer.from(text, 'base64');
  return Array.from({ length: Math.floor(bytes.length / SHAPE_SIZE) }, (_, index) =>
    Float32Array.from(
      { length: SHAPE_SIZE },
      (__, at) => bytes.readInt8(index * SHAPE_SIZE + at) * STEP,
    ),
  );
}
