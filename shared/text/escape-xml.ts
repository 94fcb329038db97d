const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
/** Characters that XML 1.0 cannot contain, even as references. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A text without the characters that XML cannot contain. */
export const withoutImpossible = (text: string): string => text.replace(IMPOSSIBLE, '');

/** Escapes a text for elements and attributes of XML and HTML. */
export const escapeXml = (text: string): string =>
  withoutImpossible(text).replace(/[&<>"]/g, (sign) => NAMES[sign] ?? sign);
