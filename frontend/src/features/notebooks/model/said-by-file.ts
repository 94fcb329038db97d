import type { PrintedValues } from '#shared/model/notebook-owner.ts';
import type { WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { commonOf } from '#frontend/record/model/classes/said-by-classes.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** The owner's fields that a workbook may contain, in display order. */
export const ownerFields = [
  'school',
  'educationalAdministration',
  'level',
  'subject',
  'academicSeason',
] as const;
export type OwnerField = (typeof ownerFields)[number];
/** A workbook's values for its owner, without the name. */
export type SaidByFile = Pick<PrintedValues, OwnerField>;

const written = (values: SaidByFile): SaidByFile =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );

/** The workbook's values about school and teaching. Leaves out a subject or level that differs between classes. */
export function saidByFile({ listed }: WorkbookReading): SaidByFile {
  const { school, educationalAdministration, academicSeason, classes } = listed;
  const subject = commonOf(classes.map((one) => one.subject));
  const level = commonOf(classes.map((one) => one.level));
  return written({
    ...(school !== undefined && { school }),
    ...(educationalAdministration !== undefined && { educationalAdministration }),
    ...(level !== undefined && { level }),
    ...(subject !== undefined && { subject }),
    ...(academicSeason !== undefined && { academicSeason }),
  });
}

export const differences = (said: SaidByFile, profile: SaidByFile): OwnerField[] =>
  ownerFields.filter((field) => {
    const value = said[field];
    return value !== undefined && foldText(value) !== foldText(profile[field] ?? '');
  });
