import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import { folderReaders, type FolderReader } from '#shared/contracts/visit-folders.ts';
import { languageOf } from '#shared/model/locale.ts';
import { Segments } from '#frontend/components/form/segments.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { makeFolder, type MadeFolder } from '#frontend/days/api/folders.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { SessionEndedError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import { DaysDialog } from '../days-dialog.tsx';
import { FolderTick } from './folder-tick.tsx';
import { FolderNotes } from './folder-notes.tsx';
import { LastFolder } from './last-folder.tsx';
import type { FolderDialogProps } from './use-folder.tsx';
import { useLastFolder } from './use-last-folder.ts';

/** What to do after a failure: without a network, the last folder can be opened. */
const textOf = (error: unknown, last: MadeFolder | undefined): Text | undefined => {
  if (error instanceof SessionEndedError) return undefined;
  if (!(error instanceof TypeError)) return textOfFailure(error, 'folder.failed');
  return { id: last ? 'folder.noNetwork' : 'folder.noNetworkNoneKept' };
};

/** Asks for whom the folder of a day is and what it shows, makes it, and opens the last one without a network. */
const FolderDialog = ({ open, day, onClose }: FolderDialogProps) => {
  const text = useMessage();
  const language = languageOf(useLocale().locale);
  const [reader, setReader] = useState<FolderReader>('visit');
  const [date, setDate] = useState(day);
  const [marks, setMarks] = useState(false);
  const [standing, setStanding] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Text>();
  const { last, setLast } = useLastFolder(reader);
  const status = useRef<HTMLDivElement>(null);
  // On a low screen it is below what is seen.
  useEffect(() => {
    if (problem) status.current?.scrollIntoView({ block: 'nearest' });
  }, [problem]);
  const isVisit = reader === 'visit';
  // A substitute is shown neither, whatever was ticked for a visitor.
  const shown = { marks: isVisit && marks, standing: isVisit && standing };

  const make = async () => {
    if (date === '') {
      setProblem({ id: 'folder.noDate' });
      return;
    }
    setBusy(true);
    setProblem(undefined);
    try {
      const made = await makeFolder({ reader, date, ...shown }, language);
      setLast(made);
      saveFile(made.blob, made.name);
    } catch (error) {
      setProblem(textOf(error, last));
    }
    setBusy(false);
  };

  return (
    <DaysDialog
      open={open}
      title={<Message id="folder.title" />}
      subtitle={<Message id="folder.intro" />}
      submit={<Message id={isBusy ? 'folder.making' : 'folder.make'} />}
      onSubmit={() => !isBusy && void make()}
      onClose={onClose}
    >
      <FolderNotes />
      <div>
        <FieldLabel>
          <Message id="folder.for" />
        </FieldLabel>
        <Segments
          label={text('folder.for')}
          value={reader}
          options={folderReaders.map((value) => ({ value, label: text(`folder.for.${value}`) }))}
          onChange={(value) => setReader(folderReaders.find((one) => one === value) ?? 'visit')}
        />
      </div>
      <TextField
        name="date"
        type="date"
        label={<Message id="folder.date" />}
        value={date}
        onChange={setDate}
      />
      {/* Keeps its room for a substitute, so that the dialog stays as high. */}
      <Box sx={{ display: 'grid', gap: 0.5, visibility: isVisit ? 'visible' : 'hidden' }}>
        <FolderTick name="marks" checked={marks} onChange={() => setMarks(!marks)} />
        <FolderTick name="standing" checked={standing} onChange={() => setStanding(!standing)} />
      </Box>
      <LastFolder last={last} />
      <Box ref={status} role="status" sx={{ minHeight: 48 }}>
        {problem && (
          <Alert severity="warning">
            <Message {...problem} />
          </Alert>
        )}
      </Box>
    </DaysDialog>
  );
};

export default FolderDialog;
