import { useLayoutEffect } from 'react';

interface Leave {
  readonly do: 'leave';
  readonly how: 'stay';
}

/** Writes what is being typed into its cell when the page is left: by a link, the back button or closing the tab. */
export const useKeepTyped = (dispatch: (action: Leave) => void): void => {
  // A layout effect ends before the document stops saving.
  useLayoutEffect(() => {
    const keep = (): void => dispatch({ do: 'leave', how: 'stay' });
    // Before the document, which then writes its last copy on the device.
    addEventListener('pagehide', keep, { capture: true });
    return () => {
      removeEventListener('pagehide', keep, { capture: true });
      keep();
    };
  }, [dispatch]);
};
