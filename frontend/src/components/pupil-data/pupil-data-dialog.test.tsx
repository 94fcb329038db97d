import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { getPupilDataNotice, putPupilDataNotice } from '#shared/contracts/pupil-data-notice.ts';
import { noticeVersion } from '#shared/model/pupil-data-notice.ts';
import { session } from '../../lib/auth/session.ts';
import { pupilDataQuestion, requireNotice } from '../../lib/resources/pupil-data-question.ts';
import { useStore } from '../../lib/store.ts';
import { fakeApi, type FakeApi } from '../../test-support/fake-api.ts';
import { renderPage } from '../../test-support/render.tsx';
import { sampleUser } from '../../test-support/sample-user.ts';
import PupilDataDialog, { PupilDataReading } from './pupil-data-dialog.tsx';

const acceptedAt = '2026-01-01T00:00:00.000Z';
let api: FakeApi;

beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.on(getPupilDataNotice, { status: 204 });
  api.on(putPupilDataNotice, { body: { version: noticeVersion, acceptedAt } });
  session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
});

const Host = () => {
  const question = useStore(pupilDataQuestion);
  return question && <PupilDataDialog answer={question.answer} />;
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Whether what was to be sent is sent. */
const outcomeOf = (asked: Promise<void>) =>
  asked.then(
    () => 'sent',
    (error: Error) => error.name,
  );

it('asks once, also for several photos at the same time, and remembers on the device', async () => {
  renderPage(<Host />);
  const outcomes = [outcomeOf(requireNotice()), outcomeOf(requireNotice())];
  await press('I have read this and agree');
  expect(await Promise.all(outcomes)).toEqual(['sent', 'sent']);
  expect(api.callsOf(putPupilDataNotice)).toMatchObject([{ body: { version: noticeVersion } }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await requireNotice();
  expect(api.callsOf(getPupilDataNotice)).toHaveLength(1);
});

it('sends nothing when the teacher declines, and asks again', async () => {
  renderPage(<Host />);
  const declined = outcomeOf(requireNotice());
  await press('Not now');
  expect(await declined).toBe('NoticeDeclinedError');
  expect(api.callsOf(putPupilDataNotice)).toEqual([]);
  const again = outcomeOf(requireNotice());
  await press('I have read this and agree');
  expect(await again).toBe('sent');
});

it('goes with the teacher who logs out, who has then not agreed', async () => {
  renderPage(<Host />);
  const outcome = outcomeOf(requireNotice());
  await screen.findByRole('dialog');
  act(() => session.set({ status: 'signed-out', deliberate: true }));
  expect(await outcome).toBe('NoticeDeclinedError');
  expect(pupilDataQuestion.get()).toBeUndefined();
});

it('stays open with the reason when the answer cannot be saved', async () => {
  api.on(putPupilDataNotice, { status: 503, body: { code: 'unavailable' } });
  renderPage(<Host />);
  const waiting = requireNotice();
  await press('I have read this and agree');
  expect(await screen.findByRole('alert')).toBeTruthy();
  api.on(putPupilDataNotice, { body: { version: noticeVersion, acceptedAt } });
  await press('I have read this and agree');
  await waiting;
});

it.each([
  ['is not asked of a teacher who accepted this version on another device', noticeVersion, false],
  ['is asked of a teacher who accepted an older version', noticeVersion - 1, true],
])('%s', async (_, version, isAsked) => {
  api.on(getPupilDataNotice, { body: { version, acceptedAt } });
  renderPage(<Host />);
  const outcome = outcomeOf(requireNotice());
  if (isAsked) await press('Not now');
  expect(await outcome).toBe(isAsked ? 'NoticeDeclinedError' : 'sent');
});

it('says that nothing was agreed to without a connection, and stays open', async () => {
  api.on(putPupilDataNotice, () => Promise.reject(new TypeError('offline')));
  renderPage(<Host />);
  const outcome = outcomeOf(requireNotice());
  await press('I have read this and agree');
  expect((await screen.findByRole('alert')).textContent).toMatch(/connect/);
  await press('Not now');
  expect(await outcome).toBe('NoticeDeclinedError');
});

it('reports that the platform does not say whether it was accepted', async () => {
  api.on(getPupilDataNotice, { status: 500, body: { code: 'internal' } });
  await act(async () => expect(await outcomeOf(requireNotice())).toBe('ApiError'));
});

it.each([
  ['says when it was accepted', { body: { version: noticeVersion, acceptedAt } }, /1 January 2026/],
  ['says that it is not accepted yet', { status: 204 }, /not agreed to this text yet/],
  [
    'counts an older version as not accepted',
    { body: { version: noticeVersion - 1, acceptedAt } },
    /not agreed to this text yet/,
  ],
  ['can be read without a connection', () => Promise.reject(new TypeError('offline')), /connect/],
])('read again, it %s and cannot be accepted', async (_, answer, text) => {
  api.on(getPupilDataNotice, answer);
  renderPage(<PupilDataReading open onClose={() => undefined} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(text));
  expect(screen.getByText('What is saved')).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
});
