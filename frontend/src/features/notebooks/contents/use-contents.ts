import * as z from 'zod/mini';
import {
  contentsPresetIds,
  contentsPresets,
  notebookContents,
  notebookFormats,
  type ContentsPresetId,
  type NotebookContents,
} from '#shared/model/notebook-contents.ts';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';

const chosen = z.strictObject({ contents: notebookContents, format: z.enum(notebookFormats) });
/** What a notebook is to hold, and how it is printed. */
export type ChosenContents = z.infer<typeof chosen>;

const initial: ChosenContents = { contents: contentsPresets.complete, format: 'a4' };

/** What the notebook is to hold: what was chosen last on this device, else everything. */
export const useContents = (): [ChosenContents, (next: ChosenContents) => void] =>
  useRememberedChoice('notebook.contents', chosen, initial);

const written = (contents: NotebookContents): string =>
  JSON.stringify(Object.entries(contents).toSorted(([one], [other]) => (one < other ? -1 : 1)));

/** The preset these contents are; none where a teacher has chosen otherwise. */
export const presetOf = (contents: NotebookContents): ContentsPresetId | undefined =>
  contentsPresetIds.find((id) => written(contentsPresets[id]) === written(contents));
