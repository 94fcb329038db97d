import type { CourseLogContent } from '#shared/model/course-log.ts';
import {
  collectParts,
  isFields,
  type ContentForm,
} from '#frontend/lib/documents/merge/content-form.ts';
import { mergerOf } from '#frontend/lib/documents/merge/merge-edits.ts';

/**
 * What changes together in an entry: a reason goes with the loss, a half with the extra session. The rest is merged field
 * by field, so homework written at home does not meet a tick of the phone.
 */
const split: ContentForm<CourseLogContent>['split'] = ({ subject, entries, order }) => {
  const { values, put } = collectParts();
  const putAll = (key: string, name: string, fields: Readonly<Record<string, unknown>>): void => {
    if (Object.values(fields).some((value) => value !== undefined)) put(`${name}/${key}`, fields);
  };
  for (const [key, { state, reason, extra, half, lesson, here, note, homework }] of Object.entries(
    entries,
  )) {
    putAll(key, 'state', { state, reason });
    putAll(key, 'extra', { extra, half });
    putAll(key, 'lesson', { lesson });
    putAll(key, 'here', { here });
    putAll(key, 'note', { note });
    putAll(key, 'homework', { homework });
  }
  put('order', order);
  if (subject !== undefined) put('subject', { subject });
  return { lists: {}, values };
};

const join: ContentForm<CourseLogContent>['join'] = ({ values }) => {
  const entries: Record<string, object> = {};
  for (const [name, { value }] of values) {
    const [, key] = name.split('/');
    if (key !== undefined && isFields(value)) entries[key] = { ...entries[key], ...value };
  }
  const subject = values.get('subject')?.value;
  return {
    ...(isFields(subject) ? subject : {}),
    entries,
    order: values.get('order')?.value,
  };
};

/** How a course log comes apart. */
export const courseLogForm: ContentForm<CourseLogContent> = {
  split,
  join,
  // All devices write the same subject, perhaps in another spelling, and no page shows it.
  shown: (value) => (isFields(value) && 'subject' in value ? undefined : value),
};

export const mergeCourseLogs = mergerOf(courseLogForm);
