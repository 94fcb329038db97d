import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { imageTypes } from '#shared/model/upload.ts';
import { uploadFile } from '../../lib/uploads/upload-file.ts';
import { useUpload } from '../../lib/uploads/use-upload.ts';
import { renderPage } from '../../test-support/render.tsx';
import { FileField } from './file-field.tsx';

// The file storage is not reachable in a test.
vi.mock('../../lib/uploads/upload-file.ts', () => ({ uploadFile: vi.fn() }));

const picture = new File(['x'], 'page.jpg', { type: 'image/jpeg' });
const Field = () => (
  <FileField
    name="image"
    label="A picture"
    help="At most one"
    accepted={imageTypes}
    upload={useUpload(imageTypes, 'pictures')}
  />
);
const input = () => screen.getByLabelText<HTMLInputElement>('A picture');
const choose = async () => {
  input().focus();
  await userEvent.upload(input(), picture);
};

beforeEach(() => {
  vi.mocked(uploadFile).mockReset().mockResolvedValue('key');
  renderPage(<Field />);
});

describe('the focus of a file field', () => {
  it('does not move when the page opens', () => {
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the chosen file, and back when the file is removed', async () => {
    await choose();
    expect(document.activeElement).toBe(await screen.findByLabelText('Remove file'));
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(input());
  });

  it('stays when an upload is tried again', async () => {
    vi.mocked(uploadFile).mockRejectedValueOnce(new Error('down'));
    await choose();
    (await screen.findByText('Try again')).focus();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(await screen.findByLabelText('Remove file'));
  });
});

it('labels the input, then the chosen file, and never refers to a missing element', async () => {
  const label = screen.getByText<HTMLLabelElement>('A picture');
  expect(label.control).toBe(input());
  await choose();
  expect(label.htmlFor).toBe('');
  expect(screen.getByRole('group', { name: 'A picture', description: 'At most one' })).toBeTruthy();
});
