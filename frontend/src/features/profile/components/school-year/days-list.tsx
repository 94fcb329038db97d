import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { limits } from '#shared/model/limits.ts';
import type { Holiday } from '#shared/model/school-year.ts';
import { isFeast } from '#shared/school-year/feasts.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { rowFields, type Problems } from '../../model/year-problems.ts';
import { CellField } from './cell-field.tsx';
import { DatedRow } from './dated-row.tsx';
import { DatedTable } from './dated-table.tsx';
import { DayMoves } from './day-moves.tsx';

interface Props {
  readonly list: 'holiday' | 'exam';
  /** The id of its heading. */
  readonly labelledBy: string;
  readonly days: readonly Holiday[];
  readonly onChange: (days: Holiday[] | undefined) => void;
  readonly problems: Problems;
  /** A further button, which disappears when it has put other days in place of these. */
  readonly other:
    | {
        readonly label: MessageId;
        readonly icon: ReactNode;
        readonly days: Holiday[] | undefined;
      }
    | undefined;
}

/** Named days of a year, each with its first and last, that may be edited, added and removed. */
export const DaysList = ({ list, labelledBy, days, onChange, problems, other }: Props) => {
  const rows = useRef<HTMLTableSectionElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => onChange([...days, { name: '', from: '', to: '' }]));
    rows.current?.lastElementChild?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => onChange(days.toSpliced(index, 1)));
    const next = rows.current?.children[Math.min(index, days.length - 2)];
    (next?.querySelector('button') ?? adding.current)?.focus();
  };
  return (
    <>
      <DatedTable
        labelledBy={labelledBy}
        first={`schoolYear.${list}`}
        isEmpty={days.length === 0}
        rows={rows}
      >
        {days.map((day, index) => {
          const change = (part: Partial<Holiday>) =>
            onChange(days.with(index, { ...day, ...part }));
          const { name } = rowFields(list, index);
          return (
            <DatedRow
              key={index}
              list={list}
              index={index}
              number={index + 1}
              title={day.name}
              from={day.from}
              to={day.to}
              problems={problems}
              onChange={change}
              onRemove={() => remove(index)}
            >
              <CellField
                number={index + 1}
                name={name}
                label={`schoolYear.${list}`}
                value={day.name}
                onChange={(value) => change({ name: value })}
                error={problems.get(name)}
              />
              {isFeast(day) && <DayMoves {...day} onMove={change} />}
            </DatedRow>
          );
        })}
      </DatedTable>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size="small"
          ref={adding}
          startIcon={<Plus size={16} />}
          disabled={days.length >= limits.holidays}
          onClick={add}
        >
          <Message id={`schoolYear.add.${list}`} />
        </Button>
        {other && (
          <Button
            size="small"
            startIcon={other.icon}
            onClick={() => {
              flushSync(() => onChange(other.days));
              adding.current?.focus();
            }}
          >
            <Message id={other.label} />
          </Button>
        )}
      </Box>
    </>
  );
};
