import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, type ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { tableExtensions } from '#frontend/lib/uploads/table-file.ts';

interface Props {
  readonly problem: Text | undefined;
  readonly reading: boolean;
  readonly pasted: string;
  readonly onPasted: (pasted: string) => void;
  readonly onRead: (source: File | string) => void;
  readonly note: ReactNode;
  readonly onClose: () => void;
}

const bounds = {
  megabytes: limits.spreadsheetBytes / 1024 / 1024,
  students: limits.importedStudents,
};

/** Asks for a file, or rows copied from one. */
export const ChooseStep = (props: Props) => {
  const { problem, reading, pasted, onPasted, onRead, note, onClose } = props;
  const id = useId();
  const text = useMessage();
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2.5, pt: 0 }}>
        <div>
          <FieldLabel htmlFor={id}>
            <Message id="students.importFile" />
          </FieldLabel>
          <DropZone
            id={id}
            name="list"
            accept={tableExtensions.join(',')}
            invalid={Boolean(problem)}
            describedBy={`${id}-note`}
            onFiles={([file]) => onRead(file)}
          />
          <FormHelperText
            id={`${id}-note`}
            error={Boolean(problem)}
            {...(problem && { role: 'alert' })}
          >
            <Message {...(problem ?? { id: 'students.importHelp', values: bounds })} />
          </FormHelperText>
        </div>
        <TextField
          name="pasted"
          label={<Message id="students.paste" />}
          help={<Message id="students.pasteHelp" />}
          value={pasted}
          onChange={onPasted}
          rows={3}
          inputProps={{
            'aria-required': undefined,
            spellCheck: false,
            style: { padding: '10px 14px' },
          }}
        />
        {reading && <LinearProgress aria-label={text('students.reading')} />}
      </DialogContent>
      {note}
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.cancel" />
        </Button>
        <Button
          variant="contained"
          disabled={!pasted.trim() || reading}
          onClick={() => onRead(pasted)}
        >
          <Message id="students.readPasted" />
        </Button>
      </DialogActions>
    </>
  );
};
