import { labelsIn } from '#shared/draft/labels.ts';
import { shownAnswer } from '../items/item-questions.ts';
import type { Item } from '../items/item.ts';
import type { LessonContext, Prompt } from './lesson-context.ts';

const STARTERS = 2;
const EXITS = 3;
/** Sentences of a text that pupils copy, besides its definitions. */
const SENTENCES = 3;

const promptOf = (item: Item | undefined): Prompt | undefined =>
  item && { question: item.question, answer: shownAnswer(item) };
const given = (prompts: readonly (Prompt | undefined)[]): Prompt[] =>
  prompts.filter((prompt) => prompt !== undefined);

/** Easy questions of a known topic; what pupils know before a text only their teacher knows. */
export const starterOf = ({ item }: LessonContext): Prompt[] =>
  given(Array.from({ length: STARTERS }, () => promptOf(item(1))));

/** Up to three questions from easy to hard: of the topic, otherwise on the text. */
export function exitOf({ item, ask, claim, material }: LessonContext): Prompt[] {
  const known = given([item(1), item(2), item(2), item(3), item(3)].map(promptOf));
  if (known.length > 0) return known.slice(0, EXITS);
  const judge = { ar: 'صحيح أم خطأ؟', en: 'True or false?', fr: 'Vrai ou faux ?' }[
    material.plan.language
  ];
  const stated = given([claim(), claim()]).map(({ question, answer }) => ({
    question: `${judge} ${question}`,
    answer,
  }));
  return [...stated, ...given([ask(), ask()])].slice(0, EXITS);
}

/** What pupils copy: definitions, then a worked example or sentences of the text; empty for an unknown topic. */
export function traceOf(
  { item, material: { source, plan } }: LessonContext,
  keywords: readonly { readonly term: string; readonly meaning: string }[],
): string {
  const example = item(2) ?? item(1);
  const defined = new Set(source?.definitions.map(({ term }) => term));
  const sentences =
    source?.sentences
      .filter(({ start, definition }) => start === 0 && !defined.has(definition?.term ?? ''))
      .slice(0, SENTENCES)
      .map(({ text }) => `${text}.`) ?? [];
  return [
    ...keywords.map(({ term, meaning }) => `${term}${labelsIn(plan.language).colon}${meaning}`),
    ...(source ? sentences : example ? [example.question, ...example.steps] : []),
  ].join('\n');
}
