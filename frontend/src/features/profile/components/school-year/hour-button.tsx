import Box from '@mui/material/Box';
import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import type { Lesson } from '#shared/model/school-year.ts';
import { isolate } from '#frontend/i18n/isolate.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Hour } from '../../model/timetable.ts';

interface Props extends Pick<ButtonBaseProps, 'tabIndex' | 'onFocus' | 'onClick'> {
  readonly hour: Hour;
  /** One for each of two weeks, or one, or none. */
  readonly lessons: readonly Lesson[];
  readonly 'data-hour': string;
}

const wrapped = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;

/** Names of a lesson beside its class, and words for its half and its weeks. */
const useDetails = () => {
  const text = useMessage();
  return ({ subject, half, week, room }: Lesson): string[] => [
    ...(subject ? [isolate(subject)] : []),
    ...(half ? [text(`schoolYear.half.${half}`)] : []),
    ...(week ? [text(`schoolYear.week.${week}`)] : []),
    ...(room ? [isolate(room)] : []),
  ];
};

/** One hour of the timetable: its classes, with what is to be known of their lessons. */
export const HourButton = ({ hour, lessons, ...button }: Props) => {
  const text = useMessage();
  const detailsOf = useDetails();
  const said = lessons.map((lesson) =>
    [isolate(lesson.className), ...detailsOf(lesson)].join(' · '),
  );
  return (
    <ButtonBase
      {...button}
      aria-label={text('schoolYear.hour', {
        day: text(`schoolYear.day.${hour.day}`),
        period: hour.period,
        className:
          said.length > 0 ? said.join(text('profile.listSeparator')) : text('schoolYear.free'),
      })}
      sx={{
        width: '100%',
        height: '100%',
        px: 0.5,
        flexDirection: 'column',
        border: '1px solid',
        borderColor: lessons.length > 0 ? 'primary.main' : 'divider',
        borderRadius: '6px',
        bgcolor: lessons.length > 0 ? 'paper.tealWash' : 'transparent',
        fontSize: { xs: '0.6875rem', sm: '0.8125rem' },
        lineHeight: 1.3,
        fontWeight: 500,
        overflow: 'hidden',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      {lessons.map((lesson) => (
        <Box
          key={lesson.week ?? ''}
          component="span"
          sx={{
            ...{ display: 'flex', flexDirection: 'column', alignItems: 'center' },
            ...{ width: '100%', py: '1px' },
            '& + &': { borderTop: '1px dashed', borderColor: 'primary.main' },
          }}
        >
          <Box component="bdi" sx={wrapped}>
            {lesson.className}
          </Box>
          {detailsOf(lesson).map((detail) => (
            <Detail key={detail}>{detail}</Detail>
          ))}
        </Box>
      ))}
    </ButtonBase>
  );
};

const Detail = ({ children }: { readonly children: ReactNode }) => (
  <Box
    component="span"
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
