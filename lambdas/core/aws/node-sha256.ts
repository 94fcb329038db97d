import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto';

type Source = string | ArrayBuffer | ArrayBufferView;

const bytes = (source: Source): string | Uint8Array => {
  if (typeof source === 'string') return source;
  if (source instanceof ArrayBuffer) return new Uint8Array(source);
  return new Uint8Array(source.buffer, source.byteOffset, source.byteLength);
};

/** SHA-256, or HMAC-SHA-256 when given a secret, in the form the request signer asks for. */
export class NodeSha256 {
  readonly #secret: Source | undefined;
  #hash: Hash | Hmac;

  constructor(secret?: Source) {
    this.#secret = secret;
    this.#hash = NodeSha256.#start(secret);
  }

  static #start(secret: Source | undefined): Hash | Hmac {
    return secret === undefined ? createHash('sha256') : createHmac('sha256', bytes(secret));
  }

  update(chunk: Source): void {
    this.#hash.update(bytes(chunk));
  }

  digest(): Promise<Uint8Array> {
    return Promise.resolve(this.#hash.digest());
  }

  reset(): void {
    this.#hash = NodeSha256.#start(this.#secret);
  }
}
