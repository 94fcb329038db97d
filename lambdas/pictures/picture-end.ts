import { constants, inflateSync } from 'node:zlib';
import { limits } from '#shared/model/limits.ts';

const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;

interface Segment {
  readonly kind: number;
  readonly at: number;
}

/** The segments of a JPEG (ITU T.81, annex B); the pictures within them have ends of their own. */
function* segmentsOf(bytes: Uint8Array): Generator<Segment, void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length;) {
    const kind = bytes[at + 1] ?? 0;
    // Between markers is what a scan holds, where 0xff is followed by zero or the number of a restart.
    const isMarker =
      bytes[at] === MARKER && kind !== MARKER && kind !== 0 && (kind & 0xf8) !== 0xd0;
    if (!isMarker) {
      at += 1;
      continue;
    }
    yield { kind, at };
    at += 2 + view.getUint16(at + 2);
  }
}

const isFrame = (kind: number): boolean =>
  kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind);
const COEFFICIENTS = 64;

/** Whether all scans of a JPEG begin. A progressive picture that breaks off between two is blurred. */
export function hasAllScans(bytes: Uint8Array): boolean {
  /** For each component, the bits of each coefficient that are still to come. */
  const missing = new Map<number, number[]>();
  for (const { kind, at } of segmentsOf(bytes)) {
    if (isFrame(kind))
      for (let each = 0; each < (bytes[at + 9] ?? 0); each += 1)
        missing.set(bytes[at + 10 + each * 3] ?? 0, Array<number>(COEFFICIENTS).fill(Infinity));
    if (kind !== SCAN) continue;
    const components = bytes[at + 4] ?? 0;
    const end = at + 5 + components * 2;
    const [from = 0, to = 0, bits = 0] = bytes.subarray(end, end + 3);
    for (let each = 0; each < components; each += 1)
      missing.get(bytes[at + 5 + each * 2] ?? 0)?.fill(bits & 15, from, to + 1);
  }
  return [...missing.values()].every((bits) => bits.every((left) => left === 0));
}

/** A JPEG that lacks only its end marker, with one, as switched-off phones leave it; any other file as it is. */
export function withEnd(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== START) return bytes;
  let scan: number | undefined;
  for (const { kind, at } of segmentsOf(bytes)) {
    if (kind !== SCAN) continue;
    scan = at;
    break;
  }
  if (scan === undefined) return bytes;
  for (let at = bytes.length - 2; at > scan; at -= 1)
    if (bytes[at] === MARKER && bytes[at + 1] === END) return bytes;
  const isHalf = bytes.at(-1) === MARKER;
  const end = isHalf ? [END] : [MARKER, END];
  const whole = new Uint8Array(bytes.length + end.length);
  whole.set(bytes);
  whole.set(end, bytes.length);
  return whole;
}

const SIGNATURE = 8;
/** Samples of a pixel by the type of colour (PNG, 11.2.1). */
const SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** Percent of the rows that a PNG lacks at its end; undefined if none, or if its rows come in several passes. */
export function missingOfPng(bytes: Uint8Array): number | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = SIGNATURE + 8;
  const [width, height] = [file.readUInt32BE(header), file.readUInt32BE(header + 4)];
  const [bits = 0, colour = 0, , , passes] = file.subarray(header + 8, header + 13);
  if (passes !== 0) return undefined;
  const packed: Buffer[] = [];
  for (let at = SIGNATURE; at + 8 < file.length;) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      packed.push(file.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const row = 1 + Math.ceil((width * bits * (SAMPLES[colour] ?? 0)) / 8);
  const there = inflateSync(Buffer.concat(packed), {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.min(row * height, 4 * limits.pictureSide ** 2),
  }).length;
  const missing = Math.ceil((1 - Math.floor(there / row) / height) * 100);
  return missing > 0 ? missing : undefined;
}
