import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import ConfirmDialogBody from './confirm-dialog-body.tsx';

it('counts one answer, although its button can be pressed while it closes', async () => {
  const onConfirm = vi.fn();
  const Page = () => {
    const [open, setOpen] = useState(true);
    const confirm = () => {
      setOpen(false);
      onConfirm();
    };
    return (
      <ConfirmDialogBody
        open={open}
        title="classes.deleteTitle"
        text="common.retry"
        confirm="classes.delete"
        onConfirm={confirm}
        onClose={vi.fn()}
      />
    );
  };
  renderPage(<Page />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
