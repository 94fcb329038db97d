import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { RotateCcw, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import {
  changeSheet,
  choiceOfSheet,
  correctColumns,
  correctHeadings,
  isCorrected,
  sheetsAlike,
  toggleBorder,
  type Choices,
} from '../../model/preview/corrections.ts';
import { SheetTable } from './sheet-table.tsx';
import { SheetTabs } from './sheet-tabs.tsx';
import { useCorrections, type CorrectionProps } from './use-corrections.ts';

/** The sheet that is shown, and what may be changed of how it is read. */
export interface ShownSheet<Role extends string> {
  readonly sheet: Sheet;
  readonly choices: Choices<Role>;
  readonly correct: (choices: Choices<Role>) => void;
  readonly onRole: (columns: readonly number[], role: Role) => void;
  /** It and the sheets that are corrected with it. */
  readonly alike: readonly string[];
}

interface Props<Role extends string> extends CorrectionProps<Role> {
  readonly title?: MessageId;
  /** Whether a sheet may have several classes. */
  readonly hasBorders?: boolean;
  /** What is said above and below the table of a sheet. */
  readonly above: (shown: ShownSheet<Role>) => ReactNode;
  readonly below?: (shown: ShownSheet<Role>) => ReactNode;
}

/**
 * The sheets of a file as they are, under what their columns were read as. A teacher corrects what is wrong, and what
 * was read follows.
 */
export const SheetPreview = <Role extends string>(props: Props<Role>) => {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const { kind, title = 'preview.title', hasBorders, above, below, ...file } = props;
  const { isRecalled, correct, canUndo, undo, reset } = useCorrections(props);
  const { sheets, readings, choices } = file;
  const sheet = sheets[chosen] ?? sheets[0];
  const reading = readings.find((one) => one.sheet === sheet?.name);
  if (!sheet || !reading) return null;
  const { name } = sheet;
  const choice = choiceOfSheet(choices, name);
  const alike = sheetsAlike(file, name);
  const onRole = (columns: readonly number[], role: Role) =>
    correct(correctColumns(file, name, { columns, role }));
  const shown = { sheet, choices, correct, onRole, alike };
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
          <Message id={title} />
        </Typography>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          <Message id={hasBorders ? 'preview.help' : 'preview.helpList'} />
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
        {above(shown)}
        <div>
          <SheetTable
            key={name}
            {...{ kind, sheet, reading }}
            onRole={(column, role) => onRole([column], role)}
            onHeadings={(row) => correct(correctHeadings(file, name, row))}
            onBorder={hasBorders ? (row) => correct(toggleBorder(file, name, row)) : undefined}
          />
        </div>
        {(choice.columns ?? choice.fullMarks) && alike.length > 1 && (
          <Typography role="status" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
            <Message id="preview.alike" values={{ count: alike.length - 1 }} />
          </Typography>
        )}
        {below?.(shown)}
        {sheets.length > 1 && (
          <Tick
            checked={choice.leftOut === true}
            onChange={(leftOut) =>
              correct(
                leftOut
                  ? changeSheet(choices, name, { leftOut })
                  : changeSheet(choices, name, {}, 'leftOut'),
              )
            }
          >
            <Message id="preview.leaveOut" />
          </Tick>
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
