import Box from '@mui/material/Box';
import { CalendarDays } from 'lucide-react';
import type { Session } from '#shared/course/course.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { Days } from '../model/day-course.ts';
import type { Sibling } from '../model/homework.ts';
import { useDayWords } from './block-words.tsx';

interface Props {
  readonly days: Days;
  /** The session that the homework is for; undefined after the last of the year. */
  readonly next: Session | undefined;
  readonly siblings: readonly Sibling[];
  /** Keys of the siblings' sessions that get the same homework. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** For which session homework is, and which other classes of the level get it too. */
export const HomeworkFor = ({ days, next, siblings, chosen, onChange }: Props) => {
  const dayWords = useDayWords(days);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, mt: 0.5 }}>
      {next && (
        <Box
          component="span"
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            gap: 1,
            fontSize: '0.875rem',
            color: 'text.secondary',
          }}
        >
          <CalendarDays size={16} aria-hidden />
          {next.date === days.today ? (
            <Message id="days.homeworkToday" />
          ) : (
            <Message id="days.homeworkFor" values={{ date: dayWords(next.date) }} />
          )}
        </Box>
      )}
      {siblings.map(({ of, session: { key } }) => (
        <Tick
          key={key}
          checked={chosen.includes(key)}
          onChange={() =>
            onChange(chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key])
          }
        >
          <Message id="days.sameFor" values={{ name: of.course.className }} />
        </Tick>
      ))}
    </Box>
  );
};
