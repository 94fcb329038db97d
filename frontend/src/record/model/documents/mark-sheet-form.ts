import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import {
  collectParts,
  isFields,
  joinItems,
  valuesOf,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

type Nested = Record<string, Record<string, unknown>>;

const set = (nested: Nested, outer: string, inner: string, value: unknown): void => {
  nested[outer] = { ...nested[outer], [inner]: value };
};

/** A mark with the points that it is the sum of: they change together. */
const split: ContentForm<MarkSheetContent>['split'] = (content) => {
  const {
    columns,
    marks,
    points = {},
    averages,
    remarks = {},
    advice = {},
    sources = [],
  } = content;
  const { values, put, putFields } = collectParts();
  for (const { id, heading, role, scale, date, ...test } of columns) {
    const fields = { heading, role, scale, date };
    putFields(
      { ...fields, test: Object.keys(test).length > 0 ? test : undefined },
      id,
      `columns/${id}`,
    );
  }
  for (const pupil of new Set([...Object.keys(marks), ...Object.keys(points)]))
    for (const { id } of columns) {
      const mark = marks[pupil]?.[id];
      const given = points[pupil]?.[id];
      if (mark || given)
        put(`mark/${id}/${pupil}`, { ...mark, ...(given && { points: given }) }, `columns/${id}`);
    }
  for (const [pupil, remark] of Object.entries(remarks)) put(`remark/${pupil}`, remark);
  for (const [pupil, text] of Object.entries(advice)) put(`advice/${pupil}`, text);
  for (const { id, ...source } of sources) put(`source/${id}`, source, `sources/${id}`);
  put('averages', averages);
  return {
    lists: { columns: columns.map(({ id }) => id), sources: sources.map(({ id }) => id) },
    values,
  };
};

const join: ContentForm<MarkSheetContent>['join'] = (parts) => {
  const { lists, values } = parts;
  const marks: Nested = {};
  const points: Nested = {};
  for (const [key, value] of valuesOf(parts, 'mark')) {
    const [column = '', pupil = ''] = key.split('/');
    if (!isFields(value)) continue;
    const { points: given, from, text } = value;
    const isKnown = typeof from === 'string' && lists['sources']?.includes(from);
    if (text !== undefined) set(marks, pupil, column, { text, ...(isKnown && { from }) });
    if (given !== undefined) set(points, pupil, column, given);
  }
  const remarks = Object.fromEntries(valuesOf(parts, 'remark'));
  const advice = Object.fromEntries(valuesOf(parts, 'advice'));
  const sources = (lists['sources'] ?? []).map((id) => {
    const source = values.get(`source/${id}`)?.value;
    return { id, ...(isFields(source) ? source : {}) };
  });
  return {
    columns: joinItems(parts, 'columns', ['heading', 'role', 'scale', 'date', 'test']).map(
      ({ test, ...column }) => ({ ...column, ...(isFields(test) ? test : {}) }),
    ),
    marks,
    ...(Object.keys(points).length > 0 && { points }),
    ...(Object.keys(remarks).length > 0 && { remarks }),
    ...(Object.keys(advice).length > 0 && { advice }),
    ...(sources.length > 0 && { sources }),
    averages: values.get('averages')?.value,
  };
};

/** How the marks of a class come apart: each mark by its column and pupil. */
export const markSheetForm: ContentForm<MarkSheetContent> = {
  split,
  join,
  // Where a mark came from is not shown in the table.
  shown: (value) => (isFields(value) ? { ...value, from: undefined } : value),
};

export const mergeMarkSheets = mergerOf(markSheetForm);
