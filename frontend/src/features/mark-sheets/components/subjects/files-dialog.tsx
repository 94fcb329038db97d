import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { WorkbookInput } from '#frontend/components/file/workbook-input.tsx';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { NameQuestion } from '#frontend/record/components/workbook-marks/name-question.tsx';
import { ReadingProblems } from '#frontend/record/components/workbook-marks/reading-problems.tsx';
import {
  useColleagueFiles,
  type ColleagueFile,
  type ColleagueFiles,
} from '../../hooks/subjects/use-colleague-files.ts';
import { writesOf } from '../../model/subjects/found-subjects.ts';
import { FoundSubjectRow } from './found-subject.tsx';

interface Props extends DialogFrame {
  readonly kept: SavedClass;
  /** The term that the page shows. */
  readonly term: Term;
  /** Those that the class has. */
  readonly subjects: readonly string[];
}

/** What a file says or asks, and why nothing is read of it. */
const FileNotes = ({
  one,
  files,
}: {
  readonly one: ColleagueFile;
  readonly files: ColleagueFiles;
}) => {
  const { id, file, answer } = one;
  if (!answer) return null;
  const has = files.planned.some(({ key }) => key.startsWith(`${id}/`));
  const reading = 'reading' in answer ? answer.reading : undefined;
  const [question] = reading?.questions ?? [];
  const problems = reading?.problems ?? [];
  if (has && !question && problems.length === 0) return null;
  return (
    <Box component="section" aria-label={file.name} sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{file.name}</bdi>
      </Box>
      {'refused' in answer && (
        <Alert severity="error">
          <FailureText code={answer.refused} params={answer.params} />
        </Alert>
      )}
      {question && (
        <NameQuestion
          key={question.sheet}
          question={question}
          onColumns={(nameColumns) => files.decide(one, { sheet: question.sheet, nameColumns })}
          onLeaveOut={() => files.decide(one, { sheet: question.sheet, leftOut: true })}
        />
      )}
      {reading && !has && !question && !files.isReading && (
        <Alert severity="warning">
          <Message id="subjects.noMarksInFile" />
        </Alert>
      )}
      <ReadingProblems severity="info" problems={problems} />
    </Box>
  );
};

/** The files of colleagues: what each would add to the class, and one press that adds all. */
const FilesDialog = ({ kept, term, subjects, open, onClose, onExited }: Props) => {
  const id = useId();
  const text = useMessage();
  const files = useColleagueFiles(kept, subjects);
  const { planned, wanted, busy, isReading, error } = files;
  const ours = planned.filter(({ state }) => state !== 'other-class');
  const others = planned.filter(({ state }) => state === 'other-class');
  const count = wanted.reduce((sum, one) => sum + writesOf(one), 0);
  const asked = ours.filter(({ state, isTaken }) => state === 'asks' && isTaken).length;
  const add = async (): Promise<void> => {
    const added = await files.addAll();
    if (added === undefined || asked > 0) return;
    notify('success', 'subjects.addedAll', { count, subjects: added });
    onClose();
  };
  const close = (): void => {
    if (!busy) onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(close)}
      fullWidth
      maxWidth="md"
      aria-labelledby={id}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle id={id}>
        <Message id="subjects.filesTitle" values={{ name: kept.name }} />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <div>
          <WorkbookInput
            label="subjects.files"
            help="subjects.filesHelp"
            problem={undefined}
            onFiles={files.choose}
            isMultiple
          />
        </div>
        {isReading && <LinearProgress aria-label={text('subjects.reading')} />}
        {files.hasChanged && (
          <Alert severity="info" role="alert">
            <Message id="subjects.changedElsewhere" />
          </Alert>
        )}
        {error !== undefined && (
          <ErrorState
            title="subjects.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void files.reload()}
          />
        )}
        {files.files.map((one) => (
          <FileNotes key={one.id} {...{ one, files }} />
        ))}
        {ours.length > 0 && (
          <Box
            component="ul"
            aria-label={text('subjects.found')}
            sx={{ m: 0, p: 0, listStyle: 'none' }}
          >
            {ours.map((one) => (
              <FoundSubjectRow
                key={one.key}
                {...{ one, term }}
                progress={files.progress.get(one.key)}
                onChange={files.change}
              />
            ))}
          </Box>
        )}
        {others.length > 0 && !isReading && files.hasAllClasses && (
          <Alert severity="info" role="note">
            <Message
              id="subjects.otherClasses"
              values={{
                names: [...new Set(others.map(({ read }) => read.name))].join(' · '),
                count: new Set(others.map(({ read }) => read.name)).size,
              }}
            />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }} disableSpacing>
        <Box
          sx={{ flex: { xs: '1 0 100%', sm: 1 }, color: 'text.secondary', fontSize: '0.875rem' }}
        >
          <Message id="subjects.nothingReplaced" />
        </Box>
        <TextButton label="common.cancel" color="inherit" aria-disabled={busy} onClick={close} />
        <TextButton
          label={count === 0 ? 'subjects.nothingNew' : 'subjects.addAll'}
          values={{ count, subjects: wanted.length }}
          variant="contained"
          aria-disabled={busy || isReading || count === 0}
          onClick={() => !busy && !isReading && count > 0 && void add()}
        />
      </DialogActions>
    </Dialog>
  );
};

export default FilesDialog;
