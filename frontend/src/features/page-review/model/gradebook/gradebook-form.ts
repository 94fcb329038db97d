import type { Gradebook, ListedPupil } from '#shared/model/gradebook.ts';
import {
  collectParts,
  isFields,
  joinItems,
  valuesOf,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

/** Names the pupils of a class list, which another list may have in another order. */
const pupilNames = (pupils: readonly ListedPupil[]): string[] => {
  const seen = new Map<string, number>();
  return pupils.map(({ id, registrationNumber, name }) => {
    const key = id ?? registrationNumber ?? name;
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return `${key}#${times}`;
  });
};

const COLUMN_FIELDS = ['heading', 'kind', 'role', 'scale', 'checked', 'recordColumn'];
const ROW_FIELDS = ['summary', 'pupil', 'page'];
const HEAD = [
  'language',
  'digits',
  'title',
  'classList',
  'record',
  'averages',
  'warnings',
  'pages',
];

const split: ContentForm<Gradebook>['split'] = ({ columns, rows, ...head }) => {
  const { values, put, putFields } = collectParts();
  for (const [name, value] of Object.entries(head)) put(name, value);
  for (const { id, ...column } of columns) putFields(column, id, `columns/${id}`);
  const names = pupilNames(head.classList?.pupils ?? []);
  for (const { id, cells, pupil, ...row } of rows) {
    putFields({ ...row, pupil: pupil === undefined ? undefined : names[pupil] }, id, `rows/${id}`);
    for (const [index, cell] of cells.entries()) {
      const column = columns[index]?.id ?? '';
      // A new column has an empty cell in each row, which is no change of the row.
      if (Object.keys(cell).length > 1 || cell.text !== '')
        put(`cell/${column}/${id}`, cell, `columns/${column}`, `rows/${id}`);
    }
  }
  return {
    lists: { columns: columns.map(({ id }) => id), rows: rows.map(({ id }) => id) },
    values,
  };
};

const isPupilOf = (value: unknown): value is ListedPupil =>
  isFields(value) && typeof value['name'] === 'string';

const join: ContentForm<Gradebook>['join'] = (parts) => {
  const { lists, values } = parts;
  const head = Object.fromEntries(HEAD.map((name) => [name, values.get(name)?.value]));
  const list = head['classList'];
  const listed = isFields(list) && Array.isArray(list['pupils']) ? list['pupils'] : [];
  const names = pupilNames(listed.filter(isPupilOf));
  const cells = new Map(valuesOf(parts, 'cell'));
  const rows = joinItems(parts, 'rows', ROW_FIELDS).map(({ id, pupil, ...row }) => ({
    ...{ id, ...row },
    ...(typeof pupil === 'string' && { pupil: names.indexOf(pupil) }),
    cells: (lists['columns'] ?? []).map(
      (column) => cells.get(`${column}/${String(id)}`) ?? { text: '' },
    ),
  }));
  // The other side has chosen a list without this pupil, whose index is -1 then, which the schema refuses.
  return { ...head, columns: joinItems(parts, 'columns', COLUMN_FIELDS), rows };
};

/** How a page of marks comes apart: each cell by its column and row. */
export const gradebookForm: ContentForm<Gradebook> = {
  split,
  join,
  // How a text was read is not shown in the table, nor whether a blank cell was ever written.
  shown: (value = '') => (isFields(value) && 'text' in value ? value['text'] : value),
};

export const mergeGradebooks = mergerOf(gradebookForm);
