import type { FoundQuestion } from './found-question.ts';
import { isGift, readGift, type TextReaders } from './gift.ts';
import { readPlain } from './plain-questions.ts';
import { blocksOf, type SourceLine } from './source-lines.ts';

/** Reads questions in GIFT, Aiken or as people write them; one text may have all of these. */
export function readQuestionText(text: string, readers: TextReaders): FoundQuestion[] {
  const found: FoundQuestion[] = [];
  let plain: SourceLine[] = [];
  const readPlainLines = (): void => {
    found.push(...readPlain(plain, found.length));
    plain = [];
  };
  for (const block of blocksOf(text)) {
    if (isGift(block)) {
      readPlainLines();
      found.push(...readGift(block, readers, found.length));
    } else {
      const end = plain.at(-1);
      if (end) plain.push({ number: end.number + 1, text: '' });
      plain.push(...block);
    }
  }
  readPlainLines();
  return found;
}
