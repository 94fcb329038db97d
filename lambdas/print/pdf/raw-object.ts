import { PDFObject } from 'pdf-lib';

/** An object already in PDF syntax (ASCII), which is cheaper than a tree of objects when there are thousands. */
export class RawObject extends PDFObject {
  readonly #source: string;

  constructor(source: string) {
    super();
    this.#source = source;
  }

  override clone(): RawObject {
    return new RawObject(this.#source);
  }

  override toString(): string {
    return this.#source;
  }

  override sizeInBytes(): number {
    return this.#source.length;
  }

  override copyBytesInto(buffer: Uint8Array, offset: number): number {
    for (let index = 0; index < this.#source.length; index += 1) {
      buffer[offset + index] = this.#source.charCodeAt(index);
    }
    return this.#source.length;
  }
}
