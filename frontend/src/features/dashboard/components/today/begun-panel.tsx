import Box from '@mui/material/Box';
import {
  BookCopy,
  ChevronRight,
  PencilLine,
  ScanText,
  TabletSmartphone,
  type LucideIcon,
} from 'lucide-react';
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
interface RowProps {
  readonly icon: LucideIcon;
  readonly isWaiting: boolean;
  readonly path: string;
  readonly title: ReactNode;
  readonly text: ReactNode;
}

/** A row of what is worth a look: one link. What waits for the teacher has the colour of what is open. */
export const LookRow = ({ icon: Icon, isWaiting, path, title, text }: RowProps) => (
  <Box component="li" sx={{ '& + &': { borderTop: '1px solid', borderColor: 'divider' } }}>
    <Box
      component={Link}
      to={path}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        px: 2,
        py: 0.75,
        minHeight: 56,
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
          ...(isWaiting
            ? { color: 'job.pending.text', bgcolor: 'job.pending.wash' }
            : { color: 'job.running.text', bgcolor: 'job.running.wash' }),
        }}
      >
        <Icon size={20} strokeWidth={1.75} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 500 }}>
          {title}
        </Box>
        {text && (
          <Box
            component="span"
            sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem' }}
          >
            {text}
          </Box>
        )}
      </Box>
      <ChevronRight size={18} className="flip-rtl" />
    </Box>
  </Box>
);

interface Props {
  readonly begun: readonly Begun[];
  /** Rows that come first. */
  readonly first: ReactNode;
  /** What is said above the rows. */
  readonly children: ReactNode;
}

/** What waits for the teacher, and what they began and have not finished. */
export const BegunPanel = ({ begun, first, children }: Props) => (
  <Panel title="today.begun">
    {children}
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {first}
      {begun.map(({ what, path, source, at }, index) => (
        <LookRow
          key={index}
          icon={icons[what]}
          isWaiting={what === 'check' || what === 'unsaved'}
          path={path}
          title={<Message id={`today.begun.${what}`} />}
          text={
            source &&
            (at ? (
              <Message
                id="today.begun.of"
                values={{
                  source,
                  date: <FormattedDate key="at" value={at} day="numeric" month="long" />,
                }}
              />
            ) : (
              <bdi>{source}</bdi>
            ))
          }
        />
      ))}
    </Box>
  </Panel>
);
