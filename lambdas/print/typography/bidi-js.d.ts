/** The package declares its CommonJS file as an ES module, so its types would be under `default.default`. */
declare module 'bidi-js' {
  interface Bidi {
    /** The resolved embedding level of each UTF-16 unit (UAX #9); odd levels run right to left. */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}
