import { expect, it } from 'vitest';
import { preferredLanguage } from './preferred-language.ts';

it.each([
  ['ar', 'ar'],
  ['ar-DZ,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR, en;q=0.4, ar;q=0.6', 'ar'],
  ['en-US', 'en'],
  ['AR', 'ar'],
  ['ar;q=0, en;q=0.1', 'en'],
  ['de, *', 'en'],
  ['ar;q=x', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('%j prefers %s', (header, language) => expect(preferredLanguage(header)).toBe(language));
