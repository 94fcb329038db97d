import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import {
  ClassMonogram,
  fitsMonogram,
} from '#frontend/record/components/classes/class-monogram.tsx';
import { SessionSign } from '#frontend/days/components/session-sign.tsx';
import { SessionTitle, startOf } from '#frontend/days/components/session-words.tsx';
import { struckLesson } from '#frontend/days/components/struck-lesson.ts';
import { shownState } from '#frontend/days/model/shown-state.ts';
import type { Slot, WeekDay } from '../model/week.ts';
import { SlotDetails } from './slot-details.tsx';
import type { ShownCourse, WeekViewProps } from './week-view.ts';

type Shared = Pick<WeekViewProps, 'exams' | 'placeInTime' | 'onOpen'>;

const SlotRow = ({
  slot,
  exams,
  placeInTime,
  onOpen,
}: Shared & { readonly slot: Slot<ShownCourse> }) => {
  const { of, session } = slot;
  const place = placeInTime(session);
  const state = shownState(session, place === 'over');
  return (
    <Box component="li" aria-current={place === 'now' ? 'time' : undefined}>
      <ButtonBase
        onClick={() => onOpen(slot)}
        sx={{
          ...(of.colour !== undefined && place !== 'over' && classColourStyles(of.colour)),
          width: '100%',
          // Boxes in boxes of a grid are measured several times.
          display: 'flex',
          justifyContent: 'start',
          alignItems: 'start',
          columnGap: 1.5,
          px: 2,
          py: 1.25,
          textAlign: 'start',
          ...(session.what === 'test' && { bgcolor: 'paper.saffronWash' }),
          ...(place === 'now' && { bgcolor: 'paper.tealWash' }),
          ...(session.isExtra && {
            outline: '1.5px dashed',
            outlineColor: 'primary.main',
            outlineOffset: '-4px',
          }),
        }}
      >
        <ClassMonogram name={of.course.className} />
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, lineHeight: 1.55, '& > span': { display: 'block' } }}
        >
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {startOf(session)}
            {place === 'now' && (
              <Box component="b" sx={{ marginInlineStart: 1, color: 'primary.main' }}>
                <Message id="week.now" />
              </Box>
            )}
          </Box>
          <Box
            component="span"
            sx={{
              overflowWrap: 'anywhere',
              fontWeight: place === 'over' ? 400 : 500,
              ...(state === 'lost' && struckLesson),
            }}
          >
            <SessionTitle session={session} exams={exams} />
          </Box>
          {(of.label !== of.course.className || !fitsMonogram(of.label)) && (
            <Box component="span" sx={{ fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
              <bdi>{of.label}</bdi>
            </Box>
          )}
          <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            <SlotDetails {...slot} />
          </Box>
          <Box component="span" sx={{ fontSize: '0.8125rem' }}>
            <SessionSign state={state} isInWords />
          </Box>
        </Box>
      </ButtonBase>
    </Box>
  );
};

interface Props extends Shared {
  readonly day: WeekDay<ShownCourse>;
}

/** A day of the week on a phone. */
export const DayList = ({ day: { date, slots, holiday, exam }, ...shared }: Props) => {
  const { format } = useCalendarDates();
  const said = holiday ?? exam;
  return (
    <Card component="section" aria-labelledby={`day-${date}`}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          columnGap: 1.5,
          px: 2,
          py: 1.25,
          borderBottom: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Box
          component="h2"
          id={`day-${date}`}
          sx={{ m: 0, fontSize: '1.0625rem', fontWeight: 600 }}
        >
          {format(date, { weekday: 'long', day: 'numeric', month: 'long' })}
        </Box>
        {said && (
          <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            <bdi>{said.name}</bdi>
          </Box>
        )}
      </Box>
      {slots.length === 0 ? (
        <Box component="p" sx={{ m: 0, px: 2, py: 1.5, color: 'text.secondary' }}>
          <Message id="week.nothing" />
        </Box>
      ) : (
        <Box
          component="ol"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            // What is below the screen is neither measured nor painted.
            '& > li': { contentVisibility: 'auto', containIntrinsicSize: 'auto 104px' },
            '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
          }}
        >
          {slots.map((slot) => (
            <SlotRow key={`${slot.session.key} ${slot.of.label}`} slot={slot} {...shared} />
          ))}
        </Box>
      )}
    </Card>
  );
};
