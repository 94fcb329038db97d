import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { getClassSubjects, putClassSubjects } from '#shared/contracts/class-subjects.ts';
import type { ClassSubjects } from '#shared/model/class-subjects.ts';
import { fakeApi, type FakeApi } from '#frontend/test-support/fake-api.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { useClassSubjects, useSaveClassSubjects } from './class-subjects.ts';

const CLASS = '01KJQ5N8000000000000000000';
const of = (coefficient: number): ClassSubjects => ({ subjects: [{ subject: 'A', coefficient }] });

/** Shows the coefficients of a class, and sets them to 1.5. */
const Subjects = () => {
  const { data } = useClassSubjects(CLASS);
  const save = useSaveClassSubjects(CLASS);
  const [refusal, setRefusal] = useState('');
  if (!data) return null;
  const refused = (error: unknown) => setRefusal(String((error as { code?: string }).code));
  return (
    <button type="button" onClick={() => void save(of(1.5), data).catch(refused)}>
      {`${data.settings.subjects[0]?.coefficient} ${refusal}`}
    </button>
  );
};

let api: FakeApi;
beforeEach(() => {
  api = fakeApi();
});

it('saves the subjects of a class over the version that is shown, and shows what was saved', async () => {
  api.on(getClassSubjects, { body: of(3), etag: 'W/"one"' });
  api.on(putClassSubjects, { body: of(1.5), etag: 'W/"two"' });
  renderPage(<Subjects />);
  await userEvent.click(await screen.findByRole('button', { name: '3' }));
  await userEvent.click(await screen.findByRole('button', { name: '1.5' }));
  await expect
    .poll(() => api.callsOf(putClassSubjects))
    .toMatchObject([
      { path: `/api/classes/${CLASS}/subjects`, body: of(1.5), precondition: 'W/"one"' },
      { precondition: 'W/"two"' },
    ]);
});

it('shows what another device has saved, and says that nothing was replaced', async () => {
  api.on(getClassSubjects, { body: of(3), etag: 'W/"one"' });
  renderPage(<Subjects />);
  const button = await screen.findByRole('button', { name: '3' });
  api.on(getClassSubjects, { body: of(7), etag: 'W/"other"' });
  api.on(putClassSubjects, { status: 412, body: { code: 'precondition-failed' } });
  await userEvent.click(button);
  expect(await screen.findByRole('button', { name: '7 precondition-failed' })).toBeTruthy();
});
