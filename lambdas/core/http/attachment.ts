/** Encodes for `filename*` (RFC 8187), which escapes a few characters that `encodeURIComponent` does not. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** `Content-Disposition` (RFC 6266): an ASCII name for old clients, and the real one in UTF-8. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
};
