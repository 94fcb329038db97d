import * as z from 'zod/mini';
import { annualDistributionsValue } from './annual-distributions.ts';
import { handItem } from './hand.ts';
import type { OwnItem, OwnValue } from './own-value.ts';
import { profileValue } from './profile.ts';
import { noticeItem } from './pupil-data-notice.ts';
import { reportSettingsValue } from './report-settings.ts';
import { schoolYearValue } from './school-year.ts';

/** The values that each user reads and saves as a whole, by their names in the account's export. */
export const ownValues = {
  profile: profileValue,
  schoolYear: schoolYearValue,
  reportSettings: reportSettingsValue,
  annualDistributions: annualDistributionsValue,
} satisfies Record<string, OwnValue>;

/** These, and what is kept of each user in another way. */
export const ownItems = {
  ...ownValues,
  pupilDataNotice: noticeItem,
  hand: handItem,
} satisfies Record<string, OwnItem>;

type Items = Readonly<Record<string, OwnItem>>;
function optional<I extends Items>(
  items: I,
): { [Name in keyof I]: z.ZodMiniOptional<I[Name]['schema']> };
function optional(items: Items): Record<string, z.ZodMiniOptional> {
  return Object.fromEntries(
    Object.entries(items).map(([name, { schema }]) => [name, z.optional(schema)]),
  );
}

/** All that is kept of a user in such items, as far as there is any. */
export const ownExport = z.object(optional(ownItems));
