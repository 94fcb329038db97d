const MARKER = 0xff;
const START = 0xd8;
const SCAN = 0xda;
const END = 0xd9;

/** Where the scans of a JPEG begin (ITU T.81, annex B); the pictures in its segments have ends of their own. */
function firstScan(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === MARKER;) {
    if (bytes[at + 1] === SCAN) return at;
    at += bytes[at + 1] === MARKER ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/**
 * A JPEG that lacks only its end marker, with one, as phones that are switched off leave it; any other file as it is.
 * Whether its scans are whole shows when it is decoded.
 */
export function withEnd(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== MARKER || bytes[1] !== START) return bytes;
  const scan = firstScan(bytes);
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
