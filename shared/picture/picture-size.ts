/** Pixels as stored in the file; a turned photo may be shown with its sides swapped. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

const PNG_SIZE = 16;
const PNG_HEADER_END = 33;
const IHDR = 0x49484452;

/** PNG 5.6: the first chunk, of 13 bytes, contains the size. */
const pngSize = (view: DataView): PictureSize | undefined =>
  view.byteLength >= PNG_HEADER_END && view.getUint32(8) === 13 && view.getUint32(12) === IHDR
    ? { width: view.getUint32(PNG_SIZE), height: view.getUint32(PNG_SIZE + 4) }
    : undefined;

const MARKER = 0xff;
/** Markers without a segment: TEM and RST0–RST7. */
const isBare = (marker: number): boolean => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
/** SOF0–SOF15 begin a frame; DHT, JPG and DAC have numbers in the same range. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const SCAN = 0xda;
const END = 0xd9;

/** ITU T.81, annex B: segments follow one another up to the frame, which contains the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (at + 4 <= view.byteLength) {
    if (view.getUint8(at) !== MARKER) return undefined;
    const marker = view.getUint8(at + 1);
    if (marker === SCAN || marker === END) return undefined;
    if (marker === MARKER) at += 1;
    else if (isBare(marker)) at += 2;
    else if (!isFrame(marker)) at += 2 + view.getUint16(at + 2);
    else if (at + 9 > view.byteLength) return undefined;
    else return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return undefined;
}

/**
 * Reads a picture's size from its header, without decoding; `undefined` if the header is invalid.
 * @param type of the file by its first bytes
 */
export function pictureSize(
  bytes: Uint8Array,
  type: 'image/jpeg' | 'image/png',
): PictureSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return type === 'image/png' ? pngSize(view) : jpegSize(view);
}
