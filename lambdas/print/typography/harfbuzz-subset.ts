import { Defect } from '#core/defect.ts';

/** Flags of `hb_subset_input_set_flags` (hb-subset.h). */
const NO_HINTING = 0x01;
const RETAIN_GIDS = 0x02;
const NOTDEF_OUTLINE = 0x40;
const NO_LAYOUT_CLOSURE = 0x200;
/** `HB_SUBSET_SETS_DROP_TABLE_TAG`. */
const DROP_TABLES = 3;
const MEMORY_WRITABLE = 2;

/** Tables that a PDF viewer does not need, since the document itself contains widths, encoding and names. */
const UNUSED_TABLES =
  'GSUB,GPOS,GDEF,name,OS/2,post,cmap,DSIG,STAT,meta,gasp,prep,fpgm,cvt ,HVAR,MVAR'.split(',');

const tag = (name: string): number =>
  [...name].reduce((bits, letter) => (bits << 8) | letter.charCodeAt(0), 0) >>> 0;

/** Makes a TrueType file that contains only some glyphs, under their original indices. */
export type Subsetter = (font: Uint8Array, glyphs: Iterable<number>) => Uint8Array;

/**
 * A subsetter on harfbuzz-subset.wasm, for which harfbuzzjs ships no wrapper.
 * @throws if the wasm is not that library, or the font cannot be subset
 */
export function createSubsetter(wasm: Uint8Array): Subsetter {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(wasm), {});
  const call = (name: string, ...values: number[]): number => {
    const entry = exports[name];
    if (typeof entry !== 'function') throw new Defect(`harfbuzz-subset has no ${name}`);
    return Number(Reflect.apply(entry, undefined, values));
  };
  /** The library's memory moves when it grows, so get a new view after each call. */
  const memory = (): Uint8Array => {
    const { memory: owner } = exports;
    if (!(owner instanceof WebAssembly.Memory)) throw new Defect('harfbuzz-subset has no memory');
    return new Uint8Array(owner.buffer);
  };
  call('_initialize');

  return (font, glyphs) => {
    const source = call('malloc', font.length);
    memory().set(font, source);
    const blob = call('hb_blob_create', source, font.length, MEMORY_WRITABLE, 0, 0);
    const face = call('hb_face_create', blob, 0);
    const input = call('hb_subset_input_create_or_fail');
    const flags = NO_HINTING | RETAIN_GIDS | NOTDEF_OUTLINE | NO_LAYOUT_CLOSURE;
    call('hb_subset_input_set_flags', input, flags);
    const kept = call('hb_subset_input_glyph_set', input);
    for (const glyph of glyphs) call('hb_set_add', kept, glyph);
    const dropped = call('hb_subset_input_set', input, DROP_TABLES);
    for (const table of UNUSED_TABLES) call('hb_set_add', dropped, tag(table));
    const subset = call('hb_subset_or_fail', face, input);
    call('hb_subset_input_destroy', input);
    call('hb_face_destroy', face);
    call('hb_blob_destroy', blob);
    try {
      if (subset === 0) throw new Defect('the font could not be subset');
      const result = call('hb_face_reference_blob', subset);
      const start = call('hb_blob_get_data', result, 0);
      const bytes = memory().slice(start, start + call('hb_blob_get_length', result));
      call('hb_blob_destroy', result);
      call('hb_face_destroy', subset);
      return bytes;
    } finally {
      call('free', source);
    }
  };
}
