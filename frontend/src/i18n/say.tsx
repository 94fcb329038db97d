import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './message-id.ts';

interface Props {
  readonly id: MessageId;
  readonly values?: Record<string, ReactNode>;
  /** Shown small behind the text: the code by which an error is found in the logs. */
  readonly reference?: string | undefined;
}

/** One text of the interface, in its language. Values may be elements, e.g. `<bdi>` around a name in another script. */
export const Say = ({ id, values, reference }: Props): ReactElement =>
  reference === undefined ? (
    <FormattedMessage id={id} values={values} />
  ) : (
    <>
      <span>
        <FormattedMessage id={id} values={values} />
      </span>{' '}
      <small style={{ opacity: 0.8, whiteSpace: 'nowrap' }}>
        <FormattedMessage id="error.reference" values={{ code: <bdi>{reference}</bdi> }} />
      </small>
    </>
  );
