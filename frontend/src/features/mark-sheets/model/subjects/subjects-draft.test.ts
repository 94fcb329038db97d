import { expect, it } from 'vitest';
import { addSubjects, finished, newDraft, readDraft, studyOf } from './subjects-draft.ts';

const settings = { subjects: [{ subject: 'العربية' }, { subject: 'الرياضيات' }] };
const middle = { level: 'Middle' } as const;

it('what was typed wrong stays when the year is chosen or a subject is added, and is not saved', () => {
  const typed = {
    ...readDraft(newDraft(settings), settings),
    coefficients: { العربيه: '٢', الرياضيات: '1,3' },
    pass: '10,1',
  };
  const chosen = studyOf(typed, middle, { year: 1 });
  const added = addSubjects(chosen, middle, ['الرسم']);
  for (const draft of [chosen, added]) {
    expect(draft.coefficients).toMatchObject({ العربيه: '2', الرياضيات: '1,3' });
    expect(draft.pass).toBe('10,1');
    expect(finished(draft, middle)).toBeUndefined();
  }
});
