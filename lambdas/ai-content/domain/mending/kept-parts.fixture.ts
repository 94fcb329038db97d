import { partsOfDraft, type Draft } from '#shared/model/draft.ts';
import { readAnswer, type ModelAnswer } from '#core/model/model-answer.ts';
import { writtenSoFar } from '../drafting/join-portions.ts';
import { planDraft } from '../plan/plan-draft.ts';
import { portionsOf } from '../plan/portions.ts';
import type { Plan } from '../task.ts';
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

/** The draft that a model gives by answering so to each portion of a lesson, or to the whole of another draft. */
function draftOf(
  request: keyof typeof requests,
  read: (plan: Plan) => ModelAnswer,
): Draft | undefined {
  const plan = planDraft(requests[request]);
  const portions = plan.request.contentType === 'LESSON_PLAN' ? portionsOf(plan) : [plan];
  const answered = portions.map((portion) => ({ plan: portion, answer: read(portion) }));
  return writtenSoFar(plan, answered, { drafter: 'model', seed: 'job' });
}

/** How many parts of an answer are in the draft as they were meant; parts that look different are not. */
export function keptParts(request: keyof typeof requests, answer: unknown): number {
  const right = shownParts(draftOf(request, () => ({ kind: 'given', value: rights[request] })));
  const read = (plan: Plan): ModelAnswer => {
    const { tool } = questionFor({ task: 'draft', plan });
    return readAnswer(answer, tool.name, tool.schema);
  };
  return shownParts(draftOf(request, read)).filter((part) => right.includes(part)).length;
}
