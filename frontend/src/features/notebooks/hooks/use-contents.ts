import * as z from 'zod/mini';
import { jobOptions, optionsIn } from '#shared/model/job-options.ts';
import {
  contentsPresetIds,
  contentsPresets,
  notebookContents,
  type ContentsPresetId,
  type NotebookContents,
} from '#shared/model/notebook-contents.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';

const chosen = z.strictObject({
  contents: notebookContents,
  ...jobOptions.notebook.shape,
  /** For saved classes only; missing in choices of older releases. */
  cornerMarks: z._default(z.boolean(), true),
});
export type ChosenContents = z.infer<typeof chosen>;

const initial: ChosenContents = {
  contents: contentsPresets.complete,
  ...optionsIn('notebook', { cornerMarks: true }),
};

/** The contents of the notebook: the last choice on this device, else everything. */
export const useContents = (): [ChosenContents, (next: ChosenContents) => void] =>
  useRememberedChoice('notebook.contents', chosen, initial);

const written = (contents: NotebookContents): string =>
  JSON.stringify(Object.entries(contents).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The preset with these contents; undefined for a custom choice. */
export const presetOf = (contents: NotebookContents): ContentsPresetId | undefined =>
  contentsPresetIds.find((id) => written(contentsPresets[id]) === written(contents));
