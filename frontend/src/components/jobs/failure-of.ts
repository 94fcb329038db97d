import { jobFailureCodes, type JobFailureCode } from '#shared/model/job.ts';
import type { Text } from '../../i18n/message-id.ts';

const isKnown = (code: string): code is JobFailureCode =>
  jobFailureCodes.some((known) => known === code);

/** Shown for values that an older job does not have. */
const unknown = {
  sheet: '?',
  row: '?',
  cells: '?',
  limit: '?',
  name: '?',
  month: '?',
  type: '…',
  missing: 'none',
  blurred: 'no',
  said: 'none',
};

/** Why a job failed or a file was refused, and where in the file. */
export const failureOf = (code: string, params?: Readonly<Record<string, string>>): Text => ({
  id: isKnown(code) ? `failure.${code}` : 'failure.unknown',
  values: { ...unknown, ...params },
});
