import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { EllipsisVertical } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import {
  monogramLabel,
  ClassMonogram,
  fitsMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { ProgressBar } from '#frontend/record/components/classes/progress-bar.tsx';
import { ProgressWords } from '#frontend/record/components/classes/progress-words.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { classPath } from '#frontend/lib/class-paths.ts';
import {
  nextAct,
  termsOf,
  type TermProgress,
} from '#frontend/record/model/classes/class-progress.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { NextStep } from './next-step.tsx';

/** The spine of a notebook, with the holes of its thread. */
const spine = {
  content: '""',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: 12,
  bgcolor: 'var(--class-text)',
  backgroundImage: (theme: { vars: { palette: { background: { paper: string } } } }) =>
    `radial-gradient(circle, ${theme.vars.palette.background.paper} 0 2.5px, transparent 3px)`,
  backgroundSize: '12px 20px',
} as const;

/** How much is filled of each term, in rows. */
const Terms = ({ progress }: { readonly progress: readonly TermProgress[] }) => {
  const text = useMessage();
  return (
    <Box
      component="ul"
      aria-label={text('classes.progress')}
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        alignContent: 'start',
        gap: 0.5,
        fontSize: '0.875rem',
      }}
    >
      {progress.map((one) => (
        <Box
          component="li"
          key={one.term}
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: '5.5rem minmax(1.5rem, 1fr) 5.75rem',
              sm: '6.5rem minmax(1.5rem, 1fr) 8.5rem',
            },
            alignItems: 'center',
            gap: 1.5,
          }}
        >
          <span>
            <Message id="classes.term" values={{ term: one.term }} />
          </span>
          <ProgressBar done={one.percent} all={100} />
          <span>
            <ProgressWords progress={one} />
          </span>
        </Box>
      ))}
    </Box>
  );
};

export interface ClassCardProps {
  readonly kept: ClassSummary;
  readonly colour: number;
  /** Of all classes; undefined while they load, and if they could not be loaded. */
  readonly sheets: readonly MarkSheetOfClass[] | undefined;
  readonly isLoading: boolean;
  readonly onMenu: (kept: ClassSummary, button: HTMLElement) => void;
}

/** A saved class: what it is, how much of its marks is filled, and what it needs next. */
export const ClassCard = ({ kept, colour, sheets, isLoading, onMenu }: ClassCardProps) => {
  const text = useMessage();
  const id = useId();
  const { name, subject, counts } = kept;
  const knowsSexes = counts.girls + counts.boys > 0;
  const own = sheets?.filter(({ classId }) => classId === kept.id);
  const progress = own && termsOf(kept, own);
  const next = progress && nextAct(progress, termOn(new Date()));
  return (
    <Card
      component="li"
      sx={{
        ...classColourStyles(colour),
        position: 'relative',
        p: 2,
        paddingInlineStart: 3.5,
        display: 'grid',
        gridTemplateRows: 'auto 1fr auto',
        gap: 1.5,
        '&::before': spine,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box
          sx={{
            flex: 1,
            minWidth: 0,
            position: 'relative',
            display: 'flex',
            gap: 1.5,
            borderRadius: '8px',
            overflowWrap: 'anywhere',
            '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
          }}
        >
          <Box aria-hidden sx={{ display: 'contents' }}>
            <ClassMonogram name={name} />
          </Box>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="h3" component="h2">
              <Box
                component={Link}
                to={classPath(kept.id)}
                id={id}
                // The monogram shows a short name, for the eye alone.
                aria-label={nameOfClass(kept)}
                sx={{
                  color: 'inherit',
                  textDecoration: 'none',
                  outline: 'none',
                  '&:hover': { textDecoration: 'underline' },
                  '&::after': { content: '""', position: 'absolute', inset: 0 },
                }}
              >
                <bdi>{monogramLabel(kept)}</bdi>
              </Box>
            </Typography>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {subject && !fitsMonogram(name) && (
                <div>
                  <bdi>{subject}</bdi>
                </div>
              )}
              <Message
                id={knowsSexes ? 'classes.counts' : 'classes.pupils'}
                values={{ ...counts, count: counts.pupils }}
              />
            </Box>
          </Box>
        </Box>
        <IconButton
          aria-label={text('classes.moreOf', { name })}
          aria-haspopup="menu"
          onClick={(event) => onMenu(kept, event.currentTarget)}
          sx={{ m: -0.75, color: 'text.secondary' }}
        >
          <EllipsisVertical size={20} />
        </IconButton>
      </Box>
      {isLoading && <Skeleton variant="rounded" sx={{ height: { xs: 130, md: 122 } }} />}
      {progress && <Terms progress={progress} />}
      {next && <NextStep classId={kept.id} labelledBy={id} next={next} />}
    </Card>
  );
};
