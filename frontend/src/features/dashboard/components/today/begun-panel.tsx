import Box from '@mui/material/Box';
import { BookCopy, ChevronRight, PencilLine, ScanText, TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedDate } from 'react-intl';
import { Link } from 'react-router';
import { Message } from '#frontend/i18n/message.tsx';
import type { Begun } from '../../model/today/begun.ts';
import { Panel } from './panel.tsx';

const icons = {
  check: ScanText,
  unsaved: TabletSmartphone,
  notebook: BookCopy,
  reading: ScanText,
  answers: ScanText,
  drafting: PencilLine,
} as const;
/** What waits for the teacher has the colour of what is open, what runs that of what runs. */
const coloursOf = (what: Begun['what']) =>
  what === 'check' || what === 'unsaved'
    ? { color: 'job.pending.text', bgcolor: 'job.pending.wash' }
    : { color: 'job.running.text', bgcolor: 'job.running.wash' };

interface Props {
  readonly begun: readonly Begun[];
  /** What is said above the rows. */
  readonly children: ReactNode;
}

/** What the teacher began and has not finished; each row is one link. */
export const BegunPanel = ({ begun, children }: Props) => (
  <Panel title="today.begun">
    {children}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {begun.map(({ what, path, source, at }, index) => {
        const Icon = icons[what];
        return (
          <Box
            component="li"
            key={index}
            sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}
          >
            <Box
              component={Link}
              to={path}
              sx={{
                display: 'flex',
                alignItems: 'center',
                gap: 1.5,
                px: 2,
                py: 1,
                minHeight: 60,
                color: 'inherit',
                textDecoration: 'none',
                '&:hover': { bgcolor: 'paper.grid' },
                '&:focus-visible': {
                  outline: '2px solid',
                  outlineColor: 'primary.main',
                  outlineOffset: '-2px',
                },
              }}
            >
              <Box
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  flexShrink: 0,
                  width: 36,
                  height: 36,
                  borderRadius: '8px',
                  ...coloursOf(what),
                }}
              >
                <Icon size={20} strokeWidth={1.75} />
              </Box>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
                  <Message id={`today.begun.${what}`} />
                </Box>
                {source && (
                  <Box
                    component="span"
                    sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
                  >
                    {at ? (
                      <Message
                        id="today.begun.of"
                        values={{
                          source,
                          date: <FormattedDate key="at" value={at} day="numeric" month="long" />,
                        }}
                      />
                    ) : (
                      <bdi>{source}</bdi>
                    )}
                  </Box>
                )}
              </Box>
              <ChevronRight size={18} className="flip-rtl" />
            </Box>
          </Box>
        );
      })}
    </Box>
  </Panel>
);
