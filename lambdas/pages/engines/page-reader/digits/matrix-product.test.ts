import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { productIn } from './matrix-product.ts';

const BYTES = 4;

it('is what its text says; `npx vitest run -u` with this file assembles a changed text', async () => {
  const text = join(import.meta.dirname, 'matrix-product.wat');
  const assembled = join(mkdtempSync(join(tmpdir(), 'wat-')), 'matrix-product.wasm');
  execFileSync(process.execPath, ['node_modules/wabt/bin/wat2wasm', text, '-o', assembled]);
  const base64 = readFileSync(assembled).toString('base64');
  await expect(
    `/** What \`matrix-product.wat\` says, as WebAssembly. */\nexport const matrixProduct =\n  '${base64}';\n`,
  ).toMatchFileSnapshot('matrix-product-bytes.ts');
});

it('multiplies matrices of whole blocks, overlapping or transposed rows, and adds to the result', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const floats = new Float32Array(memory.buffer);
  const [m, n, k] = [8, 16, 5];
  const [b, c] = [100, 200 + k * n];
  for (let index = 0; index < c; index += 1) floats[index] = Math.sin(index);
  const add = productIn(memory);
  const dense = { at: b * BYTES, row: n * BYTES };
  const target = { at: c * BYTES, row: n * BYTES };

  // Overlapping rows, each starting one later; then the same matrix transposed.
  add({ at: 0, row: BYTES, column: 2 * BYTES }, dense, target, { m, n, k });
  add({ at: 0, row: 2 * BYTES, column: BYTES }, dense, target, { m, n, k });

  for (let row = 0; row < m; row += 1) {
    for (let column = 0; column < n; column += 1) {
      let sum = 0;
      for (let term = 0; term < k; term += 1) {
        const factor = Math.sin(row + 2 * term) + Math.sin(2 * row + term);
        sum += factor * Math.sin(b + term * n + column);
      }
      expect(floats[c + row * n + column]).toBeCloseTo(sum, 4);
    }
  }
});
