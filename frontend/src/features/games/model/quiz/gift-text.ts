/** The characters that follow a backslash: GIFT's special characters, the backslash, and n for a new line. */
const ESCAPED = '~=#{}:\\n';
const MEANT = [...'~=#{}:\\\n'];
const FIRST_STAND_IN = 0xe000;
const TAGS = /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|sub|sup|font|pre|code)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** Replaces escaped characters by private ones, so that the remaining special characters can be searched for. */
export const hideEscapes = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, character: string) =>
    String.fromCodePoint(FIRST_STAND_IN + ESCAPED.indexOf(character)),
  );

const showEscapes = (text: string): string =>
  text.replace(
    /[\ue000-\ue007]/g,
    (character) => MEANT[character.charCodeAt(0) - FIRST_STAND_IN] ?? '',
  );

/** The text for readers: without formats and tags, with escapes and entities resolved. */
export const giftText = (text: string): string =>
  showEscapes(
    text
      .replace(/^\s*\[(?:html|moodle|plain|markdown)\]/i, '')
      .replace(/<br\s*\/?>|<\/p>/gi, '\n')
      .replace(TAGS, '')
      .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  )
    .replace(/[ \t]+/g, ' ')
    .replace(/ *\n[\n ]*/g, '\n')
    .trim();
