import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SheetReading } from '#shared/class-lists/workbook-reading.ts';
import type { ColumnRole, ReadingChoices } from '#shared/model/reading-choices.ts';
import { encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { asciiDigits } from '#shared/text/fold-text.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { changeSheet, choiceOfSheet } from '../../model/preview/corrections.ts';
import type { ShownSheet } from './sheet-preview.tsx';

const USUAL = ['10', '20', '100'] as const;

/** A typed full mark, in digits of either script; undefined if it is none. */
const fullMarkOf = (typed: string): number | undefined => {
  const digits = asciiDigits(typed.trim());
  const scale = /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
  return scale >= 1 && scale <= 1000 ? scale : undefined;
};

interface Props {
  readonly of: SheetReading;
  readonly shown: ShownSheet<ColumnRole>;
}

/** Asks out of how much the marks are for which a file does not say it, and says what was taken. */
export const FullMarks = ({ of, shown }: Props) => {
  const text = useMessage();
  const { fullMarks } = of;
  /** What was typed last under these choices, if it is no full mark. */
  const [wrong, setWrong] = useState<{ column: number; written: string; under: ReadingChoices }>();
  const own = choiceOfSheet(shown.choices, of.sheet).fullMarks ?? [];
  const say = (columns: readonly number[], scale: number): void =>
    shown.correct(
      shown.alike.reduce((choices, name) => {
        const before = choiceOfSheet(choices, name).fullMarks ?? [];
        const kept = before.filter(({ column }) => !columns.includes(column));
        const said = columns.map((column) => ({ column, scale }));
        return changeSheet(choices, name, { fullMarks: [...kept, ...said] });
      }, shown.choices),
    );
  const type = (column: number, written: string): void => {
    const scale = fullMarkOf(written);
    if (scale === undefined) setWrong({ column, written, under: shown.choices });
    else say([column], scale);
  };
  // The reading follows what is said, so a field shows what is said.
  const fields = fullMarks.map((one) => ({
    ...one,
    said: own.find(({ column }) => column === one.column)?.scale,
  }));
  const scales = new Set(fields.map(({ said }) => said));
  const isSaid = !scales.has(undefined);
  return (
    <Box
      role="group"
      aria-label={text('preview.fullMarks')}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 }}
    >
      <Alert severity={isSaid ? 'info' : 'warning'} role="status">
        <Message id={isSaid ? 'preview.fullMarksSaid' : 'preview.fullMarksUnsaid'} />
      </Alert>
      <div>
        <Segments
          label={text('preview.fullMarksAll')}
          options={USUAL.map((value) => ({
            value,
            label: text('preview.outOf', { scale: Number(value) }),
          }))}
          value={isSaid && scales.size === 1 ? [...scales].join('') : ''}
          onChange={(value) =>
            say(
              fullMarks.map(({ column }) => column),
              Number(value),
            )
          }
        />
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 180px), 1fr))',
        }}
      >
        {fields.map(({ column, heading, scale, said = scale }) => {
          const isWrong = wrong?.column === column && wrong.under === shown.choices;
          return (
            <TextField
              key={column}
              name={`fullMark${column}`}
              label={<bdi>{heading || encodeColumn(column)}</bdi>}
              value={isWrong ? wrong.written : String(said)}
              onChange={(value) => type(column, value)}
              error={isWrong ? { id: 'preview.fullMarkWrong' } : undefined}
              inputProps={{ inputMode: 'numeric' }}
            />
          );
        })}
      </Box>
    </Box>
  );
};
