import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listClasses } from '#shared/contracts/classes.ts';
import { listQuestionFigures } from '#shared/contracts/question-bank.ts';
import { keptChoice, keptIdOf } from '#shared/bank/kept.fixture.ts';
import type { KeptQuestion } from '#shared/model/question-shelf.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetResources } from '#frontend/lib/resources/forget-resources.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeShelves } from '#frontend/test-support/fake-listed-documents.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleClasses } from '#test/support/sample-classes.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import QuestionsPage from './questions-page.tsx';

let api: FakeApi;
let server: ReturnType<typeof fakeShelves>;
const [sampleClass] = sampleClasses;
const classId = sampleClass?.id ?? '';

beforeEach(() => {
  api = fakeApi();
  server = fakeShelves(api);
  api.on(listClasses, () => ({ body: sampleClasses }));
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});
afterEach(async () => {
  session.set({ status: 'signed-out', deliberate: true });
  await forgetResources();
  localStorage.clear();
});

const lay = (...kept: readonly KeptQuestion[]) =>
  server.add('s00', {
    questions: Object.fromEntries(kept.map((one, at) => [keptIdOf(at), one])),
  });
const stored = () => Object.values(server.contentOf('s00').questions);
const cards = () => [...document.querySelectorAll<HTMLElement>('li.MuiCard-root')];
const open = async (locale?: 'ar') => {
  renderPage(<QuestionsPage />, locale ? { locale } : {});
  await waitFor(() => expect(cards().length).toBeGreaterThan(0));
};
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: words } });
const about = (stem: string, kept: Partial<KeptQuestion> = {}) => keptChoice({ stem }, kept);

describe('the question bank', () => {
  it('says how questions get there while it is empty', async () => {
    renderPage(<QuestionsPage />);
    expect(await screen.findByText('No questions are kept yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To the drafts' })).toBeTruthy();
  });

  it('shows the later shelves although an earlier one was never saved', async () => {
    for (const [at, shelf] of ['s00', 's09', 's10'].entries())
      server.add(shelf, { questions: { [keptIdOf(at)]: about(`On ${shelf}?`) } });
    await open();
    expect(
      cards()
        .map((card) => card.textContent.match(/On s\d\d/)?.[0])
        .toSorted(),
    ).toEqual([...['On s00', 'On s09', 'On s10']]);
  });

  it('finds questions while words are typed, and lists the others with a press', async () => {
    lay(...Array.from({ length: 45 }, (_, at) => about(`Number ${at}?`)));
    await open();
    expect(cards()).toHaveLength(20);
    fireEvent.click(screen.getByRole('button', { name: 'Show 20 more' }));
    expect(cards()).toHaveLength(40);
    search('number ٤٤');
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(screen.getByText('One question')).toBeTruthy();
    search('nothing');
    expect(await screen.findByText('No question fits.')).toBeTruthy();
  });

  it('shows the key, the tests and the earlier wordings behind a press', async () => {
    const draft = '01KAJ6Z7B1N5C8H3K2P6000000';
    lay(
      about('New words?', {
        version: 2,
        earlier: [{ question: about('Old words?').question, until: '2026-11-20T08:15:30.000Z' }],
        tests: [{ draft, question: 'q1', title: 'First test', classId, date: '2026-11-04' }],
      }),
    );
    const figures = (id: string, pupils: number) => ({
      ...{ id, pupils, facility: 0.62, discrimination: -0.3 },
    });
    api.on(listQuestionFigures, () => ({
      body: [
        { draft, classId, at: '2026-11-10T08:00:00.000Z', questions: [figures('q1', 28)] },
        {
          draft,
          classId: keptIdOf(9),
          at: '2026-11-10T08:00:00.000Z',
          questions: [figures('q1', 14)],
        },
      ],
    }));
    await open();
    expect(screen.queryByText('Old words?')).toBeNull();
    expect(document.querySelector('[aria-label="Right answer"]')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Answer and history' }));
    expect(document.querySelector('[aria-label="Right answer"]')).toBeTruthy();
    expect(screen.getByText('Old words?')).toBeTruthy();
    expect(screen.getByText('First test').closest('li')?.textContent).toBe(
      '4 November 2026 · First test · 2م3',
    );
    const results = await screen.findByText('How classes did');
    const lines = results.parentElement?.querySelectorAll('li') ?? [];
    expect(Array.from(lines, ({ textContent }) => textContent)).toEqual([
      '2م3: 28 pupils got 62 % of its points. Those who know more got it wrong more often: check the right answer and the wording.',
      'A deleted class: 14 pupils got 62 % of its points. Too few pupils to judge the question by.',
    ]);
  });

  it('removes a question and takes that back', async () => {
    lay(about('One?'), about('Two?'));
    await open();
    fireEvent.click(within(cards()[0]!).getByRole('button', { name: 'Remove' }));
    expect(cards()).toHaveLength(1);
    await waitFor(() => expect(stored()).toHaveLength(1));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(cards()).toHaveLength(2);
    await waitFor(() => expect(stored()).toHaveLength(2));
  });

  it('keeps a new wording as the next version', async () => {
    lay(about('One?'));
    await open();
    fireEvent.click(within(cards()[0]!).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Edit: Text of Question' }));
    fireEvent.change(dialog.getByLabelText('Text of Question', { selector: 'textarea' }), {
      target: { value: 'Which one?' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(stored()[0]).toMatchObject({ version: 2 }));
    expect(stored()[0]?.question.stem).toBe('Which one?');
    expect(stored()[0]?.earlier).toMatchObject([{ question: { stem: 'One?' } }]);
  });

  it('leaves out what a class had this year', async () => {
    const draft = '01KAJ6Z7B1N5C8H3K2P6000000';
    const date = new Date().toISOString().slice(0, 10);
    lay(
      about('Had?', { tests: [{ draft, question: 'q1', title: 'T', classId, date }] }),
      about('Not had?'),
    );
    await open('ar');
    fireEvent.click(screen.getByRole('button', { name: 'تصفية' }));
    await screen.findByRole('option', { name: '2م3' });
    fireEvent.change(screen.getByLabelText(/لم يستعمل هذه السنة في/), {
      target: { value: classId },
    });
    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]?.textContent).toContain('Not had?');
  });
});
