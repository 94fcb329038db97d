import { matrixProduct } from './matrix-product-bytes.ts';

/**
 * The matrix product of the networks, as WebAssembly with SIMD: several times as fast as JavaScript, and with
 * identical results on every machine. `matrix-product.wat` is its text.
 */

/** The start of a matrix and the distances of its rows and columns, all in bytes. Rows may overlap. */
export interface Matrix {
  readonly at: number;
  readonly row: number;
  readonly column: number;
}

/** A matrix with adjacent columns. */
export type Dense = Omit<Matrix, 'column'>;

/** The product's rows come in blocks of these, its columns in blocks of eight. */
export const ROWS = 4;

/** Adds the product of `a` and `b` to `c`: m rows and n columns of k terms each. */
export type AddProduct = (
  a: Matrix,
  b: Dense,
  c: Dense,
  size: { readonly m: number; readonly n: number; readonly k: number },
) => void;

type Run = (...numbers: number[]) => void;
const isRun = (value: unknown): value is Run => typeof value === 'function';

let compiled: WebAssembly.Module | undefined;

/** The product in a memory. `m` is rounded up to a multiple of {@link ROWS}; `n` must be one of eight. */
export function productIn(memory: WebAssembly.Memory): AddProduct {
  compiled ??= new WebAssembly.Module(Buffer.from(matrixProduct, 'base64'));
  const { add: run } = new WebAssembly.Instance(compiled, { memory: { floats: memory } }).exports;
  if (!isRun(run)) throw new Error('The matrix product does not export its function');
  return (a, b, c, { m, n, k }) => {
    run(a.at, a.row, a.column, b.at, b.row, c.at, c.row, m, n, k);
  };
}
