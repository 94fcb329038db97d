import type { Draft } from '#shared/model/draft.ts';
import {
  collectParts,
  isFields,
  type ContentForm,
  type Fields,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

/** The fields whose items have ids. Each item is one part, because its fields depend on each other. */
const LISTS = [
  ...['questions', 'exercises', 'phases'],
  ...['keywords', 'misconceptions', 'starter', 'exit'],
];

interface Block extends Fields {
  readonly id: string;
}
const isBlock = (value: unknown): value is Block =>
  isFields(value) && typeof value['id'] === 'string';

const split: ContentForm<Draft>['split'] = (draft) => {
  const { values, put } = collectParts();
  const lists: Record<string, string[]> = {};
  for (const [name, value] of Object.entries(draft)) {
    if (!LISTS.includes(name) || !Array.isArray(value)) {
      put(name, value);
      continue;
    }
    const blocks: readonly unknown[] = value;
    // Distinguishes an empty list from none.
    put(name, true);
    lists[name] = blocks.filter(isBlock).map(({ id }) => id);
    for (const block of blocks.filter(isBlock))
      put(`${name}/${block.id}`, block, `${name}/${block.id}`);
  }
  return { lists, values };
};

const join: ContentForm<Draft>['join'] = ({ lists, values }) =>
  Object.fromEntries(
    [...values]
      .filter(([key]) => !key.includes('/'))
      .map(([name, { value }]) => [
        name,
        LISTS.includes(name)
          ? (lists[name] ?? []).map((id) => values.get(`${name}/${id}`)?.value)
          : value,
      ]),
  );

/** How a draft comes apart: its questions, exercises or phases, and its other fields. */
export const draftForm: ContentForm<Draft> = { split, join, shown: (value) => value };

export const mergeDrafts = mergerOf(draftForm);
