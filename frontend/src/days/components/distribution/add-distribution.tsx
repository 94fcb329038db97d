import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import {
  findTables,
  mayBePlan,
  sheetOfRange,
  type DistributionTable,
} from '#shared/distribution/plan-tables.ts';
import { WorkbookInput } from '#frontend/components/file/workbook-input.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { readClipboard } from '#frontend/lib/read-clipboard.ts';

interface Props {
  /** @param isDoubtful whether letters may be others than the file shows */
  readonly onTables: (tables: readonly DistributionTable[], isDoubtful: boolean) => void;
  readonly onBack: () => void;
}

/** Takes an annual distribution from a workbook or a pasted table; both stay on the device. */
export const AddDistribution = ({ onTables, onBack }: Props) => {
  const id = useId();
  const say = useMessage();
  const [isReading, setReading] = useState(false);
  const [fileProblem, setFileProblem] = useState<Text>();
  const [pasteProblem, setPasteProblem] = useState<MessageId>();
  /** Counts the files, because a slow one must not replace a newer one, nor open after the dialog is left. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      turn.current += 1;
    },
    [],
  );

  const open = async (file: File) => {
    turn.current += 1;
    const own = turn.current;
    setFileProblem(undefined);
    setReading(true);
    try {
      const { openPlan } = await import('../../model/distribution/open-plan.ts');
      const opened = await openPlan(file);
      if (own !== turn.current) return;
      if ('problem' in opened) setFileProblem(opened.problem);
      else onTables(opened.tables, opened.isDoubtful);
    } catch {
      if (own === turn.current) setFileProblem({ id: 'error.network' });
    } finally {
      if (own === turn.current) setReading(false);
    }
  };
  const paste = (data: DataTransfer) => {
    const range = readClipboard(data);
    const tables = range === 'too-large' ? [] : findTables([sheetOfRange(range)]).filter(mayBePlan);
    if (tables.length > 0) onTables(tables, false);
    else setPasteProblem(range === 'too-large' ? 'distribution.tooLarge' : 'distribution.noTable');
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Typography color="textSecondary">
          <Message id="distribution.intro" />
        </Typography>
        <div>
          <WorkbookInput
            label="distribution.workbook"
            alsoAccept={['.docx', '.docm', '.pdf']}
            help="distribution.workbookHelp"
            problem={fileProblem && <Message {...fileProblem} />}
            onFiles={([file]) => void open(file)}
          />
          {isReading && <LinearProgress aria-label={say('distribution.reading')} />}
        </div>
        <div>
          <FieldLabel htmlFor={`${id}-paste`}>
            <Message id="distribution.paste" />
          </FieldLabel>
          <OutlinedInput
            id={`${id}-paste`}
            fullWidth
            multiline
            minRows={3}
            value=""
            error={pasteProblem !== undefined}
            inputProps={{ 'aria-describedby': `${id}-help` }}
            onPaste={(event) => {
              event.preventDefault();
              paste(event.clipboardData);
            }}
          />
          <FormHelperText id={`${id}-help`} error={pasteProblem !== undefined} role="status">
            <Message id={pasteProblem ?? 'distribution.pasteHelp'} />
          </FormHelperText>
        </div>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <TextButton label="common.cancel" onClick={onBack} color="inherit" />
      </DialogActions>
    </>
  );
};
