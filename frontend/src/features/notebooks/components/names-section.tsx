import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { FileField } from '#frontend/components/file/file-field.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Room, useRoom } from '#frontend/components/page/room.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { acceptedFiles, type PupilSource } from '../hooks/use-pupil-source.ts';
import { SAVED_CLASSES } from '../model/rooms.ts';

/** Keeps the room that one class takes, so that less moves when the file has been read. */
const room = <Skeleton variant="rounded" height={180} />;
const roomOfClasses = <Room name={SAVED_CLASSES} height={{ xs: 182, sm: 138, lg: 93 }} />;
const SavedClassesField = lazyComponent(() => import('./saved-classes-field.tsx'), roomOfClasses);
const Understood = lazyComponent(
  () => withTexts(import('./reading/understood.tsx'), 'reading'),
  room,
);
const KeepClasses = lazyComponent(async () => ({
  default: (await import('#frontend/record/components/classes/keep-classes.tsx')).KeepClasses,
}));

const WorkbookPreview = lazyComponent(async () => {
  const part = import('#frontend/record/components/preview/workbook-preview.tsx');
  return { default: (await withTexts(part, 'preview')).WorkbookPreview };
});

interface Props {
  readonly source: PupilSource;
  readonly tried: boolean;
}

/** The sheets of the chosen file, which are loaded once they are asked for. */
const Sheets = ({
  source: { file, reading },
  isOpen,
  onOpen,
}: Pick<Props, 'source'> & {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}) => {
  const { understood, choices, choose } = reading;
  if (!file || !understood) return null;
  return (
    <Box component="details" open={isOpen} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
        <Message id="createNotebook.sheets" />
      </Box>
      {isOpen && <WorkbookPreview {...{ file, choices }} reading={understood} onChoices={choose} />}
    </Box>
  );
};

/** What the chosen file contains, and the offer to save its classes. */
const FileReading = ({ source, tried }: Props) => {
  const { file, reading, isUnresolved } = source;
  const { answer, understood } = reading;
  const [opened, setOpened] = useState<File>();
  const isPreviewed = file !== undefined && opened === file;
  return (
    <>
      {file && !answer && room}
      {file && answer && (
        <Understood
          {...{ answer, isPreviewed }}
          choices={reading.choices}
          onChoices={reading.choose}
        />
      )}
      <Sheets
        key={file && `${file.name} ${file.lastModified}`}
        {...{ source, isOpen: isPreviewed }}
        onOpen={(isOpen) => setOpened(isOpen ? file : undefined)}
      />
      {file && understood && understood.listed.classes.length > 0 && !reading.blocked && (
        <Box component="details">
          <Box component="summary" sx={{ cursor: 'pointer', mb: 1 }}>
            <Message id="createNotebook.keepClasses" />
          </Box>
          <KeepClasses
            classes={understood.listed.classes}
            head={understood.listed}
            file={file.name}
            isOutdated={reading.isOutdated}
          />
        </Box>
      )}
      {tried && isUnresolved && (
        <Alert severity="error">
          <Message id="createNotebook.unresolved" />
        </Alert>
      )}
    </>
  );
};

/** The names of the pupils: saved classes or a file. */
export const NamesSection = ({ source, tried }: Props) => {
  const { upload, classes, usesSaved, isGiven } = source;
  // Without classes there is no such field.
  useRoom(SAVED_CLASSES, !classes.isLoading && classes.kept.length === 0);
  return (
    <>
      {classes.isLoading && roomOfClasses}
      {upload.state.status === 'none' && classes.kept.length > 0 && (
        <SavedClassesField classes={classes} />
      )}
      {!usesSaved && (
        <FileField
          name="names"
          label={<Message id="createNotebook.file" />}
          help={<Message id="createNotebook.fileHelp" />}
          accepted={acceptedFiles}
          upload={upload}
          error={tried && !isGiven ? { id: 'file.required' } : undefined}
        />
      )}
      <FileReading source={source} tried={tried} />
    </>
  );
};
