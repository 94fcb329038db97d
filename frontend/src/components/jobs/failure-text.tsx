import { jobFailureCodes, type JobFailureCode } from '../../../../shared/model/job.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Say } from '../../i18n/say.tsx';

const isKnown = (code: string): code is JobFailureCode =>
  jobFailureCodes.some((known) => known === code);

const textOf = (code: string): MessageId => (isKnown(code) ? `failure.${code}` : 'failure.unknown');

/** Names in another script keep their own direction inside the sentence, so 2م3 stays 2م3. */
const unknown = { sheet: '?', row: '?', limit: '?', name: '?' };

interface Props {
  readonly code: string;
  /** The values that the code's text names. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** Why a job failed or a file was refused, in the teacher's language, and where. */
export const FailureText = ({ code, params }: Props) => (
  <Say
    id={textOf(code)}
    values={Object.fromEntries(
      Object.entries({ ...unknown, ...params }).map(([name, value]) => [
        name,
        <bdi key={name}>{value}</bdi>,
      ]),
    )}
  />
);
