import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Link, useLocation } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { useRole } from '../../lib/auth/session.ts';
import { isWithin, navigationFor } from './navigation.ts';

interface Props {
  /** Shows only icons, with the names as tooltips. */
  readonly compact?: boolean;
  readonly onNavigate?: () => void;
}

/** The pages in the navigation; marks the current one. */
export const NavigationList = ({ compact = false, onNavigate }: Props) => {
  const role = useRole() ?? 'student';
  const { pathname } = useLocation();
  const text = useMessage();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 1.5,
        display: 'grid',
        // never wider than the rail, whatever a label's length
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 0.5,
      }}
    >
      {navigationFor(role).map((item) => {
        const { path, label, icon: Icon } = item;
        return (
          <li key={path}>
            <ButtonBase
              component={Link}
              to={path}
              aria-current={isWithin(item, pathname) ? 'page' : undefined}
              {...(compact && { 'aria-label': text(label), title: text(label) })}
              onClick={onNavigate}
              sx={{
                width: '100%',
                minHeight: 44,
                px: 1.5,
                gap: 1.5,
                justifyContent: 'flex-start',
                borderRadius: 1,
                fontSize: '0.9375rem',
                color: 'text.secondary',
                textAlign: 'start',
                transition: 'background-color 150ms',
                '&:hover': { bgcolor: 'paper.grid' },
                '&[aria-current=page]': {
                  bgcolor: 'paper.tealWash',
                  color: 'primary.main',
                  fontWeight: 500,
                },
              }}
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden style={{ flexShrink: 0 }} />
              {!compact && <Message id={label} />}
            </ButtonBase>
          </li>
        );
      })}
    </Box>
  );
};
