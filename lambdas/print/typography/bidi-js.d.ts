/**
 * The package declares its CommonJS file as if it were an ES module, so that strict resolution would look for the
 * factory under `default.default`.
 */
declare module 'bidi-js' {
  interface Bidi {
    /** The resolved embedding level of each UTF-16 unit (UAX #9); odd levels run right to left. */
    getEmbeddingLevels(text: string, base: 'ltr' | 'rtl'): { levels: Uint8Array };
  }
  export default function bidiFactory(): Bidi;
}
