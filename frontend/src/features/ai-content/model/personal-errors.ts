import { findPersonalData } from './personal-data.ts';
import type { ContentType } from '#shared/model/content-types.ts';
import type { Errors } from '#frontend/lib/forms/use-form.ts';
import { contentFields } from './content-fields.ts';
import type { ContentValues } from './content-values.ts';

/**
 * The fields that contain personal data and must not be sent. Loaded separately because of its large list of names.
 * @param noLists texts that look like names, but that the teacher says are no list of pupils
 */
export const personalErrors = (
  contentType: ContentType,
  values: ContentValues,
  noLists: ReadonlySet<string>,
): Errors<ContentValues> => {
  const errors: Errors<ContentValues> = {};
  for (const { name, kind } of contentFields[contentType]) {
    const found = kind === 'text' || kind === 'long' ? findPersonalData(values[name]) : undefined;
    if (found && !(found === 'names' && noLists.has(values[name])))
      errors[name] = { id: `aiContent.personal.${found}` };
  }
  return errors;
};
