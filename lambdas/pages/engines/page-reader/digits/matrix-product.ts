/**
 * The matrix product of the networks, as WebAssembly with SIMD: several times as fast as JavaScript, and with
 * identical results on every machine. It is assembled here, so that the repository contains no binary.
 */

/** The start of a matrix and the distances of its rows and columns, all in bytes. Rows may overlap. */
export interface Matrix {
  readonly at: number;
  readonly row: number;
  readonly column: number;
}

/** A matrix with adjacent columns. */
export type Dense = Omit<Matrix, 'column'>;

/** The product's rows and columns come in blocks of these. */
export const ROWS = 4;
export const COLUMNS = 8;

type Code = readonly (number | Code)[];

const leb = (value: number): number[] => {
  const low = value & 0x7f;
  return value > 0x7f ? [low | 0x80, ...leb(value >>> 7)] : [low];
};
const vector = (items: readonly Code[]): Code => [leb(items.length), ...items];
const sized = (code: Code): Code => {
  const bytes = flat(code);
  return [leb(bytes.length), bytes];
};
const flat = (code: Code): number[] =>
  code.flatMap((part) => (typeof part === 'number' ? [part] : flat(part)));
const text = (word: string): Code => [leb(word.length), ...new TextEncoder().encode(word)];

const I32 = 0x7f;
const V128 = 0x7b;
const get = (local: number): Code => [0x20, leb(local)];
const set = (local: number): Code => [0x21, leb(local)];
const constant = (value: number): Code => [0x41, leb(value)];
const add: Code = [0x6a];
const multiply: Code = [0x6c];
const simd = (operation: number): Code => [0xfd, leb(operation)];
const load = (offset: number): Code => [simd(0x00), 2, leb(offset)];
const splat: Code = [simd(0x09), 2, 0];
const store = (offset: number): Code => [simd(0x0b), 2, leb(offset)];
const addFloats = simd(0xe4);
const multiplyFloats = simd(0xe6);
const advance = (local: number, by: Code): Code => [get(local), by, add, set(local)];

/** Repeats `body`, at least once, until `counter` reaches `end`; `step` is added each time. */
const loop = (body: Code, counter: number, step: number, end: number): Code => [
  ...[0x03, 0x40, body, advance(counter, constant(step))],
  ...[get(counter), get(end), 0x48, 0x0d, 0x00, 0x0b],
];

const rows = Array.from({ length: ROWS }, (_, row) => row);
const names = 'a aRow aColumn b bRow c cRow m n k i j l aBlock bBlock cBlock bAt left right'.split(
  ' ',
);
const local = (name: string): number => names.indexOf(name);
const aPointers = rows.map((row) => names.length + row);
/** Two accumulators of four floats per row. */
const sums = rows.map((row) => [0, 1].map((half) => names.length + ROWS + 2 * row + half));

const rowAddress = (row: number): Code => [
  ...[get(local('cBlock')), constant(row), get(local('cRow')), multiply, add],
];

const innermost: Code = [
  ...[get(local('bAt')), load(0), set(local('left'))],
  ...[get(local('bAt')), load(16), set(local('right'))],
  ...rows.flatMap((row) => {
    const [first = 0, second = 0] = sums[row] ?? [];
    const factor: Code = [get(aPointers[row] ?? 0), splat];
    return [
      ...[get(first), factor, get(local('left')), multiplyFloats, addFloats, set(first)],
      ...[get(second), factor, get(local('right')), multiplyFloats, addFloats, set(second)],
      advance(aPointers[row] ?? 0, get(local('aColumn'))),
    ];
  }),
  advance(local('bAt'), get(local('bRow'))),
];

const block: Code = [
  ...rows.flatMap((row) => [
    ...[get(local('aBlock')), constant(row), get(local('aRow')), multiply, add],
    set(aPointers[row] ?? 0),
    ...(sums[row] ?? []).map((sum, half) => [rowAddress(row), load(16 * half), set(sum)]),
  ]),
  ...[get(local('bBlock')), set(local('bAt')), constant(0), set(local('l'))],
  loop(innermost, local('l'), 1, local('k')),
  ...rows.map((row) =>
    (sums[row] ?? []).map((sum, half) => [rowAddress(row), get(sum), store(16 * half)]),
  ),
  advance(local('bBlock'), constant(4 * COLUMNS)),
  advance(local('cBlock'), constant(4 * COLUMNS)),
];

const body: Code = [
  ...[get(local('a')), set(local('aBlock')), constant(0), set(local('i'))],
  loop(
    [
      ...[get(local('b')), set(local('bBlock')), get(local('c')), set(local('cBlock'))],
      ...[constant(0), set(local('j'))],
      loop(block, local('j'), COLUMNS, local('n')),
      advance(local('aBlock'), [constant(ROWS), get(local('aRow')), multiply]),
      advance(local('c'), [constant(ROWS), get(local('cRow')), multiply]),
    ],
    local('i'),
    ROWS,
    local('m'),
  ),
];

const PARAMETERS = 10;
const INTEGERS = names.length - 2 - PARAMETERS;

/** The module, which imports the memory and exports the function `add`. */
const moduleBytes = (): Uint8Array<ArrayBuffer> => {
  const section = (id: number, content: Code): Code => [id, sized(content)];
  const signature: Code = [
    0x60,
    vector(Array.from({ length: PARAMETERS }, () => [I32])),
    vector([]),
  ];
  const locals: Code = vector([
    [leb(INTEGERS), I32],
    [leb(2), V128],
    [leb(ROWS), I32],
    [leb(2 * ROWS), V128],
  ]);
  return Uint8Array.from(
    flat([
      ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
      section(1, vector([signature])),
      section(2, vector([[text('memory'), text('floats'), 0x02, 0x00, leb(1)]])),
      section(3, vector([[0]])),
      section(7, vector([[text('add'), 0x00, 0]])),
      section(10, vector([sized([locals, body, 0x0b])])),
    ]),
  );
};

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

/** The product in a memory. `m` is rounded up to a multiple of {@link ROWS}; `n` must be one of {@link COLUMNS}. */
export function productIn(memory: WebAssembly.Memory): AddProduct {
  compiled ??= new WebAssembly.Module(moduleBytes());
  const { add: run } = new WebAssembly.Instance(compiled, { memory: { floats: memory } }).exports;
  if (!isRun(run)) throw new Error('The matrix product does not export its function');
  return (a, b, c, { m, n, k }) => {
    run(a.at, a.row, a.column, b.at, b.row, c.at, c.row, m, n, k);
  };
}
