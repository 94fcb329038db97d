import { Inflate as InflateStream } from 'fflate';
import { WorkbookError } from './workbook-error.ts';
import type { Inflate } from './zip-reader.ts';

/** Compressed bytes to inflate at once; they expand to at most sixteen megabytes. */
const SLICE = 16 * 1024;

/** Inflates without zlib and counts the output: stops after `most` bytes, whatever size the file declares. */
export const inflate: Inflate = (data, most) => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new InflateStream((chunk) => {
    size += chunk.length;
    if (size > most) throw new WorkbookError('too-large');
    chunks.push(chunk);
  });
  // In slices, because the output of one slice is in memory before it is counted.
  for (let at = 0; at < data.length; at += SLICE) {
    stream.push(data.subarray(at, at + SLICE), at + SLICE >= data.length);
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
};
