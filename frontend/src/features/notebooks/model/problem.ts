import type { MessageId } from '#frontend/i18n/message-id.ts';

interface Given {
  readonly hasNames: boolean;
  readonly hasCover: boolean;
  /** Whether the file has problems or open questions. */
  readonly isUnresolved: boolean;
  /** The owner's fields with an error. */
  readonly ownerErrors: readonly string[];
  /** Whether the days of the daily pages are wrong. */
  readonly hasWrongDays: boolean;
}

export interface Problem {
  readonly message: MessageId;
  /** The fields that may solve it, as selectors; the first on the page gets the focus. */
  readonly fields: readonly string[];
}

/** What still prevents sending the form; undefined if nothing does. */
export const problemOf = (given: Given): Problem | undefined => {
  const { hasNames, hasCover, isUnresolved, ownerErrors, hasWrongDays } = given;
  if (!hasNames || !hasCover)
    return {
      message: 'createNotebook.incomplete',
      fields: [hasNames ? '[name=cover]' : '[name=names]'],
    };
  if (isUnresolved)
    return {
      message: 'createNotebook.unresolved',
      fields: ['[data-question] input', '[data-understood] input', '[name=names]'],
    };
  if (ownerErrors.length > 0)
    return {
      message: 'createNotebook.ownerMissing',
      fields: ownerErrors.map((name) => `[name=${name}]`),
    };
  return hasWrongDays
    ? { message: 'contents.daily.wrong', fields: ['[name=daily-to]'] }
    : undefined;
};
