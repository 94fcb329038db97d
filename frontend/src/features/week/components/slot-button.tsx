import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { classColourStyles } from '#frontend/record/components/classes/class-palette.ts';
import { SessionSign } from '#frontend/days/components/session-sign.tsx';
import { lessonOf, SessionTitle, startOf } from '#frontend/days/components/session-words.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { textDirection } from '#frontend/components/text/text-direction.ts';
import { shownState } from '#frontend/days/model/shown-state.ts';
import type { Slot } from '../model/week.ts';
import { SlotDetails } from './slot-details.tsx';
import type { ShownCourse, WeekViewProps } from './week-view.ts';

interface Props extends Omit<WeekViewProps, 'week' | 'today'> {
  readonly slot: Slot<ShownCourse>;
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
} as const;

/** A session in the table of the week. */
export const SlotButton = ({ slot, exams, timeOf, placeInTime, onOpen }: Props) => {
  const { direction } = useLocale();
  const { of, session } = slot;
  const place = placeInTime(session);
  const state = shownState(session, place === 'over');
  const isPast = place === 'over';
  const time = startOf(session);
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
        paddingInline: '13px 9px',
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
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 0.75, fontWeight: 600 }}
      >
        <Box
          component="span"
          sx={{ color: 'var(--class-text, inherit)', overflowWrap: 'anywhere' }}
        >
          <bdi>{of.label}</bdi>
          {time !== timeOf(session.period) && (
            <Box component="span" sx={{ fontWeight: 400, marginInlineStart: 0.75 }}>
              {time}
            </Box>
          )}
        </Box>
        <SessionSign state={state} />
      </Box>
      <Box
        component="span"
        // A long lesson loses its end, not its beginning, also in a page of the other direction.
        dir={textDirection(lessonOf(session) ?? '', direction)}
        sx={{
          ...twoLines,
          overflowWrap: 'anywhere',
          fontWeight: isPast ? 400 : 500,
          ...(isPast && { color: 'text.secondary' }),
          ...(state === 'lost' && {
            fontWeight: 400,
            color: 'text.secondary',
            textDecoration: 'line-through',
            textDecorationColor: ({ vars }) => vars.palette.error.main,
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
