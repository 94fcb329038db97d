import { useEffect, useRef, type RefObject } from 'react';
import type { MessageId } from '../../i18n/message-id.ts';
import { useMessage } from '../../i18n/use-message.ts';

/** False until the first page has shown: only a navigation moves the focus, not the arrival. */
let navigated = false;

/**
 * Names the document after the page. The heading that gets the returned ref takes the focus when the user navigates
 * here, so that a screen reader says where they are.
 */
export const usePageTitle = (title: MessageId): RefObject<HTMLHeadingElement | null> => {
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useMessage();
  const name = `${text(title)} · ${text('app.name')}`;

  useEffect(() => {
    document.title = name;
  }, [name]);

  useEffect(() => {
    if (navigated) heading.current?.focus({ preventScroll: true });
    navigated = true;
  }, []);

  return heading;
};
