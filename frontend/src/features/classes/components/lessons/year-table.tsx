import Box from '@mui/material/Box';
import { Pin } from 'lucide-react';
import { pageTable } from '#frontend/days/components/page-table.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import type { OtherRow } from '../../model/lessons/lesson-rows.ts';
import { LessonCells } from './lesson-cells.tsx';
import { DateRange } from './line-words.tsx';
import { MonthHeading } from './month-heading.tsx';
import { datesOfRow, keyOfRow, OtherRowWords } from './other-row-words.tsx';
import type { YearViewProps } from './year-view.ts';

const OtherCells = ({
  row,
  others,
}: Pick<YearViewProps, 'others'> & { readonly row: OtherRow }) => (
  <Box
    component="tr"
    sx={{
      '& > *': {
        px: 1.25,
        py: 0.75,
        textAlign: 'start',
        fontWeight: 400,
        fontSize: '0.875rem',
        bgcolor: 'paper.grid',
      },
    }}
  >
    <th scope="row">
      {row.kind !== 'own' && (
        <Pin size={14} aria-hidden style={{ marginInlineEnd: 6, verticalAlign: '-2px' }} />
      )}
      <OtherRowWords row={row} />
    </th>
    <td colSpan={2} />
    <td colSpan={others.length + 2}>
      <DateRange dates={datesOfRow(row)} inColumn />
    </td>
  </Box>
);

/** The year of a class at wide widths: a row a lesson, by months. */
export const YearTable = ({ months, isOpen, onToggle, ...view }: YearViewProps) => {
  const { className, others } = view;
  const text = useMessage();
  const columns = others.length + 5;
  return (
    <Box
      component="table"
      aria-label={text('lessons.table')}
      sx={{
        ...pageTable,
        '& tbody:last-of-type tr:last-of-type > *': { borderBlockEnd: 0 },
      }}
    >
      <thead>
        <Box
          component="tr"
          sx={{
            '& > *': {
              px: 1.25,
              height: 42,
              textAlign: 'start',
              fontSize: '0.8125rem',
              fontWeight: 500,
              color: 'text.secondary',
              overflowWrap: 'break-word',
            },
          }}
        >
          <Box component="th" scope="col" sx={{ width: '32%' }}>
            <Message id="lessons.lesson" />
          </Box>
          <th scope="col">
            <Message id="lessons.sessions" />
          </th>
          <th scope="col">
            <Message id="lessons.planned" />
          </th>
          <th scope="col">
            <>
              <bdi>{className}</bdi>
              {' · '}
              <Message id="lessons.real" />
            </>
          </th>
          {others.map(({ course }) => (
            <th scope="col" key={course.className}>
              <bdi>{course.className}</bdi>
            </th>
          ))}
          <Box component="td" sx={{ width: '3rem' }}>
            <span style={visuallyHidden}>
              <Message id="lessons.actions" />
            </span>
          </Box>
        </Box>
      </thead>
      {months.map((month) => (
        <tbody key={month.month}>
          <tr>
            <Box
              component="th"
              scope="rowgroup"
              colSpan={columns}
              sx={{ p: 0, textAlign: 'start' }}
            >
              <MonthHeading month={month} isOpen={isOpen(month)} onToggle={() => onToggle(month)} />
            </Box>
          </tr>
          {isOpen(month) &&
            month.rows.map((row) =>
              row.kind === 'lesson' ? (
                <LessonCells key={keyOfRow(row)} row={row} {...view} />
              ) : (
                <OtherCells key={keyOfRow(row)} row={row} others={others} />
              ),
            )}
        </tbody>
      ))}
    </Box>
  );
};
