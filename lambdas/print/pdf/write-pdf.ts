import { deflateSync } from 'node:zlib';
import { PDFHeader, PDFStream } from 'pdf-lib';
import type { PDFContext } from 'pdf-lib';

/** An object without a stream: its number, which the context has given away, and its PDF syntax in ASCII. */
export interface PlainObject {
  number: number;
  source: string;
}

/** How many objects are compressed together; thousands of small ones repeat each other. */
const OBJECTS_PER_STREAM = 5_000;
/** Bytes of an entry of the cross-reference table: its kind, an offset or a stream's number, and the place in that stream. */
const WIDTHS = [1, 4, 2] as const;
const ENTRY = 7;
/** Kinds of an entry: an object by itself, and one in a stream of objects. */
const [BY_ITSELF, IN_STREAM] = [1, 2];
/** Bytes; zlib takes memory in pieces of its chunk, and what is drawn shrinks to about a quarter. */
const LEAST_CHUNK = 1_024;
/** PNG's filter that stores each byte as its difference from the byte above. */
const UP = 2;

/** Compressed bytes in memory of their own: zlib answers with a part of a larger piece, which would be kept as well. */
const packed = (bytes: Uint8Array): Uint8Array => {
  const chunkSize = Math.max(LEAST_CHUNK, bytes.length >> 2);
  return Uint8Array.from(deflateSync(bytes, { level: 9, chunkSize }));
};

/** Encodes each entry as its differences from the one before it, which compress to almost nothing. */
function differences(table: Uint8Array): Uint8Array {
  const filtered = new Uint8Array((table.length / ENTRY) * (ENTRY + 1));
  for (let at = 0, to = 0; at < table.length; at += 1) {
    if (at % ENTRY === 0) filtered[to++] = UP;
    filtered[to++] = (table[at] ?? 0) - (table[at - ENTRY] ?? 0);
  }
  return filtered;
}

/** A file as it is written: its bytes so far, and where each object is. */
class PdfFile {
  readonly #pieces: Uint8Array[] = [];
  readonly #table: Buffer;
  readonly #trailer: string;
  #size = 0;
  #next: number;
  #waiting: PlainObject[] = [];

  constructor(context: PDFContext) {
    this.#next = context.largestObjectNumber + 1;
    const streams = Math.ceil(context.largestObjectNumber / OBJECTS_PER_STREAM);
    this.#table = Buffer.alloc((this.#next + streams + 1) * ENTRY);
    // The entry of no object, with which every table begins.
    this.#table.writeUInt16BE(0xffff, ENTRY - 2);
    const { Root, Info } = context.trailerInfo;
    this.#trailer = `/Root ${String(Root)}${Info ? `/Info ${String(Info)}` : ''}`;
    this.#write(Buffer.from(`${String(PDFHeader.forVersion(1, 7))}\n\n`, 'latin1'));
  }

  addStream(number: number, stream: PDFStream): void {
    const bytes = new Uint8Array(stream.sizeInBytes());
    stream.copyBytesInto(bytes, 0);
    this.#writeObject(number, [bytes]);
  }

  addContent(number: number, content: Uint8Array): void {
    this.#writeStream(number, '', packed(content));
  }

  addPlain(object: PlainObject): void {
    this.#waiting.push(object);
    if (this.#waiting.length === OBJECTS_PER_STREAM) this.#writeWaiting();
  }

  end(): Uint8Array {
    if (this.#waiting.length > 0) this.#writeWaiting();
    const number = this.#next++;
    const start = this.#size;
    // The table has its own place, which is known before it is written.
    this.#enter(number, BY_ITSELF, start, 0);
    const columns = `/DecodeParms<</Predictor 12/Columns ${ENTRY}>>`;
    const head = `/Type/XRef/Size ${this.#next}/W[${WIDTHS.join(' ')}]${this.#trailer}${columns}`;
    const table = differences(this.#table.subarray(0, this.#next * ENTRY));
    this.#writeStream(number, head, packed(table));
    this.#write(Buffer.from(`startxref\n${start}\n%%EOF`));
    return Buffer.concat(this.#pieces);
  }

  #writeWaiting(): void {
    const number = this.#next++;
    let offset = 0;
    const places = this.#waiting.map((object, place) => {
      const said = `${object.number} ${offset} `;
      this.#enter(object.number, IN_STREAM, number, place);
      offset += object.source.length + 1;
      return said;
    });
    const first = places.join('');
    const sources = this.#waiting.map(({ source }) => `${source}\n`).join('');
    this.#waiting = [];
    const head = `/Type/ObjStm/N ${places.length}/First ${first.length}`;
    this.#writeStream(number, head, packed(Buffer.from(first + sources, 'latin1')));
  }

  #writeStream(number: number, head: string, bytes: Uint8Array): void {
    const begin = `<<${head}/Filter/FlateDecode/Length ${bytes.length}>>\nstream\n`;
    this.#writeObject(number, [Buffer.from(begin), bytes, Buffer.from('\nendstream')]);
  }

  #writeObject(number: number, bytes: readonly Uint8Array[]): void {
    this.#enter(number, BY_ITSELF, this.#size, 0);
    this.#write(Buffer.from(`${number} 0 obj\n`), ...bytes, Buffer.from('\nendobj\n\n'));
  }

  #enter(number: number, kind: number, where: number, place: number): void {
    const at = number * ENTRY;
    this.#table.writeUInt8(kind, at);
    this.#table.writeUInt32BE(where, at + 1);
    this.#table.writeUInt16BE(place, at + 5);
  }

  #write(...bytes: readonly Uint8Array[]): void {
    for (const piece of bytes) {
      this.#pieces.push(piece);
      this.#size += piece.length;
    }
  }
}

/** What a file holds beside the objects of its context, whose numbers the context has given away. */
interface Further {
  /** Contents to compress. */
  streams: readonly (readonly [number: number, content: () => Uint8Array])[];
  objects: Iterable<PlainObject>;
}

/**
 * Writes a document's file. Further contents and objects are asked for one after another and not kept, so that tens of
 * thousands of them need little memory; the library's own writer holds each object several times.
 */
export function writePdf(context: PDFContext, further: Further): Uint8Array {
  const file = new PdfFile(context);
  for (const [{ objectNumber: number }, object] of context.enumerateIndirectObjects()) {
    if (object instanceof PDFStream) file.addStream(number, object);
    else file.addPlain({ number, source: String(object) });
  }
  for (const [number, content] of further.streams) file.addContent(number, content());
  for (const object of further.objects) file.addPlain(object);
  return file.end();
}
