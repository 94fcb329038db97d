import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { NavLink } from 'react-router';
import { Say } from '../../i18n/say.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useRole } from '../../lib/auth/session.ts';
import { navigationFor } from './navigation.ts';

interface Props {
  /** Icons only, the names as hints. */
  readonly compact?: boolean;
  readonly onNavigate?: () => void;
}

/** The places of the application, the present one marked. */
export const NavigationList = ({ compact = false, onNavigate }: Props) => {
  const role = useRole() ?? 'student';
  const text = useText();
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
      {navigationFor(role).map(({ path, label, icon: Icon }) => (
        <li key={path}>
          <ButtonBase
            component={NavLink}
            to={path}
            end
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
              whiteSpace: 'nowrap',
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
            {!compact && <Say id={label} />}
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
};
