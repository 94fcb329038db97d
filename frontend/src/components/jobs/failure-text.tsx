import { jobFailureCodes, type JobFailureCode } from '#shared/model/job.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

const isKnown = (code: string): code is JobFailureCode =>
  jobFailureCodes.some((known) => known === code);

const textOf = (code: string): MessageId => (isKnown(code) ? `failure.${code}` : 'failure.unknown');

/** Shown for values that an older job does not have. */
const unknown = {
  sheet: '?',
  row: '?',
  cells: '?',
  limit: '?',
  name: '?',
  type: '…',
  missing: 'none',
  blurred: 'no',
  said: 'none',
};

interface Props {
  readonly code: string;
  /** The values that the code's text names. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** Why a job failed or a file was refused, and where in the file. */
export const FailureText = ({ code, params }: Props) => (
  <Message id={textOf(code)} values={{ ...unknown, ...params }} />
);
