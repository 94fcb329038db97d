import { attachment } from './attachment.ts';

/** The answer of an endpoint that answers a file itself. Lambda carries 6 MB, a third of them for the encoding. */
export class BinaryResponse {
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly name: string;

  constructor(file: Readonly<Record<'contentType' | 'name', string> & { bytes: Uint8Array }>) {
    this.bytes = file.bytes;
    this.contentType = file.contentType;
    this.name = file.name;
  }

  /** As a file to be saved under its name, which nobody on the way keeps. */
  get headers(): Record<string, string> {
    return {
      'content-type': this.contentType,
      'content-disposition': attachment(this.name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
  }
}
