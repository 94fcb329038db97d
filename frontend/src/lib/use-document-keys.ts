import { useEffect, useEffectEvent } from 'react';

/** Calls `onKey` for each key that is pressed anywhere on the page, for as long as the component is shown. */
export const useDocumentKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const listen = useEffectEvent(onKey);
  useEffect(() => {
    const listener = (event: KeyboardEvent) => listen(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
