import type { ReadProse } from '#shared/question-files/found-question.ts';
import type { TextReaders } from '#shared/question-files/gift.ts';
import { proseOfText } from '#shared/question-files/plain-prose.ts';

const TAGS = /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|sub|sup|font|pre|code)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/** The words of a set's text, which has few tags and entities; files are read with all of them. */
const words = (text: string): ReadProse =>
  proseOfText(
    text
      .replace(/<br\s*\/?>|<\/p>/gi, '\n')
      .replace(TAGS, '')
      .replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity),
  );

/** How the quiz reads the texts of its sets. */
export const quizTexts: TextReaders = { html: words, typed: words };
