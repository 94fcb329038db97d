import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAnswersJobs, readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { listClasses } from '#shared/contracts/classes.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { answerReviewPath, paths } from '#frontend/lib/paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import AnswerSheetsPage from './answer-sheets-page.tsx';
import ReadAnswerSheetsPage from './read-answer-sheets-page.tsx';

// jsdom's XMLHttpRequest would look for the storage on the network.
vi.mock('#frontend/lib/uploads/put-file.ts', () => ({
  UploadRefusedError: class extends Error {},
  putFile: vi.fn(async () => undefined),
}));

/** The pages of the PDF that is opened: an empty one, one that is never drawn, or one that cannot be. */
const scan = vi.hoisted(() => ({
  pages: new Array<'front' | 'held' | 'broken' | undefined>(),
}));
// jsdom draws nothing.
vi.mock('#frontend/lib/pdf/open-pdf.ts', () => {
  class PdfError extends Error {
    readonly problem = 'page';
  }
  const pictureOf = async (number: number) => {
    const page = scan.pages[number - 1];
    if (page === 'held') await new Promise(() => undefined);
    if (page === 'broken') throw new PdfError();
    return page && new Blob(['\u00ff'], { type: 'image/jpeg' });
  };
  const open = async () => ({ pages: scan.pages.length, pictureOf, close: async () => undefined });
  return { PdfError, startPdfReader: () => ({ open, close: () => undefined }) };
});

const pdf = (name: string): File => new File(['%PDF'], name, { lastModified: 7 });
const photo = (number: number): File =>
  new File(['\u00ff'], `IMG_${number}.jpg`, { type: 'image/jpeg', lastModified: number });
const job = { ...pendingJob, pictures: 2 };

let api: FakeApi;
beforeEach(() => {
  forgetAllUnsentForms();
  api = fakeApi();
  api.on(createUpload, () => ({
    body: {
      url: 'http://storage/',
      key: `uploads/t/${api.calls.length}.jpg`,
      headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
    },
  }));
  api.on(readAnswerSheets, { body: job });
  api.on(listAnswersJobs, { body: [] });
  api.on(listClasses, { body: [] });
});

const freshForm = async () => {
  renderPage(<ReadAnswerSheetsPage />);
  return screen.findByLabelText('Photos of the answer sheets');
};

describe('the form for photos of answer sheets', () => {
  it('asks for a photo', async () => {
    await freshForm();
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    expect(screen.getByText('Choose at least one photo')).toBeTruthy();
  });

  it('takes none of 61 photos until it is told to take the first 60', async () => {
    const field = await freshForm();
    const photos = Array.from({ length: 61 }, (_, index) => photo(index));
    await userEvent.upload(field, [photo(0), ...photos]);
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(0);
    expect(screen.getByText('This file is chosen already')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain('61 pages were chosen');
    await userEvent.click(screen.getByRole('button', { name: 'Take the first 60' }));
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(60);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what was chosen before too many', async () => {
    const field = await freshForm();
    await userEvent.upload(field, [photo(100), photo(101)]);
    const more = Array.from({ length: 59 }, (_, index) => photo(index));
    await userEvent.upload(screen.getByLabelText('Add more photos (up to 60)'), more);
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(2);
    expect(screen.getByRole('alert').textContent).toContain('only 58 more fit');
  });

  it('takes the pages of a PDF beside photos, and says what it left out', async () => {
    scan.pages = ['front', undefined, 'front'];
    await userEvent.upload(await freshForm(), [photo(1), pdf('scan.pdf')]);
    await screen.findByText('3 of 3 photos uploaded');
    expect(screen.getByText('scan.pdf 3.jpg')).toBeTruthy();
    expect(screen.getByText('1 empty page was left out')).toBeTruthy();
    await userEvent.upload(screen.getByLabelText(/Add more/), pdf('scan.pdf'));
    expect(screen.getByText('This file is chosen already')).toBeTruthy();
  });

  it('sends nothing of a PDF with too many pages', async () => {
    scan.pages = Array.from({ length: 60 }, () => 'front');
    await userEvent.upload(await freshForm(), [photo(1), pdf('scan.pdf')]);
    expect((await screen.findByRole('alert')).textContent).toContain('61 pages were chosen');
    expect(api.callsOf(createUpload)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Take the first 60' }));
    await screen.findByText('60 of 60 photos uploaded');
  });

  it('waits for the pages of a PDF, and forgets all of them if it is stopped', async () => {
    scan.pages = ['front', 'held', 'front'];
    await userEvent.upload(await freshForm(), pdf('scan.pdf'));
    await screen.findByText(/page 2 of 3/);
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    expect(api.callsOf(readAnswerSheets)).toEqual([]);
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(0);
    expect(await screen.findByLabelText('Photos of the answer sheets')).toBeTruthy();
  });

  it('says that a page cannot be opened, and takes the others', async () => {
    scan.pages = ['front', 'broken', 'front'];
    await userEvent.upload(await freshForm(), pdf('scan.pdf'));
    await screen.findByText('2 of 2 photos uploaded');
    expect(screen.getByText('Page 2 cannot be opened. Take a photo of it.')).toBeTruthy();
  });

  it('says why a PDF cannot be opened, and takes the photos beside it', async () => {
    scan.pages = [];
    await userEvent.upload(await freshForm(), [photo(1), pdf('empty.pdf')]);
    await screen.findByText('1 of 1 photo uploaded');
    expect(screen.getByText('This PDF has no pages.')).toBeTruthy();
  });

  it('sends the photos and opens the page of the reading', async () => {
    await userEvent.upload(await freshForm(), [photo(1), photo(2)]);
    await screen.findByText('2 of 2 photos uploaded');
    await userEvent.click(screen.getByRole('button', { name: 'Read' }));
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(answerReviewPath(job.id)),
    );
    const keys = api.callsOf(createUpload).map((_, index) => `uploads/t/${index + 1}.jpg`);
    expect(api.callsOf(readAnswerSheets)).toMatchObject([
      { body: { imageS3Keys: keys, language: 'en' } },
    ]);
  });
});

it('the empty history says how the way goes', async () => {
  renderPage(<AnswerSheetsPage />);
  expect(await screen.findByText(/Take a photo of each sheet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read Answer Sheets' }).getAttribute('href')).toBe(
    paths.readAnswerSheets,
  );
});
