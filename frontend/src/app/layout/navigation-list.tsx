import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Fragment } from 'react';
import { Link, useLocation } from 'react-router';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { useRole } from '../../lib/auth/session.ts';
import { isWithin, navigation } from './navigation.ts';

export interface NavigationListProps {
  /** Shows only icons, with the names as tooltips. */
  readonly compact?: boolean;
  readonly onNavigate?: () => void;
}

/** The pages in the navigation, in groups; marks the current one. */
const NavigationList = ({ compact = false, onNavigate }: NavigationListProps) => {
  const role = useRole() ?? 'student';
  const { pathname } = useLocation();
  const text = useMessage();
  return (
    <Box sx={{ p: 1.5 }}>
      {navigation[role].map(({ heading, items }) => (
        <Fragment key={items[0]?.path}>
          {heading && !compact && (
            <Box
              component="h2"
              id={heading}
              sx={{
                m: 0,
                px: 1.5,
                pt: 1.5,
                pb: 0.5,
                fontSize: '0.8125rem',
                fontWeight: 500,
                color: 'text.secondary',
              }}
            >
              <Message id={heading} />
            </Box>
          )}
          <Box
            component="ul"
            aria-label={compact && heading ? text(heading) : undefined}
            aria-labelledby={compact ? undefined : heading}
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              // never wider than the rail, whatever a label's length
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 0.5,
              ...(compact && heading && { mt: 1, pt: 1, borderTop: 1, borderColor: 'divider' }),
            }}
          >
            {items.map((item) => {
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
                    <Icon size={20} strokeWidth={1.75} style={{ flexShrink: 0 }} />
                    {!compact && <Message id={label} />}
                  </ButtonBase>
                </li>
              );
            })}
          </Box>
        </Fragment>
      ))}
    </Box>
  );
};

export default NavigationList;
