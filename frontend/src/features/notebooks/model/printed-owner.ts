import { schoolLevels, type SchoolLevel } from '#shared/model/profile.ts';

const fields = [
  ...(['fullName', 'academicSeason', 'educationalAdministration', 'school'] as const),
  ...(['subject', 'classesTaught'] as const),
] as const;

/** What a cover says of the owner of a notebook; unknown values are empty. */
export interface PrintedOwner extends Readonly<Record<(typeof fields)[number], string>> {
  readonly level: SchoolLevel | undefined;
}

type Known = Readonly<Partial<Record<(typeof fields)[number] | 'level', string | undefined>>>;

/** The owner as the cover shows it: values for this notebook, then the profile's, then those typed so far. */
export const printedOwner = (
  printed: Known = {},
  profile: Known | null = {},
  typed: Known = {},
): PrintedOwner => {
  const said = { ...typed, ...profile, ...printed };
  const values = fields.map((field) => [field, said[field] ?? ''] as const);
  return {
    ...emptyOwner,
    ...Object.fromEntries(values),
    level: schoolLevels.find((level) => level === said.level),
  };
};

const emptyOwner: PrintedOwner = {
  ...{ fullName: '', academicSeason: '', educationalAdministration: '', school: '' },
  ...{ subject: '', classesTaught: '', level: undefined },
};
