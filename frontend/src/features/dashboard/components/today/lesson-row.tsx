import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useId } from 'react';
import { FormattedTime } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import {
  monogramLabel,
  ClassMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { classMarksPath } from '#frontend/lib/class-paths.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import type { PlannedLesson } from '../../model/today/agenda.ts';

const MINUTE = 60_000;
/** Rooms are written as numbers, or in words such as “lab 2”. */
const isNumber = /^\p{Nd}+$/u;

interface Props {
  readonly lesson: PlannedLesson;
  /** The saved class of the lesson's name, if there is one. */
  readonly kept: ClassSummary | undefined;
  readonly colour: number | undefined;
  readonly now: Date;
}

const Time = ({ at }: { readonly at: Date }) => (
  <FormattedTime value={at} hour="2-digit" minute="2-digit" hourCycle="h23" />
);

/** The hours of the lesson, and the minutes left of the current one. */
const LessonTime = ({ lesson, now }: Pick<Props, 'lesson' | 'now'>) => {
  const { from, to, state } = lesson;
  const isNow = state === 'now';
  return (
    <Box
      sx={{
        gridRow: { xs: 2, sm: 'auto' },
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
        <Box sx={{ color: 'primary.main', fontWeight: 500 }}>
          <Message
            id="today.minutesLeft"
            values={{ minutes: Math.ceil((to.getTime() - now.getTime()) / MINUTE) }}
          />
        </Box>
      )}
    </Box>
  );
};

interface NamedProps extends Pick<Props, 'lesson' | 'kept'> {
  readonly id: string;
}

const LessonPlace = ({ lesson: { className, room }, kept, id }: NamedProps) => {
  const name = <bdi>{monogramLabel({ name: className, subject: kept?.subject })}</bdi>;
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        {kept ? (
          <Link
            component={RouterLink}
            to={classMarksPath(kept.id)}
            id={id}
            color="inherit"
            aria-label={nameOfClass(kept)}
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Box>
      {room && (
        <Box
          component="span"
          sx={{ marginInlineStart: 1, color: 'text.secondary', fontSize: '0.875rem' }}
        >
          {isNumber.test(room) ? <Message id="today.room" values={{ room }} /> : <bdi>{room}</bdi>}
        </Box>
      )}
    </Box>
  );
};

/** The button of the current lesson, or the state of another one. */
const LessonState = ({ lesson: { state }, kept, id }: NamedProps) => (
  <Box sx={{ gridRow: { xs: '1 / span 2', sm: 'auto' }, gridColumn: { xs: 3, sm: 'auto' } }}>
    {state === 'now' && kept && (
      <Button
        component={RouterLink}
        to={classMarksPath(kept.id)}
        variant="contained"
        size="small"
        aria-labelledby={`${id}-open ${id}`}
      >
        <span id={`${id}-open`}>
          <Message id="today.openClass" />
        </span>
      </Button>
    )}
    {(state === 'over' || state === 'next') && (
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id={`today.${state}`} />
      </Box>
    )}
  </Box>
);

/** A lesson: when, which class and where, with the way to the class's marks. */
export const LessonRow = ({ lesson, kept, colour, now }: Props) => {
  const id = useId();
  const { className, state } = lesson;
  const isNow = state === 'now';
  return (
    <Box
      component="li"
      aria-current={isNow ? 'time' : undefined}
      sx={{
        ...(colour !== undefined && classColourStyles(colour)),
        display: 'grid',
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr) auto',
          sm: '7rem auto minmax(0, 1fr) auto',
        },
        alignItems: 'center',
        columnGap: 1.5,
        px: 2,
        py: 1,
        minHeight: 60,
        ...(isNow && { bgcolor: 'paper.tealWash' }),
        ...(state === 'over' && { color: 'text.secondary' }),
      }}
    >
      <LessonTime lesson={lesson} now={now} />
      <Box aria-hidden sx={{ gridRow: { xs: '1 / span 2', sm: 'auto' }, display: 'grid' }}>
        <ClassMonogram name={className} />
      </Box>
      <LessonPlace lesson={lesson} kept={kept} id={id} />
      <LessonState lesson={lesson} kept={kept} id={id} />
    </Box>
  );
};
