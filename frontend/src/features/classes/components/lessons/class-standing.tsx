import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { MapPin } from 'lucide-react';
import type { Course, CourseSessions } from '#shared/course/course.ts';
import type { Standing } from '#shared/course/standing.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { DistributionButton } from './distribution-button.tsx';

/** Ahead or behind, in sessions. */
export const AheadWords = ({ ahead }: { readonly ahead: number }) => {
  if (ahead === 0) return <Message id="lessons.onTime" />;
  return (
    <Message
      id={ahead > 0 ? 'lessons.ahead' : 'lessons.behind'}
      values={{ count: Math.abs(ahead) }}
    />
  );
};

interface Props {
  readonly course: Course;
  readonly real: CourseSessions;
  readonly standing: Standing;
  readonly today: string;
  /** The last day of lessons. */
  readonly lastDay: string;
  /** Undefined if no session is left. */
  readonly onHere: (() => void) | undefined;
}

/** Where a class is in its year. */
export const ClassStanding = ({ course, real, standing, today, lastDay, onHere }: Props) => {
  const { format } = useCalendarDates();
  const lost = real.sessions.filter(({ what, date }) => what === 'lost' && date < today).length;
  const place = real.lines.findIndex(({ index }) => index === standing.current?.line?.index);
  const until = format(lastDay, { day: 'numeric', month: 'long' });
  const figures: readonly (readonly [MessageId, number, string?])[] = [
    ['lessons.taughtSessions', standing.done],
    ['lessons.lostSessions', lost],
    ['lessons.left', standing.left, until],
    ['lessons.needed', standing.needed],
  ];
  return (
    <Card component="section" aria-labelledby="lessons-standing" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" id="lessons-standing">
        <Message id="lessons.standing" />
      </Typography>
      <Typography sx={{ fontSize: '1.375rem', fontWeight: 600, lineHeight: 1.4, mb: 0.5 }}>
        <AheadWords ahead={standing.ahead} />
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: '1fr auto',
          gap: '3px 10px',
          fontSize: '0.875rem',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 600 },
        }}
      >
        {place >= 0 && (
          <>
            <dt>
              <Message id="lessons.lesson" />
            </dt>
            <dd>
              <Message
                id="lessons.lessonOf"
                values={{ place: place + 1, count: real.lines.length }}
              />
            </dd>
          </>
        )}
        {figures.map(([label, figure, date = '']) => (
          <Box key={label} sx={{ display: 'contents' }}>
            <dt>
              <Message id={label} values={{ date }} />
            </dt>
            <dd>{figure}</dd>
          </Box>
        ))}
      </Box>
      {onHere && (
        <TextButton
          label="lessons.notHere"
          icon={MapPin}
          onClick={onHere}
          sx={{ mt: 1, mx: -1, whiteSpace: 'normal', textAlign: 'start' }}
        />
      )}
      <DistributionButton course={course} isThere />
    </Card>
  );
};
