import Box from '@mui/material/Box';
import { lazyComponent } from '../../components/page/lazy-component.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { widths } from '../theme/tokens.ts';
import type { NavigationListProps } from './navigation-list.tsx';

// Visitors need no list.
const NavigationList = lazyComponent<NavigationListProps>(() => import('./navigation-list.tsx'));

/** The navigation of wide screens: always visible, and collapses to icons. */
export const NavigationRail = ({ open }: { readonly open: boolean }) => {
  const text = useMessage();
  return (
    <Box
      component="nav"
      aria-label={text('layout.navigation')}
      sx={{
        position: 'sticky',
        top: 64,
        flexShrink: 0,
        alignSelf: 'flex-start',
        width: open ? widths.rail : widths.railSmall,
        height: 'calc(100dvh - 64px)',
        borderInlineEnd: '1px solid',
        borderColor: 'divider',
        overflow: 'hidden auto',
        transition: 'width 180ms ease',
      }}
    >
      <NavigationList compact={!open} />
    </Box>
  );
};
