const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** What XML 1.0 cannot hold at all, not even as a reference. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text as XML and HTML hold it, in elements and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(IMPOSSIBLE, '').replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
