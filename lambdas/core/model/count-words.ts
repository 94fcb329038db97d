/** Names of fields, values that are no words, and line breaks. */
const NO_WORDS = /"\w+"\s*:|\b(?:null|true|false)\b(?=\s*[,}\]])|\\[nrt]/g;

/** Counts the words in a text, or in the beginning of a JSON text without its names. */
export const countWords = (text: string): number =>
  text
    .replaceAll(NO_WORDS, ' ')
    .split(/[\s"«»“”]+/)
    .filter((word) => /\p{L}/u.test(word)).length;
