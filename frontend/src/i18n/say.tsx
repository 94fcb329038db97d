import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from './message-id.ts';

interface Props {
  readonly id: MessageId;
  readonly values?: Record<string, ReactNode>;
}

/** One text of the interface, in its language. Values may be elements, e.g. `<bdi>` around a name in another script. */
export const Say = ({ id, values }: Props): ReactElement => (
  <FormattedMessage id={id} values={values} />
);
