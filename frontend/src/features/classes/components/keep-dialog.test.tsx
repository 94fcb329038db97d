import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeRecord } from '#frontend/test-support/fake-record.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { workbooksReadHere } from '#frontend/test-support/workbooks-read-here.ts';
import ClassesPage from '../pages/classes-page.tsx';

const user = userEvent.setup({ delay: null });
let api: FakeApi;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const saved = () => api.callsOf(addClass).map(({ body }) => body);
const open = async () => {
  renderPage(<ClassesPage />);
  await user.click(await button('Type or paste a list'));
};
const className = () => screen.findByRole('textbox', { name: 'Class' });
const names = () => screen.findByRole('textbox', { name: 'The pupils, one a line' });
const paste = async (text: string) => {
  await user.click(await names());
  await user.paste(text);
};

beforeEach(() => {
  sessionStorage.clear();
  workbooksReadHere();
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  api = fakeApi();
  fakeRecord(api);
});

describe('a class that is typed', () => {
  it('is read while it is typed, and saved with one press', async () => {
    await open();
    await user.type(await className(), '3م2{Enter}');
    await user.keyboard('1. قاسي علي 12/03/2012 ذكر{Enter}2. طالبي سارة 01/04/2013 أنثى');
    expect(await screen.findByText('1 class, 2 pupils, no marks')).toBeTruthy();
    await user.click(await button('Save \u20683م2\u2069'));
    expect(await screen.findByText('Saved')).toBeTruthy();
    expect(saved()).toEqual([
      {
        name: '3م2',
        level: 'Middle',
        pupils: [
          { fullName: 'قاسي علي', dateOfBirth: '2012-03-12', gender: 'male' },
          { fullName: 'طالبي سارة', dateOfBirth: '2013-04-01', gender: 'female' },
        ],
      },
    ]);
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('says so if the reader could not be loaded', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        onerror: (() => void) | undefined;
        constructor() {
          queueMicrotask(() => this.onerror?.());
        }
        postMessage = (): void => undefined;
        terminate = (): void => undefined;
      },
    );
    await open();
    await paste('Kaci Ali');
    expect(await screen.findByText(/^The workbook is damaged/)).toBeTruthy();
  });

  it('needs a name, which its own lines may say', async () => {
    await open();
    await paste('Kaci Ali\nTalbi Sara');
    await user.click(await button('Save'));
    expect(await screen.findByText('Enter the name of the class.')).toBeTruthy();
    expect(document.activeElement).toBe(await className());
    await user.clear(await names());
    await paste('2AM3\nKaci Ali\nTalbi Sara');
    await user.click(await button('Save 2AM3'));
    await waitFor(() => expect(saved()).toMatchObject([{ name: '2AM3', level: 'Middle' }]));
  });

  it('is corrected in the preview, as a file is', async () => {
    await open();
    await user.type(await className(), '2AM3');
    await paste('Kaci Ali\t12\nTalbi Sara\t14\nZed Omar\t9');
    await user.click(await button('Read it as marks'));
    expect(await screen.findByText('1 class, 3 pupils, 3 marks')).toBeTruthy();
    await user.click(await names());
    await user.keyboard('{Enter}Ben Lyes\t');
    expect(await screen.findByText('1 class, 4 pupils, 3 marks')).toBeTruthy();
  });

  it('with the name of a saved class shows what changed in it', async () => {
    await open();
    await user.type(await className(), '2AM3');
    await paste('Kaci Ali\nTalbi Sara');
    await user.click(await button('Save 2AM3'));
    await screen.findByText('Saved');
    await paste('\nZed Omar');
    await user.click(await button('See what changed in 2AM3'));
    expect(await screen.findByText('1 new pupil')).toBeTruthy();
  });

  it('says that nothing was found, or that there are too many', async () => {
    await open();
    await paste('123\n=1+2');
    expect(await screen.findByText('No names were found. Write one pupil a line.')).toBeTruthy();
    await user.clear(await names());
    await paste(Array.from({ length: 300 }, (_, n) => `Kaci ${'abcde'[n % 5]}`).join('\n'));
    expect(await screen.findByText(/more than 100/)).toBeTruthy();
  });

  it('is kept while it is not saved', async () => {
    await open();
    await paste('Kaci Ali');
    await user.click(await button('From a file'));
    await user.click(await button('Type or paste'));
    expect(await names()).toHaveProperty('value', 'Kaci Ali');
    await user.click(await button('Close'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await button('Type or paste a list'));
    expect(await names()).toHaveProperty('value', 'Kaci Ali');
    await user.click(await button('Start over'));
    expect(await names()).toHaveProperty('value', '');
  });
});
