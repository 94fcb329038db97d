import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDocument } from '../../lib/documents/edited-document.ts';
import type { Overlap, Side } from '../../lib/documents/merge/merge-parts.ts';
import { loadMessages } from '../../i18n/load-messages.ts';
import { renderPage } from '../../test-support/render.tsx';
import { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx';
import type { DescribeOverlap } from './described-overlap.ts';

const overlap = (key: string, mine: string, theirs: string): Overlap => ({
  ...{ key, mine, theirs, count: 1 },
});
const describeOne: DescribeOverlap = ({ key, mine, theirs }) => ({
  ...{ subject: `pupil ${key}`, part: 'exam' },
  ...{ mine: String(mine), theirs: String(theirs) },
});
const newest = { version: 2, createdAt: '2026-03-01T10:00:00.000Z', content: {} };
/** Whether the choices were all that was needed. */
type Settle = (choices: ReadonlyMap<string, Side>) => Promise<boolean>;
const user = userEvent.setup({ delay: null });

const open = async (
  overlaps: readonly Overlap[],
  settleBy: Settle = async () => true,
  begin: () => void = () => undefined,
) => {
  const onClose = vi.fn<() => void>();
  const document: ConflictDialogProps['document'] = {
    newest,
    merge: async (choices) => {
      begin();
      return {
        ...{ overlaps, taken: { mine: 20, theirs: 6 } },
        ...(choices && (await settleBy(choices)) && { next: openDocument(newest, undefined) }),
      };
    },
    saveNow: async () => undefined,
    keepMine: () => undefined,
    takeNewest: () => undefined,
  };
  const dialog = (
    <ConflictDialog
      {...{ document, onClose }}
      open
      describe={async () => describeOne}
      onExited={() => undefined}
    />
  );
  await loadMessages('conflict');
  renderPage(dialog);
  return { onClose, dialog: within(await screen.findByRole('dialog')) };
};
afterEach(cleanup);

describe('what two devices have changed in different ways', () => {
  it('is shown place by place, neither value chosen, and is saved only when each is decided', async () => {
    const settleBy = vi.fn<Settle>(async () => true);
    const { dialog, onClose } = await open(
      [overlap('a', '14.5', '14'), overlap('b', '9', '19')],
      settleBy,
    );
    await dialog.findByText('2 places have two values. Which ones are right?');
    expect(dialog.getByText(/20 from here, 6 from elsewhere/)).toBeTruthy();
    expect(dialog.queryAllByRole('radio', { checked: true })).toEqual([]);
    const first = within(dialog.getByRole('radiogroup', { name: 'pupil a · exam' }));
    await user.click(first.getByRole('radio', { name: 'Here 14.5' }));
    const save = dialog.getByRole('button', { name: 'Save after one more choice' });
    await user.click(save);
    expect(settleBy).not.toHaveBeenCalled();
    const second = within(dialog.getByRole('radiogroup', { name: 'pupil b · exam' }));
    await user.click(second.getByRole('radio', { name: 'Elsewhere 19' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect([...settleBy.mock.calls[0]![0]]).toEqual([
      ['a', 'mine'],
      ['b', 'theirs'],
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  });

  it('is decided for all at once, also for those that are not shown yet', async () => {
    const settleBy = vi.fn<Settle>(async () => true);
    const overlaps = Array.from({ length: 25 }, (_, index) => overlap(String(index), '1', '2'));
    const { dialog } = await open(overlaps, settleBy);
    await dialog.findByRole('button', { name: 'Show 5 more' });
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(20);
    await user.click(dialog.getByRole('button', { name: 'All from elsewhere' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(settleBy.mock.calls[0]![0].size).toBe(25);
  });

  it('is shown again if something else has changed meanwhile', async () => {
    const { dialog, onClose } = await open([overlap('a', '14.5', '14')], async () => false);
    await user.click(await dialog.findByRole('button', { name: 'All from here' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText(/Something else has changed meanwhile/);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('is not said to fit nowhere while it cannot be compared, and can be compared again', async () => {
    const begin = vi.fn<() => void>().mockImplementationOnce(() => {
      throw new TypeError('network');
    });
    const { dialog } = await open([overlap('a', '14.5', '14')], undefined, begin);
    const again = await dialog.findByRole('button', { name: 'Try again' });
    expect(dialog.queryByText(/only one of them can stay/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /Keep my changes|Save/ })).toBeNull();
    await user.click(again);
    await dialog.findByRole('radiogroup', { name: 'pupil a · exam' });
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(dialog.queryByText(/Something else has changed/)).toBeNull();
  });
});
