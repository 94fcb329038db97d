import { attachment } from './attachment.ts';

/** The answer of an endpoint that returns a file. Lambda allows 6 MB, of which base64 takes a quarter. */
export class BinaryResponse {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;

  constructor(file: Readonly<Record<'contentType' | 'name', string> & { bytes: Uint8Array }>) {
    this.bytes = file.bytes;
    this.contentType = file.contentType;
    this.name = file.name;
  }

  /** Headers of a download under its name, which caches must not store. */
  get headers(): Record<string, string> {
    return {
      'content-type': this.contentType,
      'content-disposition': attachment(this.name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
  }
}
