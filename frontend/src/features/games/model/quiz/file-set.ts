import type { DraftLanguage } from '#shared/model/locale.ts';
import type { FoundQuestion } from '#shared/question-files/found-question.ts';
import { parseQuestions } from './parse-questions.ts';
import { quizLimits } from './question.ts';
import { questionsInGift } from './test-set.ts';

/** A question of a file as the quiz takes it: its text for a set, or why it is left out. */
export interface FileItem {
  readonly found: FoundQuestion;
  /** In GIFT; several for a text with several gaps. Undefined if it is not played. */
  readonly text: string | undefined;
  /** How many questions of the quiz it becomes. */
  readonly count: number;
}

/** Each question of a file, with its text for a set of the quiz. */
export const fileItems = (
  questions: readonly FoundQuestion[],
  language: DraftLanguage,
): FileItem[] =>
  questions.map((found) => {
    const gifts = found.question ? questionsInGift(found.question, language) : [];
    const text = gifts.join('\n\n');
    // The quiz reads its own text again, so what it cannot play is known before.
    const { questions: played, problems } = parseQuestions(text);
    const isPlayed = played.length > 0 && problems.length === 0;
    return { found, text: isPlayed ? text : undefined, count: isPlayed ? played.length : 0 };
  });

/** Characters of a set, which are kept on the device. */
export const SET_LENGTH = 60_000;

/** The text of a set, and how many questions of the file fit into it. */
export function fileSet(items: readonly FileItem[]): {
  readonly text: string;
  readonly count: number;
} {
  const texts: string[] = [];
  let length = 0;
  let played = 0;
  for (const { text, count } of items) {
    if (text === undefined) continue;
    length += text.length + 2;
    played += count;
    if (length > SET_LENGTH || played > quizLimits.questions) break;
    texts.push(text);
  }
  return { text: texts.join('\n\n'), count: texts.length };
}
