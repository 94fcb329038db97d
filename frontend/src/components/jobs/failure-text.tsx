import { useCalendarDates } from '../../i18n/use-calendar-dates.ts';
import { Message } from '../../i18n/message.tsx';
import { failureOf } from './failure-of.ts';

interface Props {
  readonly code: string;
  /** The values that the code's text names. */
  readonly params?: Readonly<Record<string, string>> | undefined;
}

/** Why a job failed or a file was refused, and where in the file. */
export const FailureText = ({ code, params }: Props) => {
  const { format } = useCalendarDates();
  const { month } = params ?? {};
  const named = month && { month: format(`${month}-01`, { month: 'long', year: 'numeric' }) };
  return <Message {...failureOf(code, { ...params, ...named })} />;
};
