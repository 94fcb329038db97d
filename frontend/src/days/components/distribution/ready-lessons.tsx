import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChevronDown } from 'lucide-react';
import { useId, useState, type PropsWithChildren } from 'react';
import type { ReadLessons } from '#shared/distribution/read-lessons.ts';
import type { PlannedLesson } from '#shared/model/annual-distribution.ts';
import { limits } from '#shared/model/limits.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { LessonText } from '../lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';

const hasLetter = (text: string): boolean => /\p{L}/u.test(text);

/** A part of a line, apart from the next one. */
const Piece = ({ children, isOfTable = false }: PropsWithChildren<{ isOfTable?: boolean }>) => (
  <Box
    component={isOfTable ? 'bdi' : 'span'}
    sx={{ display: 'inline-block', marginInlineEnd: 1.5 }}
  >
    {children}
  </Box>
);

/** When a lesson is taught. Numbers without a word, as in `1 – 3`, are weeks, and read as the interface does. */
const Week = ({ text }: { readonly text: string }) =>
  hasLetter(text) ? (
    <Piece isOfTable>{text}</Piece>
  ) : (
    <Piece>
      <Message id="distribution.kind.week" /> {text}
    </Piece>
  );

/** When a lesson is taught, of what it is a part, and how long it takes if that is wanted. */
export const AboutLesson = ({
  lesson,
  hasLength = false,
}: {
  readonly lesson: PlannedLesson;
  readonly hasLength?: boolean;
}) => (
  <Typography variant="body2" component="span" color="textSecondary">
    {lesson.week !== undefined && <Week text={lesson.week} />}
    {lesson.field !== undefined && <Piece isOfTable>{lesson.field}</Piece>}
    {lesson.sequence !== undefined && <Piece isOfTable>{lesson.sequence}</Piece>}
    {hasLength && <Lengths lessons={[lesson]} />}
  </Typography>
);

const total = (lessons: readonly PlannedLesson[], of: 'sessions' | 'hours') => {
  const said = lessons.flatMap((lesson) => lesson[of] ?? []);
  const count = said.reduce((sum, one) => sum + one, 0);
  return { count, missing: lessons.length - said.length };
};

const Lengths = ({ lessons }: { readonly lessons: readonly PlannedLesson[] }) =>
  (['sessions', 'hours'] as const).map((of) => {
    const values = total(lessons, of);
    return (
      values.count > 0 && (
        <Piece key={of}>
          <Message id={`distribution.total.${of}`} values={values} />
        </Piece>
      )
    );
  });

/** What will be saved: how many lessons, when and how long, and the lessons themselves if the teacher asks. */
export const ReadyLessons = ({ lessons, long, period }: ReadLessons) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        <Message id="distribution.count" values={{ count: lessons.length }} />
      </Typography>
      <Typography variant="body2" color="textSecondary" role="status">
        {period && (
          <Piece>
            <Message
              id={hasLetter(period.first) ? 'distribution.period' : 'distribution.periodOfWeeks'}
              values={period}
            />
          </Piece>
        )}
        {long > 0 && (
          <Piece>
            <Message id="distribution.long" values={{ count: long }} />
          </Piece>
        )}
        <Lengths lessons={lessons} />
      </Typography>
      <TextButton
        label={open ? 'distribution.hideLessons' : 'distribution.seeLessons'}
        size="small"
        aria-expanded={open}
        endIcon={
          <ChevronDown size={16} style={open ? { transform: 'rotate(180deg)' } : undefined} />
        }
        onClick={() => setOpen(!open)}
        sx={{ mt: 0.5 }}
      />
      {open && (
        <Box
          component="ol"
          tabIndex={0}
          aria-labelledby={id}
          sx={{ m: 0, paddingInlineStart: 4, maxHeight: 'min(46vh, 480px)', overflow: 'auto' }}
        >
          {lessons.slice(0, limits.plannedLessons).map((lesson, index) => (
            <Box component="li" key={index} sx={{ py: 0.5, overflowWrap: 'anywhere' }}>
              <Box component="span" sx={{ display: 'block' }}>
                <LessonText lesson={lesson.lesson} />
              </Box>
              <AboutLesson lesson={lesson} hasLength />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
};
