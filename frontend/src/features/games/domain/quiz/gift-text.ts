/** What a backslash is written before: characters GIFT gives a meaning, itself, and n for a new line. */
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

/** Puts private characters in the place of escaped ones, so that the others can be searched for. */
export const hideEscapes = (text: string): string =>
  text.replace(/\\([~=#{}:\\n])/g, (_, character: string) =>
    String.fromCodePoint(FIRST_STAND_IN + ESCAPED.indexOf(character)),
  );

const showEscapes = (text: string): string =>
  text.replace(
    /[\ue000-\ue007]/g,
    (character) => MEANT[character.charCodeAt(0) - FIRST_STAND_IN] ?? '',
  );

/** The text a reader sees: formats and tags left out, escapes and entities resolved. */
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
