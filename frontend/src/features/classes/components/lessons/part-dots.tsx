import Box from '@mui/material/Box';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { LessonRow } from '../../model/lessons/lesson-rows.ts';

/** Above this, the parts are a number. */
const MOST = 8;

/** The sessions of a lesson as dots: those that are over, those to come, and those that were lost. */
export const PartDots = ({ line, done, lost }: Pick<LessonRow, 'line' | 'done' | 'lost'>) => {
  const text = useMessage();
  const label = text('lessons.dots', { done, parts: line.parts, lost: lost.length });
  if (line.parts + lost.length > MOST) return <bdi>{label}</bdi>;
  const dot = (key: string, sx: object) => (
    <Box
      component="span"
      key={key}
      sx={{ width: 9, height: 9, border: '1.5px solid', borderRadius: '50%', ...sx }}
    />
  );
  return (
    <Box
      component="span"
      role="img"
      aria-label={label}
      sx={{ display: 'inline-flex', gap: '3px', verticalAlign: 'middle', color: 'primary.main' }}
    >
      {Array.from({ length: line.parts }, (_, part) =>
        dot(`part ${part}`, part < done ? { bgcolor: 'currentColor' } : {}),
      )}
      {lost.map(({ key }) =>
        dot(key, {
          color: 'error.main',
          background:
            'linear-gradient(45deg, transparent 38%, currentColor 38% 62%, transparent 62%)',
        }),
      )}
    </Box>
  );
};
