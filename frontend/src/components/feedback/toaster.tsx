import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { notifications } from '../../lib/notifications/notifications.ts';
import { useStore } from '../../lib/store.ts';

const Toast = lazy(() => import('./toast.tsx'));

/**
 * Where notifications appear. The live region is on the page from the start, since screen readers only announce what
 * changes inside one; what draws a toast comes with the first of them.
 */
export const Toaster = () => {
  const notification = useStore(notifications);
  return (
    <Box
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
    </Box>
  );
};
