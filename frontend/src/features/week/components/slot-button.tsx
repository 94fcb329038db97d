import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { SessionSign } from '#frontend/days/components/session-sign.tsx';
import { lessonOf, SessionTitle, startOf } from '#frontend/days/components/session-words.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { struckLesson } from '#frontend/days/components/struck-lesson.ts';
import { textDirection } from '#frontend/components/text/text-direction.ts';
import { shownState } from '#frontend/days/model/shown-state.ts';
import type { Slot } from '../model/week.ts';
import { SlotDetails } from './slot-details.tsx';
import type { ShownCourse, WeekViewProps } from './week-view.ts';

interface Props extends Omit<WeekViewProps, 'week' | 'today'> {
  readonly slot: Slot<ShownCourse>;
}

/** A formula needs a line more: at the end of an Arabic line, an ellipsis would hide its beginning. */
const fewLines = (lesson: string) =>
  ({
    display: '-webkit-box',
    WebkitLineClamp: lesson.includes('$') ? 3 : 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
  }) as const;

/** Narrow columns have less room beside their words. */
const inlineEnd = { xs: '5px', md: '9px' } as const;

/** A session in the table of the week. */
export const SlotButton = ({ slot, exams, timeOf, placeInTime, onOpen }: Props) => {
  const { direction } = useLocale();
  const { of, session } = slot;
  const place = placeInTime(session);
  const state = shownState(session, place === 'over');
  const isPast = place === 'over';
  const time = startOf(session);
  const lesson = lessonOf(session) ?? '';
  return (
    <ButtonBase
      onClick={() => onOpen(slot)}
      aria-current={place === 'now' ? 'time' : undefined}
      sx={{
        ...(of.colour !== undefined && classColourStyles(of.colour)),
        position: 'relative',
        width: '100%',
        height: '100%',
        minHeight: 75,
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignContent: 'start',
        justifyContent: 'stretch',
        gap: '1px',
        py: 0.75,
        paddingInlineStart: { xs: '11px', md: '13px' },
        paddingInlineEnd: inlineEnd,
        textAlign: 'start',
        fontSize: '0.8125rem',
        lineHeight: 1.6,
        '&::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 6,
          insetInlineStart: 4,
          width: 3,
          borderRadius: '2px',
          bgcolor: 'var(--class-text, currentColor)',
        },
        '&:hover': { bgcolor: 'paper.grid' },
        ...(session.what === 'test' && { bgcolor: 'paper.saffronWash' }),
        ...(place === 'now' && { bgcolor: 'paper.tealWash' }),
        ...(session.isExtra && {
          outline: '1.5px dashed',
          outlineColor: 'primary.main',
          outlineOffset: '-4px',
        }),
        '&.Mui-focusVisible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: '-2px',
        },
      }}
    >
      <Box
        component="span"
        sx={{
          color: 'var(--class-text, inherit)',
          fontWeight: 600,
          overflowWrap: 'anywhere',
          // Room for the sign in the first line only: long words need the others whole.
          ...(state !== 'ahead' && {
            '&::before': { content: '""', float: 'right', width: 22, height: 16 },
          }),
        }}
      >
        <bdi>{of.label}</bdi>
        {time !== timeOf(session.period) && (
          <Box component="span" sx={{ fontWeight: 400, marginInlineStart: 0.75 }}>
            {time}
          </Box>
        )}
      </Box>
      <Box
        component="span"
        sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: inlineEnd }}
      >
        <SessionSign state={state} />
      </Box>
      <Box
        component="span"
        // A long lesson loses its end, not its beginning, also in a page of the other direction.
        dir={textDirection(lesson, direction)}
        sx={{
          ...fewLines(lesson),
          overflowWrap: 'anywhere',
          fontWeight: isPast ? 400 : 500,
          ...(isPast && { color: 'text.secondary' }),
          ...(state === 'lost' && {
            fontWeight: 400,
            color: 'text.secondary',
            ...struckLesson,
          }),
        }}
      >
        <SessionTitle session={session} exams={exams} />
      </Box>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        <SlotDetails {...slot} />
      </Box>
    </ButtonBase>
  );
};
