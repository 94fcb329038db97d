import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { notifications } from '../../lib/notifications/notifications.ts';
import { useStore } from '../../lib/store.ts';

const Toast = lazy(() => import('./toast.tsx'));

/** An open dialog hides the rest of the page from screen readers; notifications are told all the same. */
const keepAudible = (region: HTMLElement | null) => {
  if (!region) return undefined;
  const observer = new MutationObserver(() => {
    if (region.hasAttribute('aria-hidden')) region.removeAttribute('aria-hidden');
  });
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};

/**
 * Where notifications appear. The live region is on the page from the start, since screen readers only announce what
 * changes inside one; what draws a toast comes with the first of them.
 */
export const Toaster = () => {
  const notification = useStore(notifications);
  return createPortal(
    <Box
      ref={keepAudible}
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 16,
        zIndex: 'snackbar',
        display: 'flex',
        justifyContent: 'center',
        px: 2,
        pointerEvents: 'none',
      }}
    >
      {notification && (
        <Suspense>
          <Toast key={notification.serial} notification={notification} />
        </Suspense>
      )}
    </Box>,
    document.body,
  );
};
