import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Renders the end of a page after the rest. React paints everything of one render at once, and a slow phone cannot
 * respond until then.
 */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
};
