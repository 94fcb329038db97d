import Box from '@mui/material/Box';
import { decimalMarkIn, writeNumber } from '#frontend/record/model/table/decimal-mark.ts';
import { isMarkColumn } from '#frontend/record/model/table/typed-text.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import type { FillingChoices, FillingPlan, PlannedCell } from '../../model/filling/plan-filling.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { LongList } from '#frontend/components/list/long-list.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { columnOf, setOverwriting } from '../../model/filling/overwriting.ts';
import { Part } from '#frontend/record/components/merge/part.tsx';

interface Props {
  readonly gradebook: Gradebook;
  readonly plan: FillingPlan;
  readonly choices: FillingChoices;
  readonly choose: (choices: FillingChoices) => void;
}

const decimalMarkOfPage = ({ columns, rows, language }: Gradebook) => {
  const isMark = columns.map(isMarkColumn);
  const marks = rows.flatMap(({ cells }) => cells.filter((_, index) => isMark[index]));
  return decimalMarkIn(
    marks.map(({ text }) => text),
    language,
  );
};

/** The mark as it would be written, or the page's text if it cannot be written. */
export const textHere = (
  cell: PlannedCell,
  writeMark: (mark: number) => string | number = (mark) => mark,
): string => {
  if (!('value' in cell)) return cell.here;
  if (cell.shown !== undefined) return cell.shown;
  return String(typeof cell.value === 'number' ? writeMark(cell.value) : cell.value);
};

/** The cells with other content, each with a choice to overwrite it, and the marks that cannot be written. */
export const ExceptionList = ({ gradebook, plan, choices, choose }: Props) => {
  const text = useMessage();
  const headings = new Map(plan.columns.map(({ column, heading }) => [column, heading]));
  const decimalMark = decimalMarkOfPage(gradebook);
  const cells = plan.cells.filter(({ state }) => state !== 'write' && state !== 'same');
  if (cells.length === 0) return null;
  return (
    <Part title={<Message id="filling.exceptions" />}>
      <LongList
        label={text('filling.exceptions')}
        itemHeight={66}
        sx={{
          '& > li': {
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' },
            alignItems: 'center',
            columnGap: 2,
          },
        }}
      >
        {cells.map((cell) => {
          const values = {
            there: cell.there || '—',
            here: textHere(cell, (mark) => writeNumber(mark, decimalMark)),
          };
          return (
            <li key={cell.cell}>
              <div>
                <div>
                  <bdi>{cell.pupil.name}</bdi>
                </div>
                <div className="soft">
                  <bdi>{headings.get(cell.column)}</bdi>
                </div>
              </div>
              <div>
                <div>
                  <Message id="filling.thereAndHere" values={values} />
                </div>
                {cell.state === 'refused' ? (
                  <Box sx={{ color: 'error.main' }}>
                    <Message id={`filling.reason.${cell.reason}`} />
                  </Box>
                ) : (
                  <Tick
                    name={`overwrite-${cell.cell}`}
                    checked={
                      choices.overwrite?.has(cell.cell) === true ||
                      choices.overwrite?.has(columnOf(cell.cell)) === true
                    }
                    disabled={choices.overwrite?.has(columnOf(cell.cell)) === true}
                    onChange={(checked) =>
                      choose({ overwrite: setOverwriting(choices.overwrite, cell.cell, checked) })
                    }
                    label={text('filling.overwriteCell', {
                      cell: cell.cell,
                      name: cell.pupil.name,
                    })}
                  >
                    <Message id="filling.overwrite" />
                  </Tick>
                )}
              </div>
            </li>
          );
        })}
      </LongList>
    </Part>
  );
};
