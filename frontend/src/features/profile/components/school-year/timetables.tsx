import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { TypedYearState } from '../../hooks/use-typed-year.ts';
import type { Problems } from '../../model/year-problems.ts';
import { DatedRow } from './dated-row.tsx';
import { DatedTable } from './dated-table.tsx';

interface NameProps {
  readonly number: number;
  readonly isShown: boolean;
  readonly onClick: () => void;
}

const Name = ({ number, isShown, onClick }: NameProps) => (
  <Button
    size="small"
    variant={isShown ? 'contained' : 'outlined'}
    aria-pressed={isShown}
    onClick={onClick}
  >
    <Message id="schoolYear.timetableNumber" values={{ number }} />
  </Button>
);

interface Props {
  readonly year: Pick<TypedYearState, 'shown' | 'change' | 'at' | 'show'>;
  readonly problems: Problems;
}

/** The timetables of a year, with the days on which they are valid; nothing while there is only one. */
export const Timetables = ({ year, problems }: Props) => {
  const text = useMessage();
  const rows = useRef<HTMLTableSectionElement>(null);
  const { shown, change, at, show } = year;
  const versions = shown.changes.flatMap((one, index) =>
    one.timetable ? [{ ...one, index }] : [],
  );
  if (versions.length === 0) return null;
  const remove = (index: number) => {
    flushSync(() => {
      change({ changes: shown.changes.toSpliced(index, 1) });
      show(-1);
    });
    const next = rows.current?.querySelector('button');
    (next ?? document.querySelector<HTMLElement>('[data-hour][tabindex="0"]'))?.focus();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Typography variant="body2" color="textSecondary" id="timetables" sx={{ mb: 0.5 }}>
        <Message id="schoolYear.timetables" />
      </Typography>
      <DatedTable
        labelledBy="timetables"
        first="schoolYear.timetableColumn"
        isEmpty={false}
        rows={rows}
      >
        <Box component="tr" role="row">
          <Box component="td" role="cell">
            <Name number={1} isShown={at < 0} onClick={() => show(-1)} />
          </Box>
          <Box component="td" role="cell" colSpan={3} sx={{ typography: 'body2', '&&': { py: 1 } }}>
            <Message id="schoolYear.firstTimetable" />
          </Box>
        </Box>
        {versions.map(({ index, from, to }, place) => {
          const number = place + 2;
          return (
            <DatedRow
              key={index}
              list="change"
              index={index}
              number={number}
              title={text('schoolYear.timetableNumber', { number })}
              from={from}
              to={to}
              problems={problems}
              onChange={(part) => {
                const before = shown.changes[index];
                if (before) change({ changes: shown.changes.with(index, { ...before, ...part }) });
              }}
              onRemove={() => remove(index)}
            >
              <Name number={number} isShown={index === at} onClick={() => show(index)} />
            </DatedRow>
          );
        })}
      </DatedTable>
    </Box>
  );
};
