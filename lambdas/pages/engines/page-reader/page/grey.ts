/** Grey pixels row by row; 0 is black and 255 is white. */
export interface Grey {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Swaps rows and columns, so that code for one axis works for the other. */
export const transposed = ({ data, width, height }: Grey): Grey => {
  const turned = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) turned[x * height + y] = data[y * width + x] ?? 255;
  return { data: turned, width: height, height: width };
};
