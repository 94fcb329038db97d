import Box from '@mui/material/Box';
import { memo, type KeyboardEvent } from 'react';
import type { LessonRow } from '../../model/lessons/lesson-rows.ts';
import { LessonText } from '#frontend/days/components/lesson-text.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { LineMenu } from './line-menu.tsx';
import { DateRange, LineState, LostWords } from './line-words.tsx';
import { PartDots } from './part-dots.tsx';
import { RowPlan } from './row-plan.tsx';
import type { RowViewProps } from './year-view.ts';

interface Props extends RowViewProps {
  readonly row: LessonRow;
}

/** Alt and an arrow move the line of a row that has the focus. */
const useMoveKeys =
  ({ row, actions }: Pick<Props, 'row' | 'actions'>) =>
  (event: KeyboardEvent) => {
    const steps = { ArrowUp: 'up', ArrowDown: 'down' } as const;
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    actions.step(row.line, steps[event.key]);
  };

const cellStyles = {
  px: 1.25,
  py: 0.75,
  textAlign: 'start',
  fontWeight: 400,
  fontSize: '0.875rem',
  lineHeight: 1.5,
  // Dates are not broken within a word.
  overflowWrap: 'break-word',
} as const;

/** A lesson in the table of the year. */
export const LessonCells = memo((props: Props) => {
  const { row, today, next, others, lines, actions } = props;
  const { line, planned } = row;
  const isHere = row.nextPart !== undefined;
  const onKeyDown = useMoveKeys(props);
  return (
    <Box
      component="tr"
      onKeyDown={onKeyDown}
      aria-current={isHere ? 'step' : undefined}
      sx={{
        '& > *': {
          ...cellStyles,
          ...(isHere && { bgcolor: 'paper.tealWash' }),
          ...(row.unplaced > 0 && { bgcolor: 'paper.saffronWash' }),
        },
      }}
    >
      <Box component="th" scope="row" sx={{ '&&': { overflowWrap: 'anywhere' } }}>
        <Box component="span" sx={{ fontSize: '0.9375rem', fontWeight: isHere ? 500 : 400 }}>
          <LessonText lesson={line.line.lesson} />
        </Box>
        {line.line.sequence && (
          <Box
            component="span"
            sx={{ display: 'block', fontSize: '0.8125rem', color: 'text.secondary' }}
          >
            <bdi>{line.line.sequence}</bdi>
          </Box>
        )}
      </Box>
      <td>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25 }}>
          {line.parts === 0 ? <Message id="lessons.withBefore" /> : <PartDots {...row} />}
          <RowPlan row={row} distribution={props.distribution} planOf={props.planOf} />
        </Box>
      </td>
      <Box component="td" sx={{ color: 'text.secondary' }}>
        <DateRange dates={planned} inColumn />
      </Box>
      <td>
        <LineState {...row} parts={line.parts} today={today} next={next} inColumn />
        <LostWords lost={row.lost} inColumn />
      </td>
      {others.map((other) => (
        <Box
          component="td"
          key={other.course.className}
          sx={{ borderInlineStart: '1px dashed', borderColor: 'divider' }}
        >
          <LineState
            {...other.lineDates(line.index)}
            parts={line.parts}
            today={today}
            next={other.next}
            inColumn
          />
        </Box>
      ))}
      <Box component="td" sx={{ '&&': { p: 0 } }}>
        <LineMenu line={line} lines={lines} actions={actions} />
      </Box>
    </Box>
  );
});
