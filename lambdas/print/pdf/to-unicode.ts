const BLOCK = 100;

const hex4 = (value: number): string => value.toString(16).padStart(4, '0');

/** UTF-16BE in hexadecimal. */
const utf16 = (text: string): string =>
  Array.from({ length: text.length }, (_, index) => hex4(text.charCodeAt(index))).join('');

/** A `ToUnicode` CMap (PDF 32000-1, 9.10.3) from the texts of the codes, by index. Codes without text are left out. */
export function toUnicodeMap(texts: readonly string[]): string {
  const entries = texts
    .map((text, code) => ({ code, text }))
    .filter((entry) => entry.text !== '')
    .map((entry) => `<${hex4(entry.code)}> <${utf16(entry.text)}>`);
  const blocks: string[] = [];
  for (let first = 0; first < entries.length; first += BLOCK) {
    const block = entries.slice(first, first + BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end
`;
}
