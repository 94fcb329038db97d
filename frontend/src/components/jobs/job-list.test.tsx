import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '#shared/model/job.ts';
import { createStore, useStore } from '../../lib/store.ts';
import { rendersOf } from '../../test-support/count-renders.ts';
import { renderPage } from '../../test-support/render.tsx';
import { pendingJob } from '../../test-support/sample-jobs.ts';
import { JobActions } from './job-actions.tsx';
import { JobList } from './job-list.tsx';

const done: Job = { ...pendingJob, status: 'SUCCESS' };
const calls = {
  list: 'jobs',
  retry: async () => pendingJob,
  remove: async () => undefined,
};
const texts = {
  deleted: 'notebooks.deleted',
  deleteTitle: 'notebooks.deleteTitle',
  deleteText: 'notebooks.deleteText',
} as const;

let isWide = true;
const listeners = new Set<() => void>();
const turn = (wide: boolean) =>
  act(async () => {
    isWide = wide;
    for (const listener of listeners) listener();
  });

beforeEach(() => {
  isWide = true;
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query.includes('min-width') && isWide;
    },
    addListener: () => undefined,
    removeListener: () => undefined,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }));
});

const List = ({ jobs }: { readonly jobs: readonly Job[] }) => (
  <JobList
    label="notebooks.title"
    jobs={jobs}
    steps={[]}
    columns={[]}
    actions={(job) => (
      <JobActions
        job={job}
        calls={calls}
        texts={texts}
        submitted="notebooks.submitted"
        onChanged={async () => undefined}
      >
        {null}
      </JobActions>
    )}
  />
);

it('keeps a dialog open, and the focus it returns to, when rows become cards', async () => {
  renderPage(<List jobs={[done]} />);
  const button = within(screen.getByRole('table')).getByRole('button', { name: 'Delete' });
  await userEvent.click(button);
  const dialog = await screen.findByRole('dialog');
  await turn(false);
  expect(screen.queryByRole('table', { hidden: true })).toBeNull();
  expect(screen.getByRole('dialog')).toBe(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(within(screen.getByRole('list')).getByRole('button')).toBe(button);
  expect(document.activeElement).toBe(button);
  await turn(true);
  expect(within(screen.getByRole('table')).getByRole('button')).toBe(button);
});

it('leaves the focus on a button while the list is refreshed', async () => {
  const jobs = createStore<readonly Job[]>([done]);
  const Growing = () => <List jobs={useStore(jobs)} />;
  renderPage(<Growing />);
  const button = screen.getByRole('button', { name: 'Delete' });
  button.focus();
  act(() => jobs.set([{ ...pendingJob, id: 'newer' }, done]));
  expect(screen.getAllByRole('row')).toHaveLength(3);
  expect(document.activeElement).toBe(button);
});

it.each([true, false])('draws only the jobs that have come or changed (wide: %s)', async (wide) => {
  isWide = wide;
  const others = Array.from({ length: 20 }, (_, index) => ({ ...done, id: `other${index}` }));
  const jobs = createStore<readonly Job[]>([done, ...others]);
  const Growing = () => <List jobs={useStore(jobs)} />;
  renderPage(<Growing />);
  const drawn = async (next: readonly Job[]) => {
    const names = await rendersOf(() => act(() => jobs.set(next)));
    return [names.filter((name) => name === 'JobState'), names.filter((n) => n === 'JobActions')];
  };
  const older = { ...done, id: 'older' };
  expect(await drawn([done, ...others, older])).toEqual([['JobState'], ['JobActions']]);
  const failed: Job = { ...done, status: 'FAILED' };
  expect(await drawn([failed, ...others, older])).toEqual([['JobState'], ['JobActions']]);
  expect(screen.getAllByText('Failed')).toHaveLength(1);
});
