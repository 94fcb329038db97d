import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { Lesson } from '#shared/model/school-year.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Hour } from '../../model/timetable.ts';

interface Props extends Pick<ButtonBaseProps, 'tabIndex' | 'onFocus' | 'onClick'> {
  readonly hour: Hour;
  readonly lesson: Lesson | undefined;
  readonly 'data-hour': string;
}

const wrapped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** One hour of the timetable: its class and room, if there is a lesson. */
export const HourButton = ({ hour, lesson, ...button }: Props) => {
  const text = useMessage();
  return (
    <ButtonBase
      {...button}
      aria-label={text('schoolYear.hour', {
        day: text(`schoolYear.day.${hour.day}`),
        period: hour.period,
        className: lesson
          ? [lesson.className, ...(lesson.room ? [lesson.room] : [])].map(isolate).join(' · ')
          : text('schoolYear.free'),
      })}
      sx={{
        width: '100%',
        height: '100%',
        px: 0.5,
        flexDirection: 'column',
        border: '1px solid',
        borderColor: lesson ? 'primary.main' : 'divider',
        borderRadius: '6px',
        bgcolor: lesson ? 'paper.tealWash' : 'transparent',
        fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
        lineHeight: 1.3,
        fontWeight: 500,
        overflow: 'hidden',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Box component="bdi" sx={wrapped}>
        {lesson?.className}
      </Box>
      {lesson?.room && <Room>{lesson.room}</Room>}
    </ButtonBase>
  );
};

const Room = ({ children }: { readonly children: string }) => (
  <Box
    component="bdi"
    sx={{
      ...wrapped,
      fontSize: '0.625rem',
      fontWeight: 400,
      color: 'text.secondary',
    }}
  >
    {children}
  </Box>
);
