import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useState } from 'react';
import { termIn } from '#shared/record/marks/term-words.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { limits } from '#shared/model/limits.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { terms, type Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError, textOfFailure } from '#frontend/lib/api/api-error.ts';
import { useClass, type ClassSummary } from '../../api/classes.ts';
import { nameOfClass } from '../../model/classes/name-of-class.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { useMerge } from '../../hooks/merge/use-merge.ts';
import { useRecordSheet, type RecordSheet } from '../../hooks/merge/use-record-sheet.ts';
import { likenessOf, type IncomingTable } from '#shared/record/merge/incoming-table.ts';
import { tableOfPage } from '#shared/page/table-of-page.ts';
import { namedClass } from '../../model/classes/named-class.ts';
import { MergeActions } from './merge-actions.tsx';
import { MergeView } from './merge-view.tsx';

/** What was written, and where. */
export interface AddedPage {
  readonly kept: SavedClass;
  readonly sheetId: string;
  readonly count: number;
}

export interface PageDialogProps {
  readonly gradebook: Gradebook;
  readonly jobId: string;
  /** The name of the picture's file. */
  readonly pageName: string | undefined;
  /** The teacher's classes, at least one. */
  readonly classes: readonly ClassSummary[];
  /** The class that was made of the page. */
  readonly made?: string | undefined;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAdded: (added: AddedPage) => void;
}

/** Below this share of rows with a pupil of the class, the page is probably another class's. */
const OTHER_CLASS = 0.5;

interface PreviewProps extends Pick<PageDialogProps, 'jobId' | 'pageName' | 'onClose'> {
  readonly table: IncomingTable;
  readonly kept: SavedClass;
  readonly sheet: RecordSheet;
  readonly content: MarkSheetContent;
  readonly isReady: boolean;
  readonly reloadClass: () => Promise<unknown>;
  readonly onAdded: PageDialogProps['onAdded'];
}

/** What the page would change in the sheet. */
const Preview = (props: PreviewProps) => {
  const { jobId, pageName, table, kept, sheet, content, isReady, onAdded, onClose } = props;
  const { reloadClass } = props;
  const text = useMessage();
  const merge = useMerge(table, kept, content);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const isOther = likenessOf(table, kept) < OTHER_CLASS;
  const write = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    const name = pageName ?? text('merge.page');
    try {
      const source = { kind: 'page', name, jobId } as const;
      const added = await sheet.add({ ...merge.marks, source });
      if (added?.sheetId === undefined) {
        // The choices were made about other marks.
        merge.replace(merge.compared, false);
        await reloadClass();
      } else onAdded({ kept, sheetId: added.sheetId, count: added.marks + added.remarks });
    } catch (error) {
      setFailure(textOfFailure(error, 'merge.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {isOther && (
          <Alert severity="warning" role="alert">
            <Message
              id="merge.otherClass"
              values={{ name: kept.name, named: merge.named, rows: table.rows.length }}
            />
          </Alert>
        )}
        {sheet.hasChanged && (
          <Alert severity="info" role="alert">
            <Message id="merge.changed" />
          </Alert>
        )}
        <MergeView merge={merge} pupils={kept.pupils} />
      </DialogContent>
      {failure && (
        <Alert severity="error" role="alert" sx={{ mx: 3 }}>
          <Message {...failure} />
        </Alert>
      )}
      <MergeActions
        merge={merge}
        note="merge.stays"
        cancel="merge.notNow"
        busy={busy || !isReady}
        onCancel={onClose}
        onWrite={() => void write()}
      />
    </>
  );
};

/** Shows the preview once class and sheet have loaded. */
const Target = ({
  classId,
  subject,
  term,
  ...props
}: Omit<PageDialogProps, 'classes' | 'open'> & {
  readonly classId: string;
  readonly subject: string;
  readonly term: Term;
}) => {
  const { gradebook } = props;
  const { record } = gradebook;
  const isPrintedFor =
    record?.classId === classId &&
    record.term === term &&
    foldText(record.subject) === foldText(subject.trim());
  const table = useMemo(() => tableOfPage(gradebook, isPrintedFor), [gradebook, isPrintedFor]);
  const { data: kept, error, mutate } = useClass(classId);
  const sheet = useRecordSheet(classId, subject.trim(), term);
  const failure = error ?? sheet.error;
  if (failure !== undefined && !(kept && sheet.content)) {
    return (
      <DialogContent>
        <ErrorState
          title="merge.loadFailed"
          text={textOfError(failure)}
          action="common.retry"
          onAction={() => void Promise.all([mutate(), sheet.reload()])}
        />
      </DialogContent>
    );
  }
  if (kept === null) {
    return (
      <DialogContent>
        <Message id="error.class-not-found" />
      </DialogContent>
    );
  }
  if (!kept || !sheet.content) {
    return (
      <DialogContent>
        <Skeleton variant="rounded" height={240} />
      </DialogContent>
    );
  }
  // Choices of columns are valid for one content only.
  const key = [classId, isPrintedFor, ...sheet.content.columns.map(({ id }) => id)].join(' ');
  return (
    <Preview
      {...props}
      key={key}
      {...{ table, kept, sheet, content: sheet.content }}
      isReady={subject.trim() !== ''}
      reloadClass={mutate}
    />
  );
};

/** The class that the page was printed for or names, or the only one. */
const classOf = (gradebook: Gradebook, classes: readonly ClassSummary[]) =>
  namedClass(gradebook, classes) ??
  (classes.length === 1 && !gradebook.record ? classes[0] : undefined);

/** On a low screen the fields would leave no room for the marks, so everything but the buttons scrolls together. */
const scrollsWhereLow = {
  '@media (max-height: 599.95px)': {
    '& .MuiDialogContent-root': { flex: 'none', overflowY: 'visible' },
    '& .MuiDialogActions-root': {
      position: 'sticky',
      bottom: 0,
      zIndex: 1,
      bgcolor: 'background.paper',
    },
  },
};

/** Asks into which class, subject and term the marks of a confirmed page go, and adds them. */
const PageDialog = (props: PageDialogProps) => {
  const { gradebook, jobId, classes, open } = props;
  const text = useMessage();
  const { data: profile } = useProfile();
  const [proposed] = useState(() => ({
    classId: props.made ?? classOf(gradebook, classes)?.id ?? '',
    term: String(gradebook.record?.term ?? termIn(gradebook.title) ?? termOn(new Date())),
  }));
  const where = useTyped(proposed, `page.${jobId}`);
  const { classId } = where.values;
  const term = terms.find((one) => String(one) === where.values.term) ?? termOn(new Date());
  const chosen = classes.find((one) => one.id === classId);
  const written = useTyped(
    { subject: gradebook.record?.subject ?? chosen?.subject ?? profile?.subject ?? '' },
    `page.${jobId}.subject`,
  );
  const { subject } = written.values;
  const reset = () => {
    where.reset();
    written.reset();
  };
  const onClose = () => {
    reset();
    props.onClose();
  };
  const onAdded: typeof props.onAdded = (added) => {
    reset();
    props.onAdded(added);
  };
  return (
    <Dialog
      open={open}
      onClose={closeByKey(onClose)}
      fullWidth
      maxWidth="md"
      slotProps={{ paper: { sx: scrollsWhereLow } }}
    >
      <DialogTitle>
        <Message id="merge.pageTitle" />
      </DialogTitle>
      <Box sx={{ px: 3, pb: 2, '&:empty': { display: 'none' } }}>
        <RestoredNote restored={where.restored || written.restored} onAfresh={reset} />
      </Box>
      <Box
        sx={{
          px: 3,
          pb: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
        }}
      >
        <SelectField
          name="class"
          label={<Message id="merge.class" />}
          value={classId}
          placeholder={text('form.choose')}
          onChange={(id) => where.change('classId', id)}
          options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
        />
        <TextField
          name="subject"
          label={<Message id="merge.subject" />}
          value={subject}
          error={subject.trim() ? undefined : { id: 'merge.subjectMissing' }}
          onChange={(typed) => written.change('subject', typed)}
          inputProps={{ maxLength: limits.textLength }}
        />
        <SelectField
          name="term"
          label={<Message id="merge.term" />}
          value={String(term)}
          placeholder=""
          onChange={(value) => where.change('term', value)}
          options={terms.map((one) => ({
            value: String(one),
            label: text('merge.termName', { term: one }),
          }))}
        />
      </Box>
      {classId === '' ? (
        <DialogActions sx={{ p: 2 }}>
          <TextButton label="merge.notNow" color="inherit" onClick={onClose} />
        </DialogActions>
      ) : (
        <Target {...props} {...{ classId, subject, term, onClose, onAdded }} />
      )}
    </Dialog>
  );
};

export default PageDialog;
