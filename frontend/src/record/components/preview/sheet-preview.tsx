import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useId, useState } from 'react';
import { terms } from '#shared/model/term.ts';
import type { ColumnRole } from '#shared/model/reading-choices.ts';
import type { SheetReading, WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { CheckBox } from '#frontend/components/form/check-box.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import {
  changeSheet,
  choiceOfSheet,
  correctColumns,
  correctHeadings,
  isCorrected,
  sheetsAlike,
  toggleBorder,
} from '../../model/preview/corrections.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { useCorrections, type PreviewProps } from './use-corrections.ts';

const MARKS: ReadonlySet<ColumnRole> = new Set([
  ...(['mark', 'activities', 'practical', 'test', 'exam', 'average', 'remark'] as const),
]);

/** What was read of a sheet, in one line. */
const Found = ({
  reading,
  of,
}: {
  readonly reading: WorkbookReading;
  readonly of: SheetReading;
}) => {
  const ofSheet = reading.classes.filter(
    ({ sheet, state, terms: found }) =>
      state !== 'left-out' && (sheet === of.sheet || found.some((term) => term.sheet === of.sheet)),
  );
  const marks = ofSheet
    .flatMap(({ terms: found }) => found)
    .reduce((sum, term) => sum + (term.sheet === of.sheet ? term.marks : 0), 0);
  return (
    <Typography role="status" sx={{ fontSize: '0.9375rem' }}>
      {ofSheet.length > 0 && of.pupils.length > 0 ? (
        <Message
          id="preview.read"
          values={{ classes: ofSheet.length, pupils: of.pupils.length, marks }}
        />
      ) : (
        <Message id="preview.notRead" />
      )}
    </Typography>
  );
};

/** The headings of columns, or their letters. */
const headingsOf = (sheet: Sheet, { headings, numbers }: SheetReading): string =>
  numbers
    .map((column) => {
      const texts = sheet.rows
        .filter(({ number }) => headings && number >= headings.first && number <= headings.last)
        .map(({ cells }) => textOf(cells[column]));
      return texts.findLast(Boolean) ?? encodeColumn(column);
    })
    .join(' · ');

/**
 * The sheets of a file as they are, under what their columns were read as. A teacher corrects what is wrong, and what
 * was read follows.
 */
export const SheetPreview = (props: PreviewProps) => {
  const id = useId();
  const text = useMessage();
  const [chosen, setChosen] = useState(0);
  const { workbook, isRecalled, correct, canUndo, undo, reset } = useCorrections(props);
  const { sheets, readings, choices } = workbook;
  const sheet = sheets[chosen];
  const reading = readings.find((one) => one.sheet === sheet?.name);
  if (!sheet || !reading) return null;
  const { name } = sheet;
  const choice = choiceOfSheet(choices, name);
  const alike = sheetsAlike(workbook, name).length - 1;
  const elsewhere = readings.filter((one) => one !== reading && one.numbers.length > 0);
  const hasMarks = reading.columns.some(({ role }) => MARKS.has(role));
  const onColumns = (columns: readonly number[], role: ColumnRole) =>
    correct(correctColumns(workbook, name, { columns, role }));
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-title`}
      onKeyDown={(event) => {
        if (!(event.ctrlKey || event.metaKey) || event.key !== 'z' || event.shiftKey) return;
        event.preventDefault();
        undo();
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5, mt: 2.5 }}
    >
      <div>
        <Typography id={`${id}-title`} component="h3" sx={{ fontWeight: 600 }}>
          <Message id="preview.title" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id="preview.help" />
        </Typography>
      </div>
      {isRecalled && (
        <Alert
          severity="info"
          role="status"
          action={
            <Button color="inherit" size="small" onClick={reset}>
              <Message id="preview.reset" />
            </Button>
          }
        >
          <Message id="preview.remembered" />
        </Alert>
      )}
      {sheets.length > 1 && (
        <SheetTabs
          id={id}
          names={sheets.map((one) => one.name)}
          chosen={chosen}
          onChoose={setChosen}
        />
      )}
      <Box
        {...(sheets.length > 1 && {
          ...{ role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-tab-${chosen}` },
        })}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
      >
        <Found reading={props.reading} of={reading} />
        {reading.numbers.length > 0 && (
          <Alert
            severity="info"
            role="presentation"
            action={
              <Button
                color="inherit"
                size="small"
                onClick={() => onColumns(reading.numbers, 'mark')}
              >
                <Message id="preview.asMarks" values={{ count: reading.numbers.length }} />
              </Button>
            }
          >
            <Message
              id="preview.numbers"
              values={{ count: reading.numbers.length, headings: headingsOf(sheet, reading) }}
            />
          </Alert>
        )}
        {elsewhere.length > 0 && (
          <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message
              id="preview.numbersElsewhere"
              values={{
                count: elsewhere.length,
                sheets: elsewhere.map((one) => one.sheet).join(' · '),
              }}
            />
          </Typography>
        )}
        <div>
          <SheetTable
            key={name}
            sheet={sheet}
            reading={reading}
            onRole={(column, role) => onColumns([column], role)}
            onHeadings={(row) => correct(correctHeadings(workbook, name, row))}
            onBorder={(row) => correct(toggleBorder(workbook, name, row))}
          />
        </div>
        {choice.columns && alike > 0 && (
          <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message id="preview.alike" values={{ count: alike }} />
          </Typography>
        )}
        {hasMarks && (
          <SelectField
            name="termOfSheet"
            optional
            label={<Message id="preview.term" />}
            value={String(choice.term ?? '')}
            placeholder={text('preview.termOfFile')}
            options={terms.map((term) => ({
              value: String(term),
              label: text('preview.termName', { term }),
            }))}
            onChange={(value) => {
              const term = terms.find((one) => String(one) === value);
              correct(
                term
                  ? changeSheet(choices, name, { term })
                  : changeSheet(choices, name, {}, 'term'),
              );
            }}
          />
        )}
        {sheets.length > 1 && (
          <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <CheckBox
              checked={choice.leftOut === true}
              label={text('preview.leaveOut')}
              onChange={() =>
                correct(
                  choice.leftOut
                    ? changeSheet(choices, name, {}, 'leftOut')
                    : changeSheet(choices, name, { leftOut: true }),
                )
              }
            />
            <Message id="preview.leaveOut" />
          </Box>
        )}
      </Box>
      {(canUndo || isCorrected(choices)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button size="small" disabled={!canUndo} startIcon={<Undo2 size={16} />} onClick={undo}>
            <Message id="preview.undo" />
          </Button>
          <Button
            size="small"
            color="inherit"
            disabled={!isCorrected(choices)}
            startIcon={<RotateCcw size={16} />}
            onClick={reset}
          >
            <Message id="preview.reset" />
          </Button>
        </Box>
      )}
    </Box>
  );
};
