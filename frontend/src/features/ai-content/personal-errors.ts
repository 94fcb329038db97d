import { findPersonalData } from '#shared/draft/personal-data.ts';
import type { ContentType } from '#shared/model/content-types.ts';
import type { Errors } from '../../lib/forms/use-form.ts';
import { contentFields } from './content-fields.ts';
import type { ContentValues } from './content-values.ts';

/**
 * What concerns a person in a form, which is not to be sent. It is many names, so it comes by a file of its own.
 * @param noLists texts that look like names, of which the teacher has said that they are no list of pupils
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
