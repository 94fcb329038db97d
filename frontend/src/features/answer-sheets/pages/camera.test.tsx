import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useNavigate } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listAnswersJobs, readAnswerSheets } from '#shared/contracts/answer-sheets.ts';
import { listPrintedTests, type PrintedTests } from '#shared/contracts/answers-documents.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { notifications } from '#frontend/lib/notifications/notifications.ts';
import { framesDatabase } from '#frontend/lib/camera/frames-database.ts';
import { answerReviewPath } from '#frontend/lib/paths.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { fakeCamera } from '#frontend/test-support/fake-camera.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { pendingJob } from '#frontend/test-support/sample-jobs.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import type { SightedSheet, Sighting } from '../model/camera/sighting.ts';
import ReadAnswerSheetsPage from './read-answer-sheets-page.tsx';

// jsdom's XMLHttpRequest would look for the storage on the network.
vi.mock('#frontend/lib/uploads/put-file.ts', () => ({
  UploadRefusedError: class extends Error {},
  putFile: vi.fn(async () => undefined),
}));
// jsdom has no IndexedDB.
vi.mock('#frontend/lib/camera/frames-database.ts', () => ({
  framesDatabase: { all: vi.fn(), put: vi.fn(), remove: vi.fn(), removeAll: vi.fn() },
}));

const printedAt = '2026-11-20T08:00:00.000Z';
const [draft, classId, other] = [
  '01KJQ5N8000000000000000009',
  '01KJQ5N8000000000000000000',
  '01KJQ5N8000000000000000001',
];
const printed: PrintedTests = {
  tests: [
    {
      ...{ draft, classId, title: 'Water', printedAt },
      sheets: [{ number: 1, pupil: 'a' }, { number: 2, pupil: 'b' }, { number: 3 }],
    },
    { draft, classId: other, title: 'Water', printedAt, sheets: [{ number: 9, pupil: 'a' }] },
  ],
  classes: [
    {
      ...{ id: classId, name: '2m3' },
      pupils: [
        { id: 'a', fullName: 'Amel' },
        { id: 'b', fullName: 'Badis' },
      ],
    },
    { id: other, name: '2m4', pupils: [{ id: 'a', fullName: 'Dalil' }] },
  ],
};
const sheet = (number: number): SightedSheet => ({
  ...{ number, marks: 4, isClear: true, size: 24, sharpness: 1.6 },
  outline: [
    [100, 100],
    [500, 100],
    [500, 700],
    [100, 700],
  ],
});
const seen = (...numbers: number[]): Sighting => ({ light: 150, sheets: numbers.map(sheet) });
const job = { ...pendingJob, pictures: 2 };

let api: FakeApi;
let camera: ReturnType<typeof fakeCamera<Sighting>>;
let stored: Map<string, { readonly id: string }>;
const setOnline = (isOnline: boolean) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};

beforeEach(() => {
  localStorage.clear();
  notifications.set(undefined);
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
  stored = new Map();
  vi.mocked(framesDatabase.all).mockImplementation(async () => [...stored.values()]);
  vi.mocked(framesDatabase.put).mockImplementation(async (frame) => {
    stored.set(frame.id, frame);
  });
  vi.mocked(framesDatabase.remove).mockImplementation(async (_, id) => {
    stored.delete(id);
  });
  camera = fakeCamera(seen());
  api = fakeApi();
  api.on(listPrintedTests, { body: printed });
  api.on(createUpload, () => ({
    body: {
      url: 'http://storage/',
      key: `uploads/t/${api.callsOf(createUpload).length}.jpg`,
      headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
    },
  }));
  api.on(readAnswerSheets, { body: job });
  api.on(listAnswersJobs, { body: [] });
});

const open = async () => {
  renderPage(<ReadAnswerSheetsPage />, { at: '/answer-sheets/new' });
  await userEvent.click(screen.getByRole('button', { name: 'Use the camera' }));
  return within(await screen.findByRole('dialog'));
};
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));

describe('the camera page', () => {
  it('says whose sheet it sees, how many there are and who is missing, and sends the photos', async () => {
    const page = await open();
    camera.see(seen(1));
    expect(await page.findByText('Amel')).toBeTruthy();
    expect(page.getByText(/1 of 2/).textContent).toBe('2m3 · 1 of 2');
    expect(page.getByRole('heading', { name: 'Water' })).toBeTruthy();
    await press('1 missing');
    expect(within(page.getByRole('region')).getByText('Badis')).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    expect(page.queryByRole('region')).toBeNull();
    camera.see(seen(3));
    expect(await page.findByText('Sheet without a name')).toBeTruthy();
    await press('Send 2 photos');
    await waitFor(() =>
      expect(screen.getByTestId('address').textContent).toBe(answerReviewPath(job.id)),
    );
    expect(api.callsOf(readAnswerSheets)).toMatchObject([
      { body: { imageS3Keys: ['uploads/t/1.jpg', 'uploads/t/2.jpg'], language: 'en' } },
    ]);
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('keeps the photos without a network, and sends them when it is back', async () => {
    const page = await open();
    camera.see(seen(1));
    await page.findByText('Amel');
    setOnline(false);
    expect(page.getByText(/No network. 1 photo is kept on this device for 7 days/)).toBeTruthy();
    await press('Send 1 photo');
    expect(page.getByText(/sent when the network is back/)).toBeTruthy();
    expect(api.callsOf(createUpload)).toHaveLength(0);
    setOnline(true);
    await waitFor(() => expect(api.callsOf(readAnswerSheets)).toHaveLength(1));
  });

  it('leaves nothing in the history that Back would show again', async () => {
    const Steps = () => {
      const navigate = useNavigate();
      return (
        <>
          <button onClick={() => void navigate('/answer-sheets/new')}>Forth</button>
          <button onClick={() => void navigate(-1)}>Back</button>
        </>
      );
    };
    renderPage(
      <>
        <Steps />
        <ReadAnswerSheetsPage />
      </>,
      { at: '/answer-sheets' },
    );
    await press('Forth');
    await press('Use the camera');
    await userEvent.click(await screen.findByRole('button', { name: 'Close the camera' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe('/answer-sheets/new');
    await press('Back');
    expect(screen.getByTestId('address').textContent).toBe('/answer-sheets');
  });

  it('sends nothing after it was closed, and keeps the photos', async () => {
    const page = await open();
    camera.see(seen(1));
    await page.findByText('Amel');
    const answers: (() => void)[] = [];
    const ticket = (index: number) => ({
      body: {
        url: 'http://storage/',
        key: `uploads/t/${index}.jpg`,
        headers: { 'content-type': 'image/jpeg', 'if-none-match': '*' },
      },
    });
    api.on(
      createUpload,
      () => new Promise((resolve) => answers.push(() => resolve(ticket(answers.length)))),
    );
    await press('Send 1 photo');
    await waitFor(() => expect(answers).toHaveLength(1));
    await press('Close the camera');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(async () => answers[0]?.());
    expect(screen.getByText(/1 photo of an answer sheet is kept on this device/)).toBeTruthy();
    camera.see(seen());
    await press('Use the camera');
    await screen.findByText(/1 of 2/);
    await press('Send 1 photo');
    await waitFor(() => expect(answers).toHaveLength(2));
    await act(async () => answers[1]?.());
    await waitFor(() => expect(api.callsOf(readAnswerSheets)).toHaveLength(1));
    expect(notifications.get()?.tone).toBe('success');
  });

  it('goes on after a reload with what it has kept', async () => {
    const page = await open();
    camera.see(seen(1));
    await page.findByText('Amel');
    await press('Close the camera');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(camera.track.stop).toHaveBeenCalled();
    expect(screen.getByText(/1 photo of an answer sheet is kept on this device/)).toBeTruthy();
    camera.see(seen());
    await press('Use the camera');
    expect(await screen.findByText(/1 of 2/)).toBeTruthy();
    camera.see(seen(1));
    expect(await screen.findByText(/Already taken/)).toBeTruthy();
    await press('Delete the photos');
    const question = within(await screen.findByRole('dialog', { name: 'Delete these photos?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete the photos' }));
    await waitFor(() => expect(stored.size).toBe(0));
  });

  it('takes no sheet of another class, unless the teacher begins its pile', async () => {
    const page = await open();
    camera.see(seen(1));
    await page.findByText('Amel');
    camera.see(seen(9));
    expect(await page.findByText(/this sheet belongs to “Water”, 2m4/)).toBeTruthy();
    expect(stored.size).toBe(1);
    await press('Begin this pile instead');
    expect(await page.findByText('Dalil')).toBeTruthy();
    expect(page.getByText(/1 of 1/)).toBeTruthy();
    camera.see(seen(77));
    expect(await page.findByText(/not one of your answer sheets/)).toBeTruthy();
    expect(stored.size).toBe(2);
  });

  it('counts sheets without their names if these cannot be fetched, and learns them later', async () => {
    api.on(listPrintedTests, { status: 500 });
    const page = await open();
    expect(await page.findByText(/The names could not be loaded/)).toBeTruthy();
    camera.see(seen(1));
    expect(await page.findByText('A sheet')).toBeTruthy();
    camera.see(seen(77));
    await page.findByText('2 sheets');
    api.on(listPrintedTests, { body: printed });
    await press('Send 2 photos');
    // A photo without a sheet of the teacher is not sent.
    await waitFor(() =>
      expect(api.callsOf(readAnswerSheets)).toMatchObject([
        { body: { imageS3Keys: ['uploads/t/1.jpg'] } },
      ]),
    );
  });

  it('keeps photos as long as the page if the device stores none, and says so', async () => {
    vi.mocked(framesDatabase.all).mockRejectedValue(new Error('blocked'));
    vi.mocked(framesDatabase.put).mockRejectedValue(new DOMException('', 'QuotaExceededError'));
    const page = await open();
    camera.see(seen(1));
    expect(await page.findByText(/This device stores no photos/)).toBeTruthy();
    const leaving = new Event('beforeunload', { cancelable: true });
    dispatchEvent(leaving);
    expect(leaving.defaultPrevented).toBe(true);
    await press('Send 1 photo');
    await waitFor(() => expect(api.callsOf(readAnswerSheets)).toHaveLength(1));
  });

  it.each([
    ['NotAllowedError', /may not use the camera/],
    ['NotFoundError', /has no camera/],
    ['NotReadableError', /Another app uses the camera/],
  ])('explains %s, and the field for files remains', async (name, words) => {
    camera.refuse(name);
    const page = await open();
    expect(await page.findByText(words)).toBeTruthy();
    camera.refuse(undefined);
    await press('Try again');
    expect(await page.findByLabelText('What the camera sees')).toBeTruthy();
    act(camera.end);
    expect(await page.findByText(/The camera was closed/)).toBeTruthy();
    await press('Choose photos');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Photos of the answer sheets')).toBeTruthy();
  });

  it('switches the light of the device on and off', async () => {
    const page = await open();
    const light = await page.findByRole('button', { name: 'Light' });
    await userEvent.click(light);
    await waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
    expect(camera.track.applyConstraints).toHaveBeenCalledWith({ advanced: [{ torch: true }] });
  });
});
