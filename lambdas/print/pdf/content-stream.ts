const CHUNK = 2_048;

/**
 * The operators of a page, in ASCII. They are kept as bytes, because a notebook holds those of all its pages until the
 * last foot is drawn, and joined strings would need ten times the memory.
 */
export class ContentStream {
  readonly #full: Buffer[] = [];
  #chunk = Buffer.alloc(0);
  #end = 0;

  push(...operators: readonly string[]): void {
    for (const operator of operators) {
      const line = `${operator}\n`;
      if (this.#end + line.length > this.#chunk.length) {
        this.#full.push(this.#chunk.subarray(0, this.#end));
        this.#chunk = Buffer.allocUnsafe(Math.max(CHUNK, line.length));
        this.#end = 0;
      }
      this.#end += this.#chunk.write(line, this.#end, 'latin1');
    }
  }

  /** All operators, a line each, and the last ones, which are not added. */
  endingIn(last: readonly string[]): Buffer {
    const end = Buffer.from(last.join('\n'), 'latin1');
    return Buffer.concat([...this.#full, this.#chunk.subarray(0, this.#end), end]);
  }
}
