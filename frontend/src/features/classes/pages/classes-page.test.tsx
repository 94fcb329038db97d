import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  addClass,
  deleteClass,
  getClass,
  listClasses,
  replaceClass,
} from '#shared/contracts/classes.ts';
import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import ClassesPage from './classes-page.tsx';

const kept: SavedClass = {
  id: '01KJQ5N8000000000000000000',
  version: 3,
  name: '2م3',
  subject: 'الرياضيات',
  counts: { pupils: 2, girls: 1, boys: 1 },
  keptAt: '2026-09-01T08:00:00.000Z',
  changedAt: '2026-09-01T08:00:00.000Z',
  keptUntil: '2027-10-06T08:00:00.000Z',
  pupils: [
    { id: 'a0', fullName: 'بن علي ياسين', registrationNumber: '16020345', gender: 'male' },
    { id: 'a1', fullName: 'حداد سلمى', dateOfBirth: '2013-05-04', gender: 'female' },
  ],
};
const { pupils: _, ...summary } = kept;
const user = userEvent.setup({ delay: null, applyAccept: false });
let api: FakeApi;

const open = (classes: object[] = [summary]) => {
  api.on(listClasses, { body: classes });
  api.on(getClass, { body: kept, etag: 'W/"3"' });
  renderPage(<ClassesPage />);
};
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const workbook = () =>
  new File(
    [readFileSync('test/fixtures/spreadsheets/ministry-6x40.xlsx')],
    'وثيقة حجز النقاط.xlsx',
  );
const choose = async (file: File) =>
  user.upload(await screen.findByLabelText('Workbook with class lists'), file);

beforeEach(() => {
  workbooksReadHere();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
});

describe('the page of my classes', () => {
  it('shows each class, until when it is kept, and that no AI model sees it', async () => {
    open();
    const card = await screen.findByRole('listitem');
    expect(card.textContent).toContain('2م3');
    expect(card.textContent).toContain('الرياضيات');
    expect(card.textContent).toContain('2 pupils: 1 girl, 1 boy');
    expect(card.textContent).toContain('Kept until October 6, 2027');
    expect(screen.getByText(/400 days.*never sent to an AI model/)).toBeTruthy();
  });

  it('leads to the notebook and to the wheel', async () => {
    open();
    const link = async (name: string) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await link('Make a notebook for \u20682م3\u2069')).toBe(
      `/notebooks/create?classes=${kept.id}`,
    );
    expect(await link('Put \u20682م3\u2069 on the wheel')).toBe(`/games/spinner?class=${kept.id}`);
  });

  it('shows the pupils on request', async () => {
    open();
    await user.click(await button('Pupils of \u20682م3\u2069'));
    const pupils = within(await screen.findByRole('list', { name: 'Pupils of \u20682م3\u2069' }));
    expect(pupils.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'بن علي ياسين16020345boy',
      'حداد سلمىMay 4, 2013girl',
    ]);
  });

  it('explains itself while it is empty', async () => {
    open([]);
    expect(await screen.findByText(/You have not saved any class yet/)).toBeTruthy();
    expect(await button('Save classes from a workbook')).toBeTruthy();
  });
});

describe('a saved class', () => {
  it('is deleted once that is confirmed', async () => {
    open();
    api.on(deleteClass, {});
    await user.click(await button('Delete \u20682م3\u2069'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(api.callsOf(deleteClass)).toEqual([]);
    api.on(listClasses, { body: [] });
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/You have not saved any class yet/)).toBeTruthy();
    expect(api.callsOf(deleteClass)).toMatchObject([{ path: `/api/classes/${kept.id}` }]);
  });

  it('is renamed in its current version', async () => {
    open();
    api.on(replaceClass, { body: { ...kept, name: '3م3', version: 4 } });
    await user.click(await button('Rename \u20682م3\u2069'));
    const field = await screen.findByLabelText<HTMLInputElement>('Class');
    await user.clear(field);
    await user.click(await button('Save'));
    expect(await screen.findByText('Enter the name of the class.')).toBeTruthy();
    await user.type(field, '3م3');
    await user.click(await button('Save'));
    await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
    expect(api.callsOf(replaceClass)).toMatchObject([
      {
        precondition: 'W/"3"',
        body: { name: '3م3', subject: 'الرياضيات', pupils: kept.pupils },
      },
    ]);
  });
});

describe('classes read from a workbook', () => {
  it('can be saved one by one or all at once, without their marks', async () => {
    open([]);
    const added: object[] = [];
    api.on(addClass, () => {
      const body = api.callsOf(addClass).at(-1)!.body as ClassContent;
      const pupils = body.pupils.map((pupil, index) => ({ ...pupil, id: `a${index}` }));
      const listed = { ...summary, ...body, id: `01KJQ5N800000000000000000${added.length}` };
      const of = { ...listed, pupils };
      added.push(listed);
      api.on(listClasses, { body: [...added] });
      return { body: of };
    });
    await user.click(await button('Save classes from a workbook'));
    await choose(workbook());
    await user.click(await button('Save \u20681م1\u2069'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    await user.click(await button('Save all 5 classes'));
    await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(6));
    const bodies = api.callsOf(addClass).map(({ body }) => body as { pupils: object[] });
    expect(bodies).toHaveLength(6);
    expect(bodies.every((body) => body.pupils.length === 40 && !('terms' in body))).toBe(true);
  });

  it('are rejected with the reason', async () => {
    open([]);
    await user.click(await button('Save classes from a workbook'));
    await choose(new File(['x'], 'list.xlsx'));
    expect((await screen.findByRole('alert')).textContent).toContain('not an Excel workbook');
  });

  it('update the saved class of the same name after showing who joined and who left', async () => {
    open();
    api.on(replaceClass, { body: { ...kept, version: 4 } });
    await user.click(await button('Update \u20682م3\u2069 from a new file'));
    await choose(workbook());
    expect(await screen.findByText('40 new pupils')).toBeTruthy();
    expect(screen.getByText('2 pupils left')).toBeTruthy();
    expect(api.callsOf(replaceClass)).toEqual([]);
    await user.click(await button('Save 42 changes'));
    await waitFor(() => expect(api.callsOf(replaceClass)).toHaveLength(1));
    const { body, precondition } = api.callsOf(replaceClass)[0]!;
    const { name, pupils } = body as ClassContent;
    expect([precondition, name, pupils.length]).toEqual(['W/"3"', '2م3', 40]);
  });

  it('do not replace a class that has changed meanwhile, and say so', async () => {
    open();
    api.on(replaceClass, { status: 412, body: { code: 'precondition-failed', current: kept } });
    await user.click(await button('Update \u20682م3\u2069 from a new file'));
    await choose(workbook());
    await user.click(await button('Save 42 changes'));
    await waitFor(() =>
      expect(notifications.get()).toMatchObject({ text: { id: 'error.precondition-failed' } }),
    );
    expect(screen.getByRole('dialog')).toBeTruthy();
  });
});
