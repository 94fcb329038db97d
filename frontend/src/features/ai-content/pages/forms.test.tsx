import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { questionFor } from '#lambdas/ai-content/domain/prompt/question-for.ts';
import { planDraft } from '#lambdas/ai-content/domain/plan/plan-draft.ts';
import {
  generateContent,
  type ContentRequest,
  listContentJobs,
} from '#shared/contracts/ai-content.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { getContentJob } from '#shared/contracts/content-documents.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { exerciseOnMissedPath } from '#frontend/lib/class-paths.ts';
import { testOfClassPath } from '#frontend/lib/paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeDraft } from '#frontend/test-support/fake-draft.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { sampleProfile } from '#frontend/test-support/sample-profile.ts';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleTest } from '#test/support/sample-drafts/edited-drafts.ts';
import { signInTeacher } from '#frontend/test-support/unverified-teacher.ts';
import ExercisePage from './exercise-page.tsx';
import LessonPlanPage from './lesson-plan-page.tsx';
import TestPage from './test-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
  api.on(generateContent, { body: pendingDraft });
  api.on(listContentJobs, { body: [pendingDraft] });
  api.on(getProfile, { status: 204 });
  notifications.set(undefined);
});
/** Opens a form and waits until it is filled from the teacher's profile. */
const open = async (...page: Parameters<typeof renderPage>): Promise<void> => {
  const [form, options] = page;
  renderPage(form, options);
  await waitFor(() => expect(document.querySelector('[name=topic]')).not.toBeNull());
};
const said = () => notifications.get()?.text.id;
const address = () => screen.getByTestId('address').textContent;
const generate = () => userEvent.click(screen.getByText('Generate'));
/** Sets the whole value at once, because typing letter by letter is slow. */
const fill = (label: string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const fillTopic = (): void => {
  fill('Topic', 'Fractions');
  fill('Level', 'Primary');
};
const fillExercise = (): void => {
  fillTopic();
  fill('Exercise type', 'Matching');
};
const fillLessonPlan = (): void => {
  fillTopic();
  fill('Duration', '45 min');
  fill('Objectives', 'Halve');
};

describe('the lesson plan form', () => {
  it('asks for the missing fields and sends nothing', async () => {
    await open(<LessonPlanPage />);
    await generate();
    expect(said()).toBe('aiContent.incomplete');
    expect(screen.getAllByText('This field is required')).toHaveLength(4);
    expect(document.activeElement).toBe(screen.getByLabelText('Topic'));
    expect(api.callsOf(generateContent)).toEqual([]);
  });

  it('starts with the subject and level of the profile', async () => {
    api.on(getProfile, { body: sampleProfile });
    await open(<LessonPlanPage />);
    expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', sampleProfile.subject);
    expect(screen.getByLabelText('Level')).toHaveProperty('value', sampleProfile.level);
  });

  it('takes subject, level and year from the class that it is for, and names it', async () => {
    const { pupils: _, ...kept } = { ...sampleSavedClass, subject: 'الفيزياء' };
    api.on(listClasses, { body: [kept] });
    session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
    await open(<LessonPlanPage />);
    await userEvent.selectOptions(await screen.findByLabelText(/^Class/), kept.id);
    expect(screen.getByLabelText(/^Subject/)).toHaveProperty('value', 'الفيزياء');
    expect(screen.getByLabelText('Level')).toHaveProperty('value', kept.level);
    expect(screen.getByLabelText(/^Year/)).toHaveProperty('value', '2');
    fill('Topic', 'Water');
    fill('Duration', '45 min');
    fill('Objectives', 'Say why');
    fireEvent.change(screen.getByLabelText(/^Date of the lesson/), {
      target: { value: '2026-11-26' },
    });
    await generate();
    await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(1));
    expect(api.callsOf(generateContent)).toMatchObject([
      { body: { classId: kept.id, date: '2026-11-26', subject: 'الفيزياء', year: 2 } },
    ]);
  });

  it('starts with the class that the address names', async () => {
    const { pupils: _, ...kept } = sampleSavedClass;
    api.on(listClasses, { body: [kept] });
    session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
    await open(<TestPage />, { at: testOfClassPath(kept.id) });
    expect(await screen.findByLabelText(/^Class/)).toHaveProperty('value', kept.id);
    expect(screen.getByLabelText(/^Year/)).toHaveProperty('value', '2');
  });

  it('is empty when the profile could not be loaded', async () => {
    api.on(getProfile, { status: 500, body: { code: 'internal' } });
    await open(<LessonPlanPage />);
    expect(screen.getByLabelText('Level')).toHaveProperty('value', '');
  });

  it('sends the request, says so and goes to the history', async () => {
    await open(<LessonPlanPage />);
    fillLessonPlan();
    await generate();
    await waitFor(() => expect(address()).toBe('/ai-content'));
    expect(said()).toBe('aiContent.lessonPlanSubmitted');
    expect(api.callsOf(generateContent)).toMatchObject([
      {
        body: {
          contentType: 'LESSON_PLAN',
          topic: 'Fractions',
          level: 'Primary',
          duration: '45 min',
          objectives: 'Halve',
          language: 'en',
        },
        idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      },
    ]);
  });

  it('keeps what was typed when sending fails, and repeats the request with the same key', async () => {
    api.on(generateContent, { status: 500, body: { code: 'internal' } });
    await open(<LessonPlanPage />);
    fillLessonPlan();
    await generate();
    await waitFor(() => expect(said()).toBe('error.submit'));
    expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'Fractions');
    await generate();
    await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(2));
    const [first, second] = api.callsOf(generateContent);
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
    expect(address()).toBe('/');
  });

  it('offers to verify the address when that is required, and loses nothing', async () => {
    signInTeacher({ emailVerified: false });
    api.on(generateContent, { status: 429, body: { code: 'unverified-quota-exceeded' } });
    await open(<ExercisePage />);
    fillExercise();
    await generate();
    expect(await screen.findByRole('button', { name: "I've Verified" })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Resend Link' })).toBeTruthy();
    act(() => signInTeacher({ emailVerified: true }));
    expect(
      screen.getByText('Your email is verified. Try again now; nothing is lost.'),
    ).toBeTruthy();
    api.on(generateContent, { body: pendingDraft });
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    const [first, second] = api.callsOf(generateContent);
    expect(second).toEqual(first);
  });

  it('warns not to write pupils’ names', async () => {
    await open(<LessonPlanPage />);
    expect(screen.getByRole('note').textContent).toContain('Do not type pupils’ names');
  });
});

describe('a half-filled content form', () => {
  beforeEach(() => {
    sessionStorage.clear();
    session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  });

  it('is restored as it was, separately for each form, until it is sent', async () => {
    await open(<ExercisePage />);
    fillExercise();
    cleanup();
    await open(<TestPage />, { locale: 'ar' });
    expect(screen.getByLabelText('الموضوع')).toHaveProperty('value', '');
    cleanup();
    await open(<ExercisePage />);
    expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
    expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'Fractions');
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    expect(sessionStorage).toHaveLength(0);
  });

  it('shows beside its field what the API did not accept', async () => {
    const issues = [{ path: '/topic', code: 'control_character' }];
    api.on(generateContent, { status: 400, body: { code: 'validation-failed', issues } });
    await open(<ExercisePage />);
    fillExercise();
    await generate();
    await screen.findByText('This text has invisible control characters. Please remove them.');
    expect(said()).toBe('error.validation-failed');
    expect(document.activeElement).toBe(screen.getByLabelText('Topic'));
  });
});

describe('the test form', () => {
  it('asks for the kind of test, and sends none unless one is chosen', async () => {
    await open(<TestPage />);
    fillTopic();
    fill('Question type', 'True/False');
    await generate();
    await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(1));
    expect(api.callsOf(generateContent)[0]?.body).not.toHaveProperty('role');
    cleanup();
    await open(<TestPage />);
    fillTopic();
    fill('Question type', 'True/False');
    fireEvent.change(screen.getByLabelText(/^Kind of test/), { target: { value: 'exam' } });
    await generate();
    await waitFor(() => expect(api.callsOf(generateContent)).toHaveLength(2));
    expect(api.callsOf(generateContent)[1]?.body).toMatchObject({ role: 'exam' });
  });

  it('starts with five questions, and requires a whole number above zero and within the limit', async () => {
    await open(<TestPage />);
    expect(screen.getByLabelText('Number of questions')).toHaveProperty('value', '5');
    const types = [...screen.getByLabelText<HTMLSelectElement>('Question type').options];
    expect(types.filter(({ disabled }) => !disabled).map(({ text }) => text)).toEqual([
      ...['Multiple Choice', 'True/False', 'Short Answer'],
      ...['Text with gaps', 'Open question', 'Matching', 'Ordering'],
    ]);
    fill('Topic', 'Fractions');
    fill('Level', 'Middle');
    fill('Question type', 'True/False');
    fill('Number of questions', '0');
    await generate();
    expect(said()).toBe('aiContent.countRequired');
    expect(screen.getByText('Number of questions must be greater than 0')).toBeTruthy();
    fill('Number of questions', '5.5');
    await generate();
    expect(said()).toBe('aiContent.countWhole');
    expect(screen.getByText('Number of questions must be a whole number')).toBeTruthy();
    fill('Number of questions', '51');
    await generate();
    expect(notifications.get()?.text).toEqual({
      id: 'aiContent.countTooLarge',
      values: { maximum: 50 },
    });
    expect(screen.getByText('At most 50 questions')).toBeTruthy();
    fill('Number of questions', '12');
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.testSubmitted'));
    expect(api.callsOf(generateContent)[0]?.body).toMatchObject({
      questionType: 'True/False',
      questionCount: 12,
    });
  });

  it('asks for questions of other types after a press', async () => {
    await open(<TestPage />);
    fill('Topic', 'Water');
    fill('Level', 'Primary');
    expect(screen.queryByRole('button', { name: 'Add questions of another type' })).toBeNull();
    fill('Question type', 'True/False');
    await userEvent.click(screen.getByRole('button', { name: 'Add questions of another type' }));
    const others = within(
      screen.getByRole('group', { name: 'Number of questions of other types' }),
    );
    const [choices, shorts] = others.getAllByRole('spinbutton');
    expect(document.activeElement).toBe(choices);
    expect(others.queryByText('True/False')).toBeNull();
    await userEvent.type(shorts!, '4');
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.testSubmitted'));
    expect(api.callsOf(generateContent)[0]?.body).toMatchObject({
      questionType: 'True/False',
      moreQuestions: [{ questionType: 'Short Answer', questionCount: 4 }],
    });
  });

  it('shows English values in Arabic', async () => {
    await open(<TestPage />, { locale: 'ar' });
    expect(screen.getByRole('option', { name: 'صحيح أو خطأ' })).toHaveProperty(
      'value',
      'True/False',
    );
  });
});

describe('a list of pupils', () => {
  it('blocks the form until the teacher says that it is not one', async () => {
    await open(<ExercisePage />);
    fillExercise();
    fill('Additional context(optional)', 'Amina Benali\nYacine Haddad\nSalima Mansouri');
    await generate();
    expect(said()).toBe('aiContent.personal.names');
    expect(document.activeElement).toBe(screen.getByLabelText('Additional context(optional)'));
    expect(api.callsOf(generateContent)).toEqual([]);
    await userEvent.click(screen.getByText('This is not a list of pupils'));
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
  });
});

describe('a form for exercises on what a group missed', () => {
  const test = sampleTest(4);
  const [, second] = test.questions;
  const at = exerciseOnMissedPath(sampleSavedClass.id, {
    ...{ draft: pendingDraft.id, version: 1, question: second!.id },
  });
  const request = () => api.callsOf(generateContent)[0]?.body as ContentRequest;
  const openForm = async (draft = test, where = at) => {
    fakeDraft(api, draft);
    const { pupils: _, left: __, ...summary } = sampleSavedClass;
    api.on(listClasses, { body: [summary] });
    api.on(getClass, { body: sampleSavedClass, etag: 'W/"1"' });
    renderPage(<ExercisePage />, { at: where });
    await waitFor(() =>
      expect(screen.getByLabelText(/^Exercise type/)).toHaveProperty(
        'value',
        'Exercises that lead to this question, from easy to hard',
      ),
    );
  };

  it('is filled with the question, and names nobody in its address', async () => {
    await openForm();
    expect(screen.getByLabelText('Topic')).toHaveProperty('value', test.title);
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    expect(request()).toMatchObject({ contentType: 'EXERCISE', classId: sampleSavedClass.id });
    expect(JSON.stringify(request())).toContain(second!.stem.split('\n')[0]);
    for (const { fullName } of sampleSavedClass.pupils)
      expect(decodeURIComponent(at)).not.toContain(fullName);
  });

  it('names nobody in what is put to a model, though the question names the whole class', async () => {
    const names = sampleSavedClass.pupils.map(({ fullName }) => fullName);
    const parts = names.flatMap((name) => name.split(' ')).filter((part) => part !== 'بن');
    const stem = `${parts.map((part) => `ل${part} قلم.`).join(' ')} Anis, Selma and Yacine have 4 pens.`;
    await openForm({ ...test, questions: test.questions.with(1, { ...second!, stem }) });
    expect(await screen.findByText(/also names in this class are left out/)).toBeTruthy();
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    const put = JSON.stringify(questionFor({ task: 'draft', plan: planDraft(request()) }));
    expect(put).toContain('have 4 pens');
    for (const part of [...parts, 'Anis', 'Selma', 'Yacine']) expect(put).not.toContain(part);
  });

  it.each([
    ['a question that the test does not have', { version: 1, question: 'zz' }],
    ['a version that is not there', { version: 9, question: second!.id }],
  ])('leaves the text of %s to the teacher', async (_, missed) => {
    const where = exerciseOnMissedPath(sampleSavedClass.id, { draft: pendingDraft.id, ...missed });
    await openForm(test, where);
    expect(screen.getByText(/The question could not be loaded/)).toBeTruthy();
    expect(screen.getByLabelText(/^Additional context/)).toHaveProperty('value', '');
  });
});

describe('a form opened from an earlier request', () => {
  const request = {
    contentType: 'TEST',
    topic: 'Water',
    level: 'Middle',
    language: 'ar',
    year: 2,
    questionType: 'True/False',
    questionCount: 7,
  };
  it('is filled in, and sends what the teacher changes', async () => {
    api.on(getContentJob, { body: { ...pendingDraft, request } });
    renderPage(<TestPage />, { at: `/ai-content/test?from=${pendingDraft.id}` });
    await waitFor(() => expect(screen.getByLabelText('Topic')).toHaveProperty('value', 'Water'));
    fill('Number of questions', '9');
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.testSubmitted'));
    expect(api.callsOf(generateContent)[0]?.body).toEqual({ ...request, questionCount: 9 });
  });

  it('is empty when the earlier request cannot be loaded', async () => {
    api.on(getContentJob, { status: 404, body: { code: 'job-not-found' } });
    renderPage(<TestPage />, { at: '/ai-content/test?from=01KJQ5N8000000000000000009' });
    expect(await screen.findByLabelText('Topic')).toHaveProperty('value', '');
  });
});

describe('the year and the language of a content form', () => {
  it('can be chosen: the years are those of the level', async () => {
    await open(<TestPage />, { locale: 'ar' });
    const years = () =>
      within(screen.getByLabelText(/المستوى/))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(years()).toEqual(['كل المستويات']);
    fill('الطور التعليمي', 'Secondary');
    expect(years().slice(1)).toEqual(['السنة الأولى', 'السنة الثانية', 'السنة الثالثة']);
    expect(screen.getByLabelText('لغة المسودة')).toHaveProperty('value', 'ar');
  });

  it('are sent with the request', async () => {
    await open(<ExercisePage />);
    fillExercise();
    fill('Year of study(optional)', '5');
    fill('Language of the draft', 'ar');
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    expect(api.callsOf(generateContent)[0]?.body).toMatchObject({ year: 5, language: 'ar' });
  });
});

describe('the exercise form', () => {
  it('sends the request and says so', async () => {
    await open(<ExercisePage />);
    fillExercise();
    await generate();
    await waitFor(() => expect(said()).toBe('aiContent.exerciseSubmitted'));
    expect(api.callsOf(generateContent)[0]?.body).toEqual({
      contentType: 'EXERCISE',
      topic: 'Fractions',
      level: 'Primary',
      language: 'en',
      exerciseType: 'Matching',
    });
  });
});
