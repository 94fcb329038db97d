import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import type { CourseLogContent } from '#shared/model/course-log.ts';

interface Props {
  readonly entries: CourseLogContent['entries'];
  /** Keys of entries where the timetable has no session. */
  readonly strays: readonly string[];
  /** Keys of entries that name a lesson which the distribution no longer has. */
  readonly unknownLines: readonly string[];
  readonly onExtra: (key: string) => void;
  readonly onRemove: (key: string) => void;
  readonly onForgetPlace: (key: string) => void;
  readonly onHere: (() => void) | undefined;
}

const Question = ({
  children,
  actions,
}: {
  readonly children: ReactNode;
  readonly actions: ReactNode;
}) => (
  <Box component="li" sx={{ py: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}>
    <Box sx={{ overflowWrap: 'anywhere' }}>{children}</Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>{actions}</Box>
  </Box>
);

/** Entries of the log that fit nothing, each with its answers. */
export const LogQuestions = (props: Props) => {
  const { entries, strays, unknownLines, onExtra, onRemove, onForgetPlace, onHere } = props;
  const { format } = useCalendarDates();
  const whenOf = (key: string) => ({
    date: format(key.slice(0, 10), { weekday: 'long', day: 'numeric', month: 'long' }),
    period: Number(key.slice(-1)),
  });
  if (strays.length + unknownLines.length === 0) return null;
  const button = { variant: 'outlined', size: 'small' } as const;
  return (
    <Card component="section" aria-labelledby="lessons-questions" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" id="lessons-questions" sx={{ mb: 1 }}>
        <Message id="lessons.questions" />
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.875rem' }}>
        {strays.map((key) => {
          const { lesson, note, homework } = entries[key] ?? {};
          const said = lesson ?? note ?? homework;
          return (
            <Question
              key={key}
              actions={
                <>
                  <TextButton {...button} label="lessons.wasExtra" onClick={() => onExtra(key)} />
                  <TextButton
                    {...button}
                    label="lessons.removeEntry"
                    onClick={() => onRemove(key)}
                  />
                </>
              }
            >
              <Message id="lessons.stray" values={whenOf(key)} />
              {said !== undefined && (
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  <bdi>{said}</bdi>
                </Box>
              )}
            </Question>
          );
        })}
        {unknownLines.map((key) => (
          <Question
            key={key}
            actions={
              <>
                {onHere && <TextButton {...button} label="lessons.sayWhere" onClick={onHere} />}
                <TextButton
                  {...button}
                  label="lessons.forgetPlace"
                  onClick={() => onForgetPlace(key)}
                />
              </>
            }
          >
            <Message
              id="lessons.unknownLine"
              values={{ ...whenOf(key), lesson: entries[key]?.here?.lesson ?? '' }}
            />
          </Question>
        ))}
      </Box>
    </Card>
  );
};
