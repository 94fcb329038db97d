import type { Draft } from '../model/draft.ts';
import type { Question } from '../model/question.ts';
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

/** Whether pupils need the source text for a question; “the text” of one with gaps is its own. */
export const asksAboutText = ({ kind, stem }: Question): boolean =>
  kind !== 'gap' && namesText(stem);

/** The texts of a draft that ask pupils something, except its questions. */
function askedIn(draft: Draft): string[] {
  if (draft.type === 'LESSON_PLAN') return [];
  if (draft.type === 'EXERCISE') return draft.exercises.map(({ statement }) => statement);
  const { task, instructions } = draft;
  return [instructions, ...(task ? [task.situation, ...task.instructions] : [])];
}

/** Whether pupils need the draft's source text. */
export const needsText = (draft: Draft): boolean =>
  Boolean(draft.sourceText?.trim()) &&
  (askedIn(draft).some(namesText) ||
    (draft.type === 'TEST' && draft.questions.some(asksAboutText)));
