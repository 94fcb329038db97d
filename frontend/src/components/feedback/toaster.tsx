import Box from '@mui/material/Box';
import { createPortal } from 'react-dom';
import { notifications } from '../../lib/notifications/notifications.ts';
import { useStore } from '../../lib/store.ts';
import { Toast } from './toast.tsx';

/** An open dialog hides the rest of the page from screen readers, but notifications must still be announced. */
const keepAudible = (region: HTMLElement | null) => {
  if (!region) return undefined;
  const observer = new MutationObserver(() => {
    if (region.hasAttribute('aria-hidden')) region.removeAttribute('aria-hidden');
  });
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};

/** Where notifications appear: a live region from the start, which loads nothing when the connection is lost. */
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
      {notification && <Toast notification={notification} />}
    </Box>,
    document.body,
  );
};
