import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { CalendarPlus } from 'lucide-react';
import type { CourseSessions } from '#shared/course/course.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { LessonText } from '#frontend/days/components/lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';

/** More of them are a number. */
const SHOWN = 6;

interface Props {
  readonly unplaced: CourseSessions['unplaced'];
  readonly onMakeUp: () => void;
}

/** How many sessions too few the year has, for which lessons, and what can be done. */
export const UnplacedPanel = ({ unplaced, onMakeUp }: Props) => {
  const count = unplaced.reduce((sum, { parts }) => sum + parts, 0);
  return (
    <Card component="section" aria-labelledby="lessons-unplaced">
      <Box
        component="h2"
        id="lessons-unplaced"
        sx={{
          m: 0,
          px: 2,
          py: 1.25,
          fontSize: '1rem',
          fontWeight: 600,
          bgcolor: 'paper.saffronWash',
        }}
      >
        <Message id="lessons.willNotFit" values={{ count }} />
      </Box>
      <Box sx={{ p: 2, display: 'grid', gap: 1, fontSize: '0.875rem' }}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'text.secondary' }}>
          {unplaced.slice(0, SHOWN).map(({ line, parts }) => (
            <li key={line.index}>
              <>
                <LessonText lesson={line.line.lesson} />
                {` (${parts})`}
              </>
            </li>
          ))}
          {unplaced.length > SHOWN && (
            <li>
              <Message id="lessons.moreLines" values={{ count: unplaced.length - SHOWN }} />
            </li>
          )}
        </Box>
        <TextButton
          label="lessons.proposeMakeUps"
          icon={CalendarPlus}
          variant="outlined"
          onClick={onMakeUp}
        />
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          <Message id="lessons.orShorten" />
        </Box>
      </Box>
    </Card>
  );
};
