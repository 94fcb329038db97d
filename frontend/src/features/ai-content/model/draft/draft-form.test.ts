import { describe, expect, it } from 'vitest';
import { draft, partsOfDraft, type Draft, type Test } from '#shared/model/draft.ts';
import { mergeContents } from '#frontend/lib/documents/merge/merge-contents.ts';
import { checkMerge, type Draw } from '#frontend/test-support/check-merge.ts';
import { samplePlan, sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { draftForm } from './draft-form.ts';

const kind = { form: draftForm, schema: draft };
const first: Draft = sampleTest(5);

let made = 0;
const edit = (before: Draft, draw: Draw): Draft => {
  if (before.type !== 'TEST') throw new Error('no test');
  const { questions } = before;
  const index = draw(questions.length);
  const question = questions[index];
  const what = draw(8);
  if (what === 0) return { ...before, title: `title ${draw(3)}` };
  if (!question) return before;
  if (what === 1) {
    made += 1;
    const added = { ...question, id: `n${made}` };
    return { ...before, questions: questions.toSpliced(draw(questions.length + 1), 0, added) };
  }
  if (what === 2) return { ...before, questions: questions.toSpliced(index, 1) };
  if (what === 3) {
    const others = questions.toSpliced(index, 1);
    return { ...before, questions: others.toSpliced(draw(others.length + 1), 0, question) };
  }
  return { ...before, questions: questions.with(index, { ...question, stem: `stem ${draw(3)}` }) };
};

describe('a draft that two devices have edited', () => {
  it('loses no question and gets none that neither has written', () => {
    checkMerge(
      {
        ...kind,
        first,
        edit,
        see: (content) => {
          const { questions, title } = content as Test;
          return {
            items: questions.map(({ id }) => `questions/${id}`),
            itemsOf: (key) => (key === 'title' ? [] : [key]),
            values: new Map([
              ['title', title],
              ...questions.map(({ id, stem }): [string, string] => [`questions/${id}`, stem]),
            ]),
          };
        },
      },
      300,
    );
  });

  it('keeps a lesson’s phases and lists from both', () => {
    const base = samplePlan;
    if (base.type !== 'LESSON_PLAN') throw new Error('no plan');
    const [phase] = base.phases;
    const mine = { ...base, phases: base.phases.with(0, { ...phase!, teacher: 'mine' }) };
    const theirs = {
      ...base,
      outcome: 'theirs',
      keywords: [...base.keywords, { id: 'kw', term: 'new', meaning: 'word' }],
    };
    const merged = mergeContents(kind, base, { mine, theirs });
    expect(merged?.overlaps).toEqual([]);
    expect(merged?.content).toEqual({
      ...theirs,
      phases: mine.phases,
    });
    expect(partsOfDraft(base)[0]).toEqual(phase);
  });
});
