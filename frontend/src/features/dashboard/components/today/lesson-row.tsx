import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { FormattedTime } from 'react-intl';
import { Link } from 'react-router';
import {
  monogramLabel,
  ClassMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { classMarksPath } from '#frontend/lib/class-paths.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import type { AgendaRow, InTime } from '../../model/today/agenda.ts';

const MINUTE = 60_000;
/** Rooms are written as numbers, or in words such as “lab 2”. */
const isNumber = /^\p{Nd}+$/u;

export interface LessonRowProps {
  readonly row: InTime<AgendaRow>;
  /** The saved class of the lesson's name, if there is one. */
  readonly kept: ClassSummary | undefined;
  readonly colour: number | undefined;
  readonly now: Date;
  /** What it is about; missing: its class. */
  readonly title?: ReactNode;
  /** What is said below the title; missing: its room. */
  readonly details?: ReactNode;
  readonly more?: ReactNode;
  /** What is at the end of the row; missing: its place in the day. */
  readonly end?: ReactNode;
  /** The buttons of the row; null: none, but there will be some. */
  readonly actions?: ReactNode;
  /** Whether there will be a roll among them, which has a line of its own on a phone. */
  readonly willHaveRoll?: boolean;
}

const Time = ({ at }: { readonly at: Date }) => (
  <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" />
);

/** The hours of the lesson, and the minutes left of the current one. */
const LessonTime = ({ row, now }: Pick<LessonRowProps, 'row' | 'now'>) => {
  const { from, to, state } = row;
  const isNow = state === 'now';
  return (
    <Box
      sx={{
        gridColumn: { xs: 2, sm: 'auto' },
        fontSize: '0.875rem',
        color: isNow ? 'text.primary' : 'text.secondary',
      }}
    >
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <Message
          id="today.hours"
          values={{ from: <Time key="from" at={from} />, to: <Time key="to" at={to} /> }}
        />
      </Box>
      {isNow && (
        <Box
          sx={{
            display: { xs: 'inline', sm: 'block' },
            marginInlineStart: { xs: 1, sm: 0 },
            color: 'primary.main',
            fontWeight: 500,
          }}
        >
          <Message
            id="today.minutesLeft"
            values={{ minutes: Math.ceil((to.getTime() - now.getTime()) / MINUTE) }}
          />
        </Box>
      )}
    </Box>
  );
};

/** The class of a lesson, as a link to its marks if it is saved. */
const Monogram = ({ row: { className }, kept }: Pick<LessonRowProps, 'row' | 'kept'>) => (
  <Box
    sx={{ gridRow: { xs: '1 / span 3', sm: 'auto' }, gridColumn: { xs: 1, sm: 'auto' } }}
    {...(kept && { component: Link, to: classMarksPath(kept.id), 'aria-label': nameOfClass(kept) })}
    {...(!kept && { 'aria-hidden': true })}
    style={{ display: 'grid', textDecoration: 'none' }}
  >
    <ClassMonogram name={className} />
  </Box>
);

/** Where a lesson is. */
export const Room = ({ room }: { readonly room: string }) =>
  isNumber.test(room) ? <Message id="today.room" values={{ room }} /> : <bdi>{room}</bdi>;

/** A lesson of the day: when, which class and where, and what is known of it. */
export const LessonRow = (props: LessonRowProps) => {
  const { row, kept, colour, now, title, details, more, end, actions, willHaveRoll } = props;
  const id = useId();
  const { state, room, className } = row;
  const isNow = state === 'now';
  const place = state === 'over' || state === 'next' ? <Message id={`today.${state}`} /> : null;
  return (
    <Box
      component="li"
      aria-current={isNow ? 'time' : undefined}
      aria-labelledby={id}
      sx={{
        ...(colour !== undefined && classColourStyles(colour)),
        display: 'grid',
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto',
          sm: '7rem auto minmax(0, 1fr) auto',
        },
        alignItems: 'start',
        columnGap: 1.5,
        px: 2,
        py: 1,
        ...(isNow && { bgcolor: 'paper.tealWash' }),
        ...(state === 'over' && { color: 'text.secondary' }),
      }}
    >
      <LessonTime row={row} now={now} />
      <Monogram row={row} kept={kept} />
      <Box sx={{ gridColumn: { xs: 2, sm: 'auto' }, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box id={id} sx={{ fontWeight: 500 }}>
          {title ?? <bdi>{monogramLabel({ name: className, subject: kept?.subject })}</bdi>}
        </Box>
        <Box sx={{ minHeight: '1.5rem', fontSize: '0.875rem', color: 'text.secondary' }}>
          {details ?? (room && <Room room={room} />)}
        </Box>
        {more}
      </Box>
      <Box
        sx={{
          gridRow: { xs: '1 / span 2', sm: 'auto' },
          gridColumn: { xs: 3, sm: 'auto' },
          minHeight: 44,
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          color: 'text.secondary',
          fontSize: '0.875rem',
        }}
      >
        {end ?? place}
      </Box>
      {actions !== undefined && (
        <Box
          sx={{
            gridColumn: { xs: '1 / -1', sm: '3 / -1' },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            minHeight: { xs: willHaveRoll ? 98 : 44, sm: 44 },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
};
