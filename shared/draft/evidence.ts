import type { Question } from '../model/question.ts';
import type { Labels } from './labels.ts';
import { citationOf } from './source-headings.ts';

/** The passage that supports an answer, unless the reason already quotes it; undefined if there is none. */
export const evidenceOf = ({ passage, reason }: Question): string | undefined =>
  passage && !reason.includes(passage) ? passage : undefined;

/** The title and page of the source that a passage is from, as words; undefined if that is not certain. */
export function sourceOf(
  passage: string | undefined,
  sourceText: string | undefined,
  labels: Labels,
): string | undefined {
  const citation = passage && sourceText ? citationOf(passage, sourceText) : undefined;
  if (!citation) return undefined;
  const { title, page } = citation;
  return page === undefined ? title : labels.titleAndPage(title, page);
}
