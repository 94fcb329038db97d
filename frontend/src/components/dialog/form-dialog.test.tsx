import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderPage } from '../../test-support/render.tsx';
import { useForm } from '../../lib/forms/use-form.ts';
import { TextField } from '../form/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const Page = () => {
  const [open, setOpen] = useState(true);
  const form = useForm({
    initial: { name: '' },
    validate: () => ({}),
    onSubmit: async () => undefined,
  });
  return (
    <FormDialog
      {...{ open, form }}
      title="classes.rename"
      submit="classes.save"
      onClose={() => setOpen(false)}
      onExited={() => undefined}
    >
      <TextField {...form.field('name')} label="Name" />
    </FormDialog>
  );
};

it('says why Escape and Back do not close it over what was typed', async () => {
  renderPage(<Page />);
  const field = screen.getByLabelText('Name');
  await userEvent.type(field, 'typed');
  expect(screen.queryByText(/saved yet/)).toBeNull();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('None of this is saved yet. “Cancel” discards it.')).toBeTruthy();
  await userEvent.clear(field);
  expect(screen.queryByText(/saved yet/)).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
