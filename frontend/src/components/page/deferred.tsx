import { startTransition, useEffect, useState, type ReactNode } from 'react';

/**
 * Shows what is at the end of a page after the rest of it: React shows at once, with every style rule that is new, what
 * it has made together, and a slow telephone answers nothing meanwhile.
 */
export const Deferred = ({ children }: { readonly children: ReactNode }) => {
  const [isShown, setShown] = useState(false);
  useEffect(() => startTransition(() => setShown(true)), []);
  return isShown && children;
};
