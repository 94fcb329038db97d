import type { PrintedValues } from '#shared/model/notebook-owner.ts';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { foldText } from '#shared/spreadsheet/fold-text.ts';

/** What of the owner a workbook may say, in the order in which it is shown. */
export const ownerFields = [
  'school',
  'educationalAdministration',
  'level',
  'subject',
  'academicSeason',
] as const;
export type OwnerField = (typeof ownerFields)[number];
/** What a workbook says of its teacher: never whose it is. */
export type SaidByFile = Pick<PrintedValues, OwnerField>;

/** The one value that all classes have that have any. */
const common = <T>(values: readonly (T | undefined)[]): T | undefined => {
  const [value, ...others] = new Set(values.filter((one) => one !== undefined));
  return others.length === 0 ? value : undefined;
};

const written = (values: SaidByFile): SaidByFile =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );

/** What the workbook says of the school and of what is taught. A subject or level that not all classes share is none. */
export function saidByFile({ listed }: WorkbookReading): SaidByFile {
  const { school, educationalAdministration, academicSeason, classes } = listed;
  const subject = common(classes.map((one) => one.subject));
  const level = common(classes.map((one) => one.level));
  return written({
    ...(school !== undefined && { school }),
    ...(educationalAdministration !== undefined && { educationalAdministration }),
    ...(level !== undefined && { level }),
    ...(subject !== undefined && { subject }),
    ...(academicSeason !== undefined && { academicSeason }),
  });
}

/** The fields of which the workbook says something else than the profile. */
export const differences = (said: SaidByFile, profile: SaidByFile): OwnerField[] =>
  ownerFields.filter((field) => {
    const value = said[field];
    return value !== undefined && foldText(value) !== foldText(profile[field] ?? '');
  });
