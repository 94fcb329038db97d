import type { Test } from '../model/draft.ts';
import type { DraftLanguage } from '../model/locale.ts';
import type { KeptQuestion } from '../model/question-shelf.ts';

/**
 * Questions of the bank as a test, as the export formats take them: `limitsOfExport` says of it what a format cannot hold.
 * @param kept in the order of the file
 */
export function bankTest(
  kept: readonly KeptQuestion[],
  { title, language }: { readonly title: string; readonly language: DraftLanguage },
): Test {
  const [first] = kept;
  const subjects = new Set(kept.map(({ subject }) => subject));
  const questions = kept.map(({ question }, index) => ({ ...question, id: `q${index + 1}` }));
  return {
    ...{ type: 'TEST', language, title, level: first?.level ?? 'Middle', drafter: 'rules' },
    ...(subjects.size === 1 && first?.subject !== undefined && { subject: first.subject }),
    ...{ notes: [], instructions: '', questions },
    scale: Math.max(1, Math.round(questions.reduce((sum, { points }) => sum + points, 0))),
  };
}
