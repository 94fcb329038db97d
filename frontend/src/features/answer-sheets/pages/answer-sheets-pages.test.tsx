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

  it('refuses the 61st photo, and one that is chosen already', async () => {
    const field = await freshForm();
    const photos = Array.from({ length: 61 }, (_, index) => photo(index));
    await userEvent.upload(field, [photo(0), ...photos]);
    expect(document.querySelectorAll('[data-upload]')).toHaveLength(60);
    expect(screen.getByText('This photo is chosen already')).toBeTruthy();
    expect(screen.getByText('At most 60 photos are read together')).toBeTruthy();
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
