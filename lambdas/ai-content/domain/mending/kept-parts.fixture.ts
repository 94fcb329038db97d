import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { readAnswer, type ModelAnswer } from '#core/model/model-answer.ts';
import { writtenSoFar } from '../drafting/join-portions.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { questionFor } from '../prompt/question-for.ts';
import { requests, rights } from './answer-forms.fixture.ts';

/** What readers see of the parts of a draft, without ids, points and the order of options. */
const shownParts = (draft: Draft | undefined): string[] =>
  (draft ? partsOfDraft(draft) : []).map((part) => {
    const shown = { ...part, materials: draft?.type === 'LESSON_PLAN' ? draft.materials : [] };
    const options =
      'options' in shown && 'key' in shown
        ? shown.options.map(({ id, text }) => `${id === shown.key ? '*' : ''}${text}`).toSorted()
        : undefined;
    const names =
      'stem statement answer items pairs reason steps stage title teacher pupils assessment materials'.split(
        ' ',
      );
    const fields = Object.entries(shown).filter(([name]) => names.includes(name));
    return JSON.stringify([fields.toSorted(), options]).replaceAll(String.raw`\n`, ' ');
  });

const draftOf = (request: keyof typeof requests, answer: ModelAnswer): Draft | undefined => {
  const plan = planDraft(requests[request]);
  return writtenSoFar(plan, [{ plan, answer }], { drafter: 'model', seed: 'job' });
};

/** How many parts of an answer are in the draft as they were meant; parts that look different are not. */
export function keptParts(request: keyof typeof requests, answer: unknown): number {
  const { tool } = questionFor({ task: 'draft', plan: planDraft(requests[request]) });
  const read = readAnswer(answer, tool.name, tool.schema);
  const right = shownParts(draftOf(request, { kind: 'given', value: rights[request] }));
  return shownParts(draftOf(request, read)).filter((part) => right.includes(part)).length;
}
