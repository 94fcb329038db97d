import * as z from 'zod/mini';
import { expect, it } from 'vitest';
import { contentsPresetIds, contentsPresets, notebookContents } from './notebook-contents.ts';

it.each(contentsPresetIds)('accepts %s as a part of a notebook', (id) => {
  expect(z.safeParse(notebookContents, contentsPresets[id]).success).toBe(true);
});

it.each([{ notes: 61 }, { notes: -1 }, { marks: [4] }, { attendance: 'daily' }, { poems: true }])(
  'rejects %o',
  (change) => {
    const contents = { ...contentsPresets.complete, ...change };
    expect(z.safeParse(notebookContents, contents).success).toBe(false);
  },
);
