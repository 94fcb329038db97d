import { useEffect, useRef, type RefObject } from 'react';
import type { MessageId, MessageValues } from '../../i18n/message-id.ts';
import { useMessage } from '../../i18n/use-message.ts';

/** False until the first page has rendered, because only navigation moves the focus. */
let navigated = false;

/** Sets the document's title. The heading gets the focus on navigation, so that screen readers announce the page. */
export const usePageTitle = (
  title: MessageId,
  values?: MessageValues,
): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useMessage();
  const name = `${text(title, values)} · ${text('app.name')}`;

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
    navigated = true;
  }, []);

  return heading;
};
