import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { Pin } from 'lucide-react';
import { memo } from 'react';
import { LessonText } from '#frontend/days/components/lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { LessonRow, OtherRow } from '../../model/lessons/lesson-rows.ts';
import { LineMenu } from './line-menu.tsx';
import { DateRange, LineState, LostWords } from './line-words.tsx';
import { MonthHeading } from './month-heading.tsx';
import { datesOfRow, keyOfRow, OtherRowWords } from './other-row-words.tsx';
import { PartDots } from './part-dots.tsx';
import { RowPlan } from './row-plan.tsx';
import type { RowViewProps, YearViewProps } from './year-view.ts';

const SEPARATOR = ' · ';

const LessonItem = memo(({ row, ...view }: RowViewProps & { readonly row: LessonRow }) => {
  const { className, today, next, others, lines, actions } = view;
  const { line, planned } = row;
  const isHere = row.nextPart !== undefined;
  const isAmong = others.length > 0;
  return (
    <Box
      component="li"
      aria-current={isHere ? 'step' : undefined}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        paddingInlineStart: 2,
        py: 1,
        ...(isHere && { bgcolor: 'paper.tealWash' }),
        ...(row.unplaced > 0 && { bgcolor: 'paper.saffronWash' }),
      }}
    >
      <Box sx={{ minWidth: 0, fontSize: '0.8125rem', color: 'text.secondary', lineHeight: 1.6 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            alignItems: 'baseline',
            columnGap: 1,
          }}
        >
          <Box
            component="span"
            sx={{ fontSize: '0.9375rem', fontWeight: 500, color: 'text.primary', minWidth: 0 }}
          >
            <LessonText lesson={line.line.lesson} />
          </Box>
          {line.parts === 0 ? <Message id="lessons.withBefore" /> : <PartDots {...row} />}
        </Box>
        {line.line.sequence && (
          <>
            <bdi>{line.line.sequence}</bdi>
            {planned && SEPARATOR}
          </>
        )}
        {planned && (
          <Message
            id="lessons.plannedOn"
            values={{ dates: <DateRange key="dates" dates={planned} /> }}
          />
        )}
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
            columnGap: 1,
          }}
        >
          <span>
            {isAmong && (
              <>
                <bdi>{className}</bdi>{' '}
              </>
            )}
            <LineState {...row} parts={line.parts} today={today} next={next} />
          </span>
          {others.map((other) => (
            <span key={other.course.className}>
              <>
                <bdi>{other.course.className}</bdi>{' '}
              </>
              <LineState
                {...other.lineDates(line.index)}
                parts={line.parts}
                today={today}
                next={other.next}
              />
            </span>
          ))}
        </Box>
        <LostWords lost={row.lost} />
        <RowPlan row={row} distribution={view.distribution} planOf={view.planOf} />
      </Box>
      <LineMenu line={line} lines={lines} actions={actions} />
    </Box>
  );
});

const OtherItem = ({ row }: { readonly row: OtherRow }) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1,
      px: 2,
      py: 1,
      bgcolor: 'paper.grid',
      fontSize: '0.875rem',
    }}
  >
    {row.kind !== 'own' && <Pin size={14} aria-hidden style={{ alignSelf: 'center' }} />}
    <OtherRowWords row={row} />
    <Box component="span" sx={{ color: 'text.secondary' }}>
      <DateRange dates={datesOfRow(row)} />
    </Box>
  </Box>
);

/** The year of a class on a phone: an item a lesson, by months. */
export const YearList = ({ months, isOpen, onToggle, ...view }: YearViewProps) => (
  <Card sx={{ overflow: 'hidden' }}>
    {months.map((month) => (
      <Box key={month.month} sx={{ borderTop: '1px solid', borderColor: 'divider' }}>
        <MonthHeading month={month} isOpen={isOpen(month)} onToggle={() => onToggle(month)} />
        {isOpen(month) && month.rows.length > 0 && (
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              // What is below the screen is neither measured nor painted.
              '& > li': {
                contentVisibility: 'auto',
                containIntrinsicSize: 'auto 112px',
                borderTop: '1px solid',
                borderColor: 'divider',
              },
            }}
          >
            {month.rows.map((row) =>
              row.kind === 'lesson' ? (
                <LessonItem key={keyOfRow(row)} row={row} {...view} />
              ) : (
                <OtherItem key={keyOfRow(row)} row={row} />
              ),
            )}
          </Box>
        )}
      </Box>
    ))}
  </Card>
);
