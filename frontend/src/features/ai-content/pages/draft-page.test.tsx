import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { generateContent, listContentJobs } from '#shared/contracts/ai-content.ts';
import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { contentDocuments, redraftPart } from '#shared/contracts/content-documents.ts';
import { exportContent, printAnswerSheets } from '#shared/contracts/content-exports.ts';
import { checksOf, type Draft, type LessonPlan } from '#shared/model/draft.ts';
import type { Locale } from '#shared/model/locale.ts';
import type { ContentJob } from '#shared/contracts/ai-content.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeDraft } from '#frontend/test-support/fake-draft.ts';
import { fakeMarkSheets } from '#frontend/test-support/fake-mark-sheets.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleMarks, sampleSheet } from '#test/support/sample-mark-sheet.ts';
import {
  sampleExercises,
  samplePlan,
  sampleTest,
} from '#test/support/sample-drafts/edited-drafts.ts';
import { sampleLessons } from '#test/support/sample-drafts.ts';
import { mixedTests } from '#test/support/sample-drafts/mixed-tests.ts';
import { pendingDraft } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import WriteByRules from '../components/draft/write-by-rules.tsx';
import DraftPage from './draft-page.tsx';

let api: FakeApi;
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  api = fakeApi();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  notifications.set(undefined);
});
afterEach(async () => {
  await forgetResources();
  localStorage.clear();
  vi.restoreAllMocks();
});

const show = (locale: Locale = 'en-US') =>
  renderPage(
    <Routes>
      <Route path="/ai-content/:jobId" element={<DraftPage />} />
    </Routes>,
    { at: `/ai-content/${pendingDraft.id}`, locale },
  );
const open = async (draft: Draft, locale?: Locale, about?: Partial<ContentJob>) => {
  const server = fakeDraft(api, draft, about);
  show(locale);
  await waitFor(() => expect(sheet()).toBeTruthy());
  // The last part is loaded by an effect, so the sheet's effects, which follow the document, have run by then.
  await waitFor(() => expect(document.querySelector('[name=refine]')).toBeTruthy());
  return server;
};
const sheet = () => document.querySelector('article')!;
/** Finds a button by its text or its label. */
const button = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
  if (!found) throw new Error(`no button ${name}`);
  return found;
};
const press = (name: string) => fireEvent.click(button(name));
const textAt = (field: string) => document.querySelector<HTMLElement>(`[data-text="${field}"]`)!;
const write = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'textarea' }), { target: { value } });
/** Finds a dialog, whose file is loaded on demand; it searches the dialog alone because the page is large. */
const dialogOnPage = () =>
  waitFor(() => {
    const found = document.querySelector<HTMLElement>('[role=dialog]');
    if (!found) throw new Error('no dialog');
    return found;
  });
const blocks = () =>
  [...document.querySelectorAll('[data-block]')].map((block) => block.getAttribute('data-block'));

/** Saves the draft, and expects what is then stored. */
const saved = async (server: Awaited<ReturnType<typeof open>>, content: object) => {
  fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
  await waitFor(() => expect(server.stored()).toMatchObject(content));
};

describe('a draft', () => {
  it('is shown in its own language and direction, whatever the interface’s', async () => {
    await open(samplePlan);
    expect(sheet().lang).toBe('ar');
    expect(sheet().dir).toBe('rtl');
    expect(sheet().textContent).toContain('وضعية الانطلاق');
    expect(screen.getByText('Drafted without an AI model')).toBeTruthy();
  });

  it.each([
    ['en-US', samplePlan, /[A-Za-z]{3}/],
    ['en-US', sampleExercises, /[A-Za-z]{3}/],
    ['ar', sampleTest(2), /[؀-ۿ]{3}/],
  ] as const)(
    'has buttons and fields labelled in the language of the interface: %s',
    async (locale, draft, words) => {
      await open(draft, locale);
      const isForeign = (text: string | null) => words.test(text ?? '');
      const controls = [...sheet().querySelectorAll('button, input, select, [data-add]')];
      const named = controls.filter(
        (one) => isForeign(one.getAttribute('aria-label')) || isForeign(one.textContent),
      );
      expect(named.length).toBeGreaterThan(10);
      for (const one of named) expect(one.closest<HTMLElement>('[lang]')!.lang).toBe(locale);
    },
  );

  it('shows its formulas as MathML and its numbers from left to right', async () => {
    await open(samplePlan);
    await waitFor(() => expect(sheet().querySelectorAll('math mfrac')).toHaveLength(18));
    const numbers = [...sheet().querySelectorAll('bdi[dir=ltr]')].map((one) => one.textContent);
    expect(numbers).toContain('1 + 3 = 4');
  });

  it('says who drafted it, and what the teacher still has to do', async () => {
    const server = await open(sampleTest(2));
    expect(screen.getByText('Drafted by an AI model: check before use')).toBeTruthy();
    press('Done: note 1');
    expect(screen.queryByText('Check the second answer.')).toBeNull();
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.stored()?.notes).toEqual([]));
  });
});

describe('a text of a draft', () => {
  it('is edited in place; Escape leaves it, and undo restores it', async () => {
    const server = await open(sampleTest(2));
    fireEvent.click(textAt('q1.stem'));
    write('Text of Question 1', 'Where is water?');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(document.activeElement).toBe(button('Edit: Text of Question 1'));
    expect(textAt('q1.stem').textContent).toBe('Where is water?');
    fireEvent.keyDown(sheet(), { key: 'z', ctrlKey: true });
    expect(textAt('q1.stem').textContent).toContain('water vapour');
    fireEvent.keyDown(sheet(), { key: 'y', ctrlKey: true });
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [{ stem: 'Where is water?' }, {}],
      }),
    );
  });

  it('is undone, redone and saved by keys while it is being typed', async () => {
    const server = await open(sampleTest(2));
    fireEvent.click(textAt('q1.stem'));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text of Question 1');
    const before = field.value;
    write('Text of Question 1', 'Where is water?');
    fireEvent.keyDown(field, { key: 'z', ctrlKey: true });
    expect(field.value).toBe(before);
    fireEvent.keyDown(field, { key: 'y', ctrlKey: true });
    expect(field.value).toBe('Where is water?');
    write('Text of Question 1', 'Where is all the water?');
    fireEvent.keyDown(field, { key: 's', ctrlKey: true });
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [{ stem: 'Where is all the water?' }, {}],
      }),
    );
    expect(field.value).toBe('Where is all the water?');
  });

  it('is opened with Enter, and a single line is left with Enter', async () => {
    await open(sampleTest(2));
    act(() => button('Edit: Title').focus());
    await user.keyboard('{Enter}');
    expect(document.activeElement?.tagName).toBe('TEXTAREA');
    await user.keyboard('!{Enter}');
    expect(textAt('title').textContent).toBe('The water cycle!');
  });

  it('is a title that follows what the teacher calls the test; one undo takes both back', async () => {
    const server = await open({ ...sampleTest(2), title: 'Test: the water cycle' });
    const pressed = () => ['Test', 'Exam'].map((name) => button(name).getAttribute('aria-pressed'));
    expect(pressed()).toEqual(['false', 'false']);
    press('Exam');
    expect(textAt('title').textContent).toBe('Exam: the water cycle');
    expect(pressed()).toEqual(['false', 'true']);
    await saved(server, { role: 'exam', title: 'Exam: the water cycle' });
    press('Undo');
    expect(textAt('title').textContent).toBe('Test: the water cycle');
    expect(pressed()).toEqual(['false', 'false']);
    press('Test');
    await saved(server, { role: 'test', title: 'Test: the water cycle' });
  });

  it('says what belongs there while it is empty', async () => {
    await open(samplePlan);
    expect(textAt('curriculum.sequence').textContent).toBe('Not written yet');
  });
});

describe('the questions of a draft', () => {
  it('can be moved by buttons and keys, and keep the focus', async () => {
    await open(sampleTest(2));
    press('Move down: Question 1');
    expect(blocks()).toEqual(['q2', 'q1']);
    const moved = document.querySelector('[data-block=q1] button')!;
    fireEvent.keyDown(moved, { key: 'ArrowUp', altKey: true });
    expect(blocks()).toEqual(['q1', 'q2']);
    expect(button('Move up: Question 1').getAttribute('aria-disabled')).toBe('true');
  });

  it('can be deleted and restored by undo; a key that no longer fits is reported', async () => {
    await open(sampleTest(2));
    expect(screen.queryByText(/The points add up to/)).toBeNull();
    press('Delete: Question 2');
    expect(blocks()).toEqual(['q1']);
    expect(
      screen.getByText('The points add up to 5, but the test is marked out of 10.'),
    ).toBeTruthy();
    press('Undo');
    expect(blocks()).toHaveLength(2);
  });

  it('have points, and an invalid number leaves them unchanged', async () => {
    const server = await open(sampleTest(2));
    const points = screen.getByLabelText('Points of Question 1');
    fireEvent.change(points, { target: { value: '0.3' } });
    expect(points.getAttribute('aria-invalid')).toBe('true');
    fireEvent.blur(points);
    expect(points).toHaveProperty('value', '5');
    fireEvent.change(points, { target: { value: '4.5' } });
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() =>
      expect(server.stored()).toMatchObject({ questions: [{ points: 4.5 }, {}] }),
    );
  });

  it('can be added, with the cursor in the new question', async () => {
    await open(sampleTest(2));
    press('Multiple-choice question');
    expect(document.activeElement).toBe(screen.getByLabelText('Text of Question 3'));
    expect(screen.getByText('5 texts are not written yet.')).toBeTruthy();
  });

  it.each([
    {
      what: 'added',
      change: () => press('Multiple-choice question'),
      focused: 'Text of Question 51',
    },
    {
      what: 'moved past the last one that is drawn',
      change: () => {
        const last = [...document.querySelectorAll<HTMLElement>('[data-block]')].at(-1)!;
        const text = last.querySelector<HTMLElement>('[data-text] button')!;
        text.focus();
        fireEvent.keyDown(text, { key: 'ArrowDown', altKey: true });
      },
      focused: /^Edit: Text of Question \d+$/,
    },
  ])('are all there when one is $what', async ({ change, focused }) => {
    // While keys are pressed, the questions below the first screen are not drawn.
    const typing = setInterval(() => fireEvent.keyDown(window, { key: 'Shift' }));
    await open({ ...sampleTest(50), scale: 100 });
    clearInterval(typing);
    expect(blocks().length).toBeLessThan(50);
    change();
    expect(blocks().length).toBeGreaterThanOrEqual(50);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(focused);
  });

  it('have a right option, and doubts that the teacher resolves', async () => {
    await open(sampleTest(2));
    const radios = within(screen.getByLabelText('Right answer of Question 1'));
    fireEvent.click(radios.getAllByRole('radio')[2]!);
    expect(radios.getAllByRole('radio')[2]).toHaveProperty('checked', true);
    expect(screen.getByText(/Check this answer/)).toBeTruthy();
    press('It is right');
    expect(screen.queryByText(/Check this answer/)).toBeNull();
  });

  it('say what leads pupils to a wrong option, where the teacher wants it', async () => {
    await open(sampleTest(2));
    press('Say what leads to Question 1, option c');
    write('Mistake behind option c of Question 1', 'thinks of deserts');
    expect(sheet().textContent).toContain('thinks of deserts');
    const right = 'Say what leads to Question 1, option a';
    expect(document.querySelector(`button[aria-label="${right}"]`)).toBeNull();
  });

  it('show no answers on the pupils’ sheet', async () => {
    await open(sampleTest(2));
    press('For pupils');
    expect(sheet().textContent).not.toContain('The text says so');
    expect(document.querySelector('[type=radio]')).toBeNull();
  });

  it('are not rendered again when another one is edited', async () => {
    await open(sampleTest(3));
    // Once the question bank is there, whose buttons are in each question.
    const keepAll = await screen.findByRole('button', { name: 'Keep all questions' });
    await waitFor(() => expect(keepAll.getAttribute('aria-disabled')).toBe('false'));
    const before = document.querySelector('[data-block=q3]')!;
    const changes: MutationRecord[] = [];
    const observer = new MutationObserver((records) => changes.push(...records));
    observer.observe(before, { subtree: true, childList: true, attributes: true });
    fireEvent.click(textAt('q1.stem'));
    write('Text of Question 1', 'a');
    expect(observer.takeRecords()).toEqual([]);
    observer.disconnect();
  });
});

describe('the exercises of a draft', () => {
  it('have a difficulty, steps and an answer', async () => {
    const server = await open(sampleExercises);
    fireEvent.change(screen.getByLabelText('Difficulty of \u2068التمرين 1\u2069'), {
      target: { value: '2' },
    });
    press('Delete: \u2068الحلول\u2069, item 2');
    press('Step');
    write('\u2068الحلول\u2069, item 2', '= 20');
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        exercises: [{ difficulty: 2, steps: [expect.anything(), '= 20'] }, {}],
      }),
    );
  });
});

describe('a lesson plan', () => {
  const typeWhereOpened = async (keys: string) => {
    await waitFor(() => expect(document.activeElement?.tagName).toBe('TEXTAREA'));
    await user.keyboard(keys);
  };

  it('says when the phases do not add up to the lesson’s duration', async () => {
    await open(samplePlan, 'ar');
    fireEvent.change(screen.getByLabelText('مدة المرحلة 1 بالدقائق'), { target: { value: '5' } });
    expect(screen.getByText('مجموع مدد المراحل بالدقائق 40، بينما مدة الحصة 45.')).toBeTruthy();
  });

  it('accepts new phases, keywords and misconceptions', async () => {
    await open(samplePlan);
    press('Phase');
    expect(blocks()).toHaveLength(4);
    press('Keyword');
    press('Misconception');
    const count = 1 + 3 + 2 + 2; // The title and parts of a phase, and both texts of each pair.
    expect(screen.getAllByText('Not written yet').length).toBeGreaterThanOrEqual(count - 1);
  });

  it('has checks, which are changed, added and removed', async () => {
    const server = await open(sampleLessons.en);
    fireEvent.click(textAt('c1.stem'));
    write('Text of Check 1', 'Which is the largest?');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    fireEvent.click(
      within(screen.getByLabelText('Right answer of Check 1')).getAllByRole('radio')[0]!,
    );
    fireEvent.click(screen.getAllByText('Check for understanding').at(-1)!);
    await typeWhereOpened('What is half of 12?{Escape}');
    await saved(server, {
      phases: [
        { checks: [{ stem: 'Which is the largest?', key: 'o1' }] },
        {},
        { checks: [{ stem: 'What is half of 12?' }] },
      ],
    });
    press('Delete: Check 2');
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() =>
      expect(checksOf(server.stored() as LessonPlan).map(({ path }) => path)).toEqual([
        'phases.0.checks.0',
        'phases.2.checks.0',
      ]),
    );
  });

  it('is cut into sessions, between which phases move with the focus', async () => {
    const server = await open(sampleLessons.en);
    const sessions = (...of: number[]) =>
      saved(server, { phases: of.map((session) => ({ session })) });
    press('Session');
    await typeWhereOpened('Revision{Enter}');
    await sessions(1, 1, 1, 2);
    expect(screen.getAllByRole('heading', { name: 'Session 1' })).toHaveLength(1);
    act(() => button('Move down: Phase 3').focus());
    await user.keyboard('{Enter}');
    await sessions(1, 1, 2, 2);
    await waitFor(() => expect(document.activeElement).toBe(button('Move down: Phase 3')));
    fireEvent.click(within(screen.getByRole('group', { name: 'Session 1' })).getByText('Phase'));
    await typeWhereOpened('Practice{Enter}');
    await sessions(1, 1, 1, 2, 2);
  });
});

describe('a redrafted question', () => {
  const ask = async () => {
    press('Rewrite: Question 1');
    const dialog = await dialogOnPage();
    fireEvent.change(within(dialog).getByLabelText('What should change(optional)'), {
      target: { value: 'Easier' },
    });
    fireEvent.click(within(dialog).getByText('Rewrite'));
    return dialog;
  };

  it('replaces the old one and keeps its points', async () => {
    const test = sampleTest(2);
    const server = await open(test);
    server.redraftAs({ ...test.questions[0], stem: 'An easier one', points: 1 });
    await ask();
    await waitFor(() => expect(textAt('q1.stem').textContent).toBe('An easier one'));
    expect(screen.getByLabelText('Points of Question 1')).toHaveProperty('value', '5');
    expect(api.callsOf(redraftPart)[0]?.body).toEqual({ part: 'q1', instruction: 'Easier' });
    press('Undo');
    expect(textAt('q1.stem').textContent).toContain('water vapour');
  });

  it('leaves the old one unchanged when redrafting fails, and says why', async () => {
    await open(sampleTest(2));
    api.on(redraftPart, { status: 503, body: { code: 'drafter-busy' } });
    const dialog = await ask();
    expect(await within(dialog).findByText(/AI model is very busy/)).toBeTruthy();
    expect(textAt('q1.stem').textContent).toContain('water vapour');
  });
});

describe('an instruction for a whole draft', () => {
  const say = async (instruction: string) => {
    const field = await screen.findByLabelText('Change the draft by an instruction');
    fireEvent.change(field, { target: { value: instruction } });
    fireEvent.click(screen.getByText('Propose changes'));
    return field;
  };
  const proposal = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

  it('is shown as edits, taken with one press, and undone with one', async () => {
    const test = sampleTest(2);
    const server = await open(test);
    const [first, second] = test.questions;
    server.proposeEdits(
      [
        { edit: 'replace', part: { ...first, stem: 'An easier one' } },
        { edit: 'remove', id: second?.id },
        { edit: 'head', title: 'Water', faulty: true },
      ],
      1,
    );
    await say('make question 1 easier');
    expect((await proposal('Number 1: changed')).checked).toBe(true);
    expect((await proposal('Number 2: removed')).checked).toBe(true);
    expect((await proposal('Title: Water')).checked).toBe(false);
    expect(screen.getByText(/3 changes proposed.*One change could not be made/)).toBeTruthy();
    expect(api.callsOf(redraftPart)[0]?.body).toEqual({ instruction: 'make question 1 easier' });
    expect(server.stored()).toEqual(test);
    fireEvent.click(await proposal('Number 2: removed'));
    press('Take the ticked ones');
    await waitFor(() => expect(textAt('q1.stem').textContent).toBe('An easier one'));
    expect(textAt('q2.stem')).toBeTruthy();
    press('Undo');
    expect(textAt('q1.stem').textContent).toContain('water vapour');
  });

  it('keeps its words when it fails, and is not sent with personal data', async () => {
    await open(sampleTest(2));
    api.on(redraftPart, { status: 422, body: { code: 'instruction-needs-model' } });
    const field = await say('add a question about evaporation');
    expect(await screen.findByText(/Without an AI model/)).toBeTruthy();
    expect(field).toHaveProperty('value', 'add a question about evaporation');
    await say('write to amina@school.dz');
    expect(await screen.findByText(/has an email address/)).toBeTruthy();
    expect(api.callsOf(redraftPart)).toHaveLength(1);
  });

  it('marks an edit whose part has changed since, and leaves all with Escape', async () => {
    const test = sampleTest(2);
    const server = await open(test);
    server.proposeEdits([{ edit: 'replace', part: { ...test.questions[0], stem: 'Easier' } }]);
    const field = await say('make question 1 easier');
    await proposal('Number 1: changed');
    const points = screen.getByLabelText('Points of Question 1');
    fireEvent.change(points, { target: { value: '3' } });
    fireEvent.blur(points);
    expect(await screen.findByText(/You have changed this part since/)).toBeTruthy();
    expect((await proposal('Number 1: changed')).checked).toBe(false);
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByText('Take the ticked ones')).toBeNull();
    expect(textAt('q1.stem').textContent).toContain('water vapour');
  });
});

describe('an exported draft', () => {
  it('names the letters that a PDF cannot show, and only for a PDF', async () => {
    await open({ ...sampleTest(2), title: 'فرض 漢' });
    press('Download');
    const dialog = await dialogOnPage();
    expect(within(dialog).queryByText(/cannot be printed/)).toBeNull();
    fireEvent.click(within(dialog).getByRole('radio', { name: /PDF/ }));
    const note = await within(dialog).findByText(/cannot be printed/);
    expect(note.textContent).toContain('فرض 漢');
  });

  it('holds what is saved, for the chosen reader', async () => {
    await open(sampleTest(2));
    api.on(exportContent, { body: 'a file' });
    const saved: string[] = [];
    vi.stubGlobal(
      'URL',
      Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }),
    );
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    press('Download');
    const dialog = await dialogOnPage();
    fireEvent.change(within(dialog).getByLabelText('Sheet'), { target: { value: 'pupil' } });
    fireEvent.change(within(dialog).getByLabelText('Form'), { target: { value: 'B' } });
    fireEvent.change(within(dialog).getByLabelText('Help'), { target: { value: 'hint' } });
    fireEvent.click(within(dialog).getByText('Download'));
    await waitFor(() => expect(saved).toHaveLength(1));
    const query = new URLSearchParams(api.callsOf(exportContent)[0]?.search);
    expect(Object.fromEntries(query)).toMatchObject({ form: 'B', help: 'hint' });
    expect(query.has('key')).toBe(false);
  });

  const number = {
    ...{ id: 'q1', kind: 'short' as const, stem: 'Pi?', points: 20, reason: '' },
    ...{ answer: '3.14', variants: [], tolerance: 0.00001 },
  };
  it.each<[Locale, string, string, string]>([
    [
      'en-US',
      'Download',
      'Question 2:pupils must write the number',
      'All questions:GIFT holds no points',
    ],
    [
      'ar',
      'تنزيل',
      'السؤال ⁨2⁩:على التلاميذ أن يكتبوا العدد',
      'كل الأسئلة:صيغة GIFT لا تحفظ النقاط',
    ],
  ])('says before it is made what its format cannot hold (%s)', async (locale, name, one, all) => {
    const [first] = sampleTest(1).questions;
    await open({ ...sampleTest(1), questions: [first!, { ...number, id: 'q9' }] }, locale);
    press(name);
    const dialog = await dialogOnPage();
    const said = () => within(dialog).queryByRole('status')?.textContent ?? '';
    expect(said()).toBe('');
    fireEvent.click(dialog.querySelector('input[value=moodle]')!);
    expect(said().replace(/[\u2066-\u2069]/g, '')).toContain(one.replace(/[\u2066-\u2069]/g, ''));
    expect(said()).not.toContain('GIFT');
    fireEvent.click(dialog.querySelector('input[value=gift]')!);
    expect(said()).toContain(all);
    fireEvent.click(dialog.querySelector('input[value=pdf]')!);
    expect(said()).toBe('');
  });

  it('has a key that says how far an answer may be from the number', async () => {
    await open({ ...sampleTest(1), questions: [number] });
    expect(sheet().textContent).toContain('within 0.00001');
  });
});

describe('versions of a draft', () => {
  it('say what they have changed', async () => {
    const server = await open(sampleTest(2));
    press('Delete: Question 2');
    fireEvent.keyDown(sheet(), { key: 's', ctrlKey: true });
    await waitFor(() => expect(server.stored()).toMatchObject({ questions: [{}] }));
    press('Versions');
    const dialog = await dialogOnPage();
    fireEvent.click(await within(dialog).findByText('What changed?'));
    expect(await within(dialog).findByText('Deleted: 1')).toBeTruthy();
  });
});

describe('a translation or another version of a draft', () => {
  const choose = async (name: string) => {
    press('More');
    fireEvent.click(await screen.findByText(name));
  };

  it.each([
    ['In Arabic', 'ar'],
    ['Duplicate', 'en'],
  ])('is requested from what is saved: %s', async (name, language) => {
    await open(sampleTest(2));
    api.on(generateContent, { body: pendingDraft });
    api.on(listContentJobs, { body: [] });
    await choose(name);
    await waitFor(() =>
      expect(api.callsOf(generateContent)[0]?.body).toMatchObject({
        contentType: 'TEST',
        translationOf: pendingDraft.id,
        language,
      }),
    );
  });

  it('begins with the form filled in', async () => {
    await open(sampleTest(2));
    press('More');
    const link = (await screen.findByText('Request again with changes')).closest('a')!;
    expect(link.getAttribute('href')).toBe(`/ai-content/test?from=${pendingDraft.id}`);
  });
});

describe('the page of a draft', () => {
  it.each([
    [
      'that there is none',
      { status: 404, body: { code: 'job-not-found' } },
      /does not exist|deleted|no longer/i,
    ],
    [
      'the text of drafts of before',
      { body: { ...pendingDraft, status: 'SUCCESS', result: 'Plain text' } },
      /Plain text/,
    ],
    [
      'that it could not be made',
      { body: { ...pendingDraft, status: 'FAILED' } },
      /could not be made/,
    ],
  ] as const)('says %s', async (_, answer, said) => {
    api.on(contentDocuments.getJob, answer);
    show();
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
  });

  it('has the rules write what a model could not, with the same form, in one press', async () => {
    const request = {
      contentType: 'EXERCISE',
      ...{ topic: 'Fractions', level: 'Middle', exerciseType: 'Calculation' },
    } as const;
    const failed = { ...pendingDraft, request, status: 'FAILED' } as const;
    const params = { said: 'request (9031 tokens) exceeds the available context size' };
    const error = { code: 'model-context-exceeded', params } as const;
    api.on(contentDocuments.getJob, { body: { ...failed, error } });
    show();
    await screen.findByText(/longer than the AI model can read.*9031 tokens/);
    expect(document.body.textContent).not.toMatch(/try again/i);
    const next = { ...pendingDraft, id: pendingDraft.id.replace(/.$/, '7') };
    api.on(generateContent, { status: 202, body: next });
    await user.click(await screen.findByRole('button', { name: 'Write it by rules' }));
    await waitFor(() =>
      expect(api.callsOf(generateContent)).toMatchObject([
        { body: { ...request, drafter: 'rules' } },
      ]),
    );
  });

  it.each([
    ['where they have failed', { drafter: 'rules' }],
    ['for a translation', { translationOf: pendingDraft.id }],
  ] as const)('does not offer the rules %s', (_, more) => {
    const request = {
      contentType: 'EXERCISE',
      ...{ topic: 'Fractions', level: 'Middle', exerciseType: 'Calculation' },
    } as const;
    const error = { code: 'draft-unusable' } as const;
    const failed = { ...pendingDraft, status: 'FAILED', error } as const;
    renderPage(
      <>
        <WriteByRules job={{ ...failed, request }} />
        <WriteByRules job={{ ...failed, request: { ...request, ...more } }} />
      </>,
    );
    expect(screen.getAllByRole('button', { name: 'Write it by rules' })).toHaveLength(1);
  });

  it('says that a newer release wrote the draft, instead of showing its source', async () => {
    const content = { ...sampleTest(2), unheardOf: true };
    const newer = { version: 2, createdAt: pendingDraft.createdAt, author: 'job', content };
    const body = { ...pendingDraft, status: 'SUCCESS', result: '{"source"}', document: newer };
    api.on(contentDocuments.getJob, { body });
    show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('saved with a newer version of the site');
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(document.body.textContent).not.toContain('source');
  });

  it('says that the draft could not be loaded, and tries again', async () => {
    api.on(contentDocuments.getJob, { status: 503, body: { code: 'unavailable' } });
    show();
    await screen.findByText('The draft could not be opened');
    fakeDraft(api, sampleTest(2));
    fireEvent.click(screen.getByText('Try again'));
    await waitFor(() => expect(sheet()).toBeTruthy());
  });
});

describe('the results of a test', () => {
  const { pupils: _, ...summary } = sampleSavedClass;
  const paper = sampleTest(4);
  const openWithClass = async (draft: Draft) => {
    api.on(listClasses, { body: [summary] });
    await open(draft);
  };

  it('get a column in the marks of the class that wrote it', async () => {
    const record = fakeMarkSheets(api, sampleSheet, { ...sampleMarks, marks: {} });
    await openWithClass(paper);
    await user.click(await screen.findByRole('button', { name: 'Enter results' }));
    const dialog = within(await screen.findByRole('dialog', { name: /results of a test/ }));
    const subject = dialog.getByLabelText('Subject');
    await user.clear(subject);
    await user.type(subject, 'الرياضيات');
    await user.selectOptions(dialog.getByLabelText('Term'), 'First term');
    fireEvent.change(dialog.getByLabelText('Date taken'), { target: { value: '2026-11-23' } });
    await user.click(dialog.getByRole('button', { name: 'Open the column' }));
    await waitFor(() =>
      expect(record.stored()?.columns.filter(({ date }) => date === '2026-11-23')).toMatchObject([
        { heading: paper.title, scale: paper.scale, role: 'test' },
      ]),
    );
  });

  it('are asked for with the class and day of the draft, question by question if wanted', async () => {
    const record = fakeMarkSheets(api, sampleSheet, { ...sampleMarks, marks: {} });
    const other = { ...summary, id: '01KJQ5N8000000000000000077', name: '4م1' };
    api.on(listClasses, { body: [other, summary] });
    await open(paper, 'en-US', { classId: summary.id, date: '2026-11-19' });
    await user.click(await screen.findByRole('button', { name: 'Enter results' }));
    const dialog = within(await screen.findByRole('dialog', { name: /results of a test/ }));
    expect(dialog.getByLabelText('Class')).toHaveProperty('value', summary.id);
    expect(dialog.getByLabelText('Date taken')).toHaveProperty('value', '2026-11-19');
    const subject = dialog.getByLabelText('Subject');
    await user.clear(subject);
    await user.type(subject, 'الرياضيات');
    await user.selectOptions(dialog.getByLabelText('What to enter'), 'Points for each question');
    await user.click(dialog.getByRole('button', { name: 'Open the column' }));
    await waitFor(() => expect(record.stored()?.columns.some(({ draft }) => draft)).toBe(true));
    const column = record.stored()?.columns.find(({ draft }) => draft === pendingDraft.id);
    expect(column).toMatchObject({ heading: paper.title, date: '2026-11-19' });
    expect(column?.questions?.map(({ points }) => points)).toEqual(
      paper.questions.map(({ points }) => points),
    );
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(
        `${markSheetPath(summary.id, sampleSheet.id)}?points=${column?.id}`,
      ),
    );
  });

  it('begin the marks of a subject with the usual columns', async () => {
    const record = fakeMarkSheets(api, sampleSheet);
    await openWithClass(paper);
    await user.click(await screen.findByRole('button', { name: 'Enter results' }));
    const dialog = within(await screen.findByRole('dialog'));
    const subject = dialog.getByLabelText('Subject');
    await user.clear(subject);
    await user.click(dialog.getByRole('button', { name: 'Open the column' }));
    expect(subject.getAttribute('aria-invalid')).toBe('true');
    await user.type(subject, 'الرياضيات');
    await user.click(dialog.getByRole('button', { name: 'Open the column' }));
    await waitFor(() =>
      expect(record.stored()?.columns.map(({ role }) => role)).toEqual([
        ...['activities', 'test', 'exam'],
      ]),
    );
  });

  it('are not asked for without classes, or of other drafts', async () => {
    api.on(listClasses, { body: [] });
    await open(paper);
    await waitFor(() => expect(api.callsOf(listClasses)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Enter results' })).toBeNull();
  });
});

describe('answer sheets of a test', () => {
  const { pupils: _, ...summary } = sampleSavedClass;
  const other = { ...summary, id: '01KJQ5N8000000000000000077', name: '4م1' };
  const openDialog = async (draft: Draft, classes: object[], about?: Partial<ContentJob>) => {
    api.on(listClasses, { body: classes });
    const server = await open(draft, 'en-US', about);
    press('Answer sheets');
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer sheets' }));
    return { server, dialog };
  };
  const download = { name: 'Download' };

  it('are downloaded for the class of the draft, and say how to go on', async () => {
    api.on(printAnswerSheets, { status: 201, body: {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { dialog } = await openDialog(sampleTest(4), [other, summary], { classId: summary.id });
    const choice = dialog.getByLabelText('Class');
    expect(choice).toHaveProperty('value', summary.id);
    expect(within(choice).getAllByRole('option')[1]).toHaveProperty('value', summary.id);
    await user.selectOptions(dialog.getByLabelText('Paper'), 'Two on a page, to cut');
    await user.selectOptions(dialog.getByLabelText('Forms'), 'Forms A and B in turn');
    await user.selectOptions(dialog.getByLabelText('Spare sheets'), '1');
    expect(dialog.getByText('4 sheets on 2 pages')).toBeTruthy();
    await user.click(dialog.getByRole('button', download));
    expect(await dialog.findByText(/Photograph the filled sheets/)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Close' })).toBeTruthy();
    expect(api.callsOf(printAnswerSheets)).toMatchObject([
      {
        path: `/api/ai-content/jobs/${pendingDraft.id}/answer-sheets`,
        body: { classId: summary.id, paper: 'half', forms: 2, spare: 1 },
      },
    ]);
  });

  it('name the letters of the class that cannot be printed', async () => {
    const [first, ...others] = sampleSavedClass.pupils;
    const named = [{ ...first!, fullName: 'أمين 漢' }, ...others];
    api.on(getClass, { body: { ...sampleSavedClass, pupils: named }, etag: 'W/"1"' });
    const { dialog } = await openDialog(sampleTest(4), [summary], { classId: summary.id });
    expect((await dialog.findByText(/cannot be printed/)).textContent).toContain('أمين 漢');
  });

  it('are made of what the teacher has just changed', async () => {
    api.on(printAnswerSheets, { status: 201, body: {} });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    api.on(listClasses, { body: [summary] });
    const server = await open(sampleTest(3));
    press('Delete: Question 3');
    press('Answer sheets');
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer sheets' }));
    await waitFor(() => expect(dialog.getByLabelText('Class')).toHaveProperty('value', summary.id));
    await user.click(dialog.getByRole('button', download));
    await waitFor(() => expect(api.callsOf(printAnswerSheets)).toHaveLength(1));
    expect(server.stored()).toMatchObject({ questions: [{}, {}] });
  });

  it('ask which class it is, and say why they could not be made', async () => {
    api.on(printAnswerSheets, { status: 404, body: { code: 'class-not-found' } });
    const { dialog } = await openDialog(sampleTest(4), [other, summary]);
    await user.click(dialog.getByRole('button', download));
    expect(dialog.getByText('Choose the class that writes the test.')).toBeTruthy();
    await user.selectOptions(dialog.getByLabelText('Class'), summary.id);
    await user.click(dialog.getByRole('button', download));
    expect((await dialog.findByRole('alert')).textContent).toMatch(/class/);
    expect(dialog.queryByText(/Photograph/)).toBeNull();
  });

  it('can be the test itself: one page a pupil, if the server finds that it fits', async () => {
    const issues = [{ path: '/place', code: 'does_not_fit' }];
    api.on(printAnswerSheets, { status: 400, body: { code: 'invalid-request', issues } });
    const { dialog } = await openDialog(sampleTest(4), [summary]);
    await user.selectOptions(dialog.getByLabelText('Paper'), 'Two on a page, to cut');
    await user.selectOptions(dialog.getByLabelText('Answers'), 'On the test itself');
    expect(dialog.queryByLabelText('Paper')).toBeNull();
    expect(dialog.getByText('5 sheets on 5 pages')).toBeTruthy();
    await user.click(dialog.getByRole('button', download));
    expect((await dialog.findByRole('alert')).textContent).toContain('does not fit on one page');
    expect(api.callsOf(printAnswerSheets)).toMatchObject([{ body: { place: 'test' } }]);
  });

  it('need a saved class', async () => {
    const { dialog } = await openDialog(sampleTest(4), []);
    expect((await dialog.findByRole('link', { name: 'Save a class' })).getAttribute('href')).toBe(
      '/classes',
    );
    expect(dialog.queryByRole('button', download)).toBeNull();
  });

  it('are whole pages if halves are too small', async () => {
    const test = sampleTest(4);
    const many = Array.from({ length: 9 }, (_one, index) => ({
      ...{ id: `o${index}`, stem: '', points: 1, reason: '', kind: 'short' as const },
      ...{ answer: 'a', variants: [] },
    }));
    const { dialog } = await openDialog({ ...test, questions: many }, [summary]);
    await user.selectOptions(dialog.getByLabelText('Paper'), 'Two on a page, to cut');
    expect(dialog.getByText(/do not fit on half a page/)).toBeTruthy();
    expect(dialog.getByText('5 sheets on 5 pages')).toBeTruthy();
  });

  it('are not made of a test that has no room on a page: the dialog says which question', async () => {
    const test = sampleTest(2);
    const task = { situation: '', instructions: [], points: 40, criteria: [] };
    const { dialog } = await openDialog({ ...test, task }, [summary]);
    expect((await dialog.findByRole('alert')).textContent).toContain('integration task');
    expect(dialog.queryByRole('button', download)).toBeNull();
  });

  it('are offered for tests only', async () => {
    await open(samplePlan);
    expect(screen.queryByRole('button', { name: 'Answer sheets' })).toBeNull();
  });
});

describe('gaps, open questions, matching and ordering', () => {
  it('show pupils no answer', async () => {
    await open(mixedTests.en);
    expect(sheet().textContent).toContain('evaporates / vaporises');
    press('For pupils');
    const seen = sheet().textContent;
    expect(seen).not.toMatch(/evaporates \/|condenses into drops|\[\[|names condensation/);
    expect(seen).toContain('Water (1) ………… from the sea');
    expect(seen).toContain('1. liquid to gas ……');
    expect(seen).toContain('Letters in the right order: …… – …… – …… – ……');
    expect(seen).not.toContain('a) Water evaporates');
  });

  it('can make a word a gap that has just been typed', async () => {
    await open(mixedTests.en);
    fireEvent.click(textAt('g1.text'));
    const area = screen.getByLabelText<HTMLTextAreaElement>('Text with gaps of Question 1');
    write('Text with gaps of Question 1', 'Rain fills the rivers.');
    area.setSelectionRange('Rain fills the '.length, 'Rain fills the rivers'.length);
    press('Make the selected words a gap');
    expect(area.value).toBe('Rain fills the [[rivers]].');
  });

  it('are edited in place, and saved', async () => {
    const server = await open(mixedTests.en);
    fireEvent.click(textAt('g1.text'));
    const area = screen.getByLabelText<HTMLTextAreaElement>('Text with gaps of Question 1');
    const from = area.value.indexOf('drops');
    area.setSelectionRange(from, from + 'drops'.length);
    press('Make the selected words a gap');
    press('Move up: Question 5: Letters in the right order, item 2');
    press('Delete: Question 3: Criteria, item 3');
    press('Delete: liquid to gas');
    await waitFor(() => {
      const stored = server.stored();
      const questions = stored?.type === 'TEST' ? stored.questions : [];
      const [gap, , explained, matching, ordering] = questions;
      expect(gap).toHaveProperty('text', expect.stringContaining('into [[drops]].'));
      expect(explained).toHaveProperty('marking.length', 2);
      expect(matching).toHaveProperty('pairs.length', 3);
      expect(ordering).toHaveProperty('items.0', 'Vapour condenses into clouds.');
    });
    expect(document.body.textContent).toContain(
      'The marking points of question 3 add up to 2.5, but it is worth 3.',
    );
  });

  it('have a rubric whose levels are edited in place, with a hint while its points differ', async () => {
    const server = await open(mixedTests.en);
    const table = within(screen.getByRole('table', { name: 'Question 3: Rubric' }));
    expect(table.getAllByRole('row')).toHaveLength(3);
    fireEvent.click(textAt('e1.rubric.1.0'));
    write('Question 3: Rubric, item 2: Fully met', 'Names both changes.');
    fireEvent.change(screen.getByLabelText('Points of Question 3: Rubric, item 2: Fully met'), {
      target: { value: '1.5' },
    });
    expect(document.body.textContent).toContain(
      'The best levels in the rubric of question 3 add up to 3.5, but it is worth 3.',
    );
    press('Delete: Question 3: Rubric, item 1');
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [
          {},
          {},
          {
            rubric: {
              criteria: [{ levels: [{ text: 'Names both changes.', points: 1.5 }, {}, {}] }],
            },
          },
          {},
          {},
        ],
      }),
    );
    press('Delete: Question 3: Rubric, item 1');
    await waitFor(() => expect(server.stored()).not.toHaveProperty('questions.2.rubric'));
    press('Rubric with levels');
    press('Criterion');
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [
          {},
          {},
          {
            rubric: {
              levels: ['Fully met', 'Partly met', 'Not yet met'],
              criteria: [
                { levels: [{ points: 3 }, { points: 1.5 }, { points: 0 }] },
                { levels: [{ points: 1 }, { points: 0.5 }, { points: 0 }] },
              ],
            },
          },
          {},
          {},
        ],
      }),
    );
  });

  it('have a rubric that gains and loses levels, with the focus where the change is', async () => {
    const server = await open(mixedTests.en);
    const nameOf = (level: number) => `Question 3: Rubric, level ${level}`;
    press('Level');
    await waitFor(() => expect(document.activeElement).toBe(button(`Edit: ${nameOf(3)}`)));
    press(`Edit: ${nameOf(3)}`);
    write(nameOf(3), 'Hardly met');
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    const levels = ['Fully met', 'Partly met', 'Hardly met', 'Not yet met'];
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [
          {},
          {},
          {
            rubric: {
              levels,
              criteria: [{ levels: [2, 1, 0.5, 0].map((points) => ({ points })) }, {}],
            },
          },
          {},
          {},
        ],
      }),
    );
    press('Level');
    expect(button('Level')).toHaveProperty('disabled', true);
    for (let level = 5; level > 2; level -= 1) press(`Delete: ${nameOf(level)}`);
    await waitFor(() => expect(document.activeElement).toBe(button(`Edit: ${nameOf(2)}`)));
    expect(() => button(`Delete: ${nameOf(2)}`)).toThrow('no button');
    fireEvent.keyDown(sheet(), { key: 'z', ctrlKey: true });
    await waitFor(() =>
      expect(server.stored()).toMatchObject({
        questions: [{}, {}, { rubric: { levels: levels.slice(0, 3) } }, {}, {}],
      }),
    );
  });

  it('show pupils no rubric', async () => {
    await open(mixedTests.en);
    press('For pupils');
    expect(sheet().textContent).not.toContain('Fully met');
  });

  it('are undone one question after the other, though their pairs have the same ids', async () => {
    const matching = mixedTests.en.questions.find(({ kind }) => kind === 'matching')!;
    await open({ ...mixedTests.en, questions: [matching, { ...matching, id: 'm2' }] });
    for (const [id, text] of [
      ['m1', 'water to steam'],
      ['m2', 'ice to water'],
    ] as const) {
      fireEvent.click(textAt(`${id}.p1.first`));
      fireEvent.change(document.activeElement!, { target: { value: text } });
      fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    }
    fireEvent.keyDown(sheet(), { key: 'z', ctrlKey: true });
    expect(textAt('m1.p1.first').textContent).toBe('water to steam');
    expect(textAt('m2.p1.first').textContent).toBe('liquid to gas');
  });

  it('can be added to a test that has none', async () => {
    await open(sampleTest(1));
    press('Question of another kind');
    for (const name of ['Text with gaps', 'Matching question', 'Ordering question']) press(name);
    press('Open question with marking points');
    expect(blocks()).toHaveLength(5);
  });
});
