import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { columnKinds } from '#shared/model/gradebook.ts';
import { session } from '#frontend/lib/auth/session.ts';
import { forgetAllUnsentForms } from '#frontend/lib/forms/unsent-forms.ts';
import { renderPage } from '#frontend/test-support/render.tsx';
import { sampleGradebook } from '#frontend/test-support/sample-gradebook.ts';
import { sampleUser } from '#frontend/test-support/sample-user.ts';
import { pageTable } from '#frontend/features/page-review/model/gradebook/page-table.ts';
import ColumnDialog from './column-dialog.tsx';

it('moves a column with what was typed about it', async () => {
  const dispatch = vi.fn();
  renderPage(
    <ColumnDialog
      documentId="sheet"
      table={pageTable(sampleGradebook())}
      cell={{ row: -1, column: 3 }}
      index={3}
      kinds={columnKinds}
      dispatch={dispatch}
      open
      onClose={vi.fn()}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Move back' }));
  const scale = screen.getByLabelText(/Marked out of/);
  await userEvent.clear(scale);
  await userEvent.type(scale, '10');
  await userEvent.click(screen.getByRole('button', { name: 'Move back' }));
  const move = { do: 'change', cell: { row: -1, column: 2 } };
  expect(dispatch.mock.calls).toMatchObject([
    [move],
    [{ do: 'describe-column', index: 3, description: { scale: 10 } }],
    [move],
  ]);
});

it('is not closed over what was typed, but by its button', async () => {
  const onClose = vi.fn();
  renderPage(
    <ColumnDialog
      documentId="sheet"
      table={pageTable(sampleGradebook())}
      cell={{ row: -1, column: 3 }}
      index={3}
      kinds={columnKinds}
      dispatch={vi.fn()}
      open
      onClose={onClose}
    />,
  );
  const pressOutside = () => userEvent.click(document.querySelector('.MuiDialog-container')!);
  await pressOutside();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText(/Marked out of/), '0');
  await pressOutside();
  await userEvent.type(screen.getByLabelText(/Marked out of/), '{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('“Cancel” discards it');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

it('leads to a full mark that it refuses, and does not ask for one where there is none', async () => {
  const dispatch = vi.fn();
  renderPage(
    <ColumnDialog
      documentId="sheet"
      table={pageTable(sampleGradebook())}
      cell={{ row: -1, column: 3 }}
      index={3}
      kinds={columnKinds}
      dispatch={dispatch}
      open
      onClose={vi.fn()}
    />,
  );
  const scale = screen.getByLabelText(/Marked out of/);
  const apply = screen.getByRole('button', { name: 'Apply' });
  await userEvent.clear(scale);
  await userEvent.type(scale, '0');
  await userEvent.click(apply);
  expect(dispatch).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(scale);
  await userEvent.selectOptions(screen.getByLabelText('What the column holds'), 'remark');
  await userEvent.click(apply);
  expect(dispatch.mock.calls).toMatchObject([
    [{ do: 'describe-column', index: 3, description: { kind: 'remark' } }],
  ]);
});

describe('what was typed about a column', () => {
  const open = (index = 3) => {
    const actions = { dispatch: vi.fn(), onClose: vi.fn() };
    const cell = { row: -1, column: index };
    const table = pageTable(sampleGradebook());
    renderPage(
      <ColumnDialog
        documentId="d"
        {...{ table, cell, index }}
        kinds={columnKinds}
        {...actions}
        open
      />,
    );
    return actions;
  };
  const heading = () => screen.getByLabelText<HTMLInputElement>(/^Heading/);
  beforeEach(() => {
    session.set({ status: 'signed-in', user: sampleUser, role: 'teacher' });
    forgetAllUnsentForms();
  });

  it('is there again after a reload, in that column alone', async () => {
    open();
    const before = heading().value;
    await userEvent.type(heading(), ' 2');
    cleanup();
    open(4);
    expect(heading().value).not.toContain(' 2');
    cleanup();
    open();
    expect(heading().value).toBe(`${before} 2`);
    expect(screen.getByText('We restored what you had entered here.')).toBeTruthy();
  });

  it.each(['Cancel', 'Apply', 'New column before', 'Remove column'])(
    'is not kept after “%s”',
    async (button) => {
      open();
      await userEvent.type(heading(), ' 2');
      await userEvent.click(screen.getByRole('button', { name: button }));
      cleanup();
      open();
      expect(heading().value).not.toContain(' 2');
    },
  );

  it('is not lost with a full mark that cannot be, when the column is moved', async () => {
    const { dispatch } = open();
    await userEvent.type(heading(), ' 2');
    const scale = screen.getByLabelText(/Marked out of/);
    await userEvent.clear(scale);
    await userEvent.type(scale, '0');
    await userEvent.click(screen.getByRole('button', { name: 'Move back' }));
    expect(dispatch).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(scale);
  });
});
