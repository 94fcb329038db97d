import type { Draft } from '../model/draft.ts';
import { foldText } from '../text/fold-text.ts';

/** Phrases that refer to the text: “According to the text”, «حسب النص», « d'après le texte »; folded. */
const NAMES_TEXT = [
  /(?:^| )(?:the|this|source|given|above|following) (?:text|passage|extract)(?= |$)/u,
  /(?:^| )(?:le|du|au|ce|un) (?:texte|passage|document)(?= |$)/u,
  /(?:^| )[وف]?(?:[بك]?ال|لل)(?:نص|نصوص|سند|فقره|مقطع)(?= |$)/u,
  /(?:^| )(?:ال)?نص السند(?= |$)/u,
];

/** Whether a question or instruction refers to the source text, so that it cannot be answered without it. */
export const namesText = (prose: string): boolean => {
  const folded = foldText(prose);
  return NAMES_TEXT.some((names) => names.test(folded));
};

/** The texts of a draft that ask pupils something. */
function askedIn(draft: Draft): string[] {
  if (draft.type === 'LESSON_PLAN') return [];
  if (draft.type === 'EXERCISE') return draft.exercises.map(({ statement }) => statement);
  const { questions, task, instructions } = draft;
  return [
    instructions,
    ...questions.map(({ stem }) => stem),
    ...(task ? [task.situation, ...task.instructions] : []),
  ];
}

/** Whether pupils need the draft's source text. */
export const needsText = (draft: Draft): boolean =>
  Boolean(draft.sourceText?.trim()) && askedIn(draft).some(namesText);
