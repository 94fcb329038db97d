import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './message-id.ts';
import { useIsolated } from './use-isolated.ts';

interface Props {
  readonly id: MessageId;
  readonly values?: Record<string, ReactNode>;
  /** Shown small after the text: the correlation id of an error in the logs. */
  readonly reference?: string | undefined;
}

/** One text in the interface's language. Values may be elements; names in another script keep their direction. */
export const Message = ({ id, values, reference }: Props): ReactElement => {
  const isolated = useIsolated();
  const text = <FormattedMessage id={id} values={values && isolated(values)} />;
  if (reference === undefined) return text;
  return (
    <>
      <span>{text}</span>{' '}
      <small style={{ opacity: 0.8, whiteSpace: 'nowrap' }}>
        <FormattedMessage id="error.reference" values={isolated({ code: reference })} />
      </small>
    </>
  );
};
