/** RFC 8187 (what `filename*` takes): a few signs that `encodeURIComponent` leaves alone are escaped, too. */
const encodeExtended = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

/** `Content-Disposition` of RFC 6266: an ASCII name for old readers, the real one in UTF-8. */
export const attachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeExtended(name)}`;
};
