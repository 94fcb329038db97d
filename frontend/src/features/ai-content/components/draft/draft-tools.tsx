import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, CircleDot, Download, Printer, Table2 } from 'lucide-react';
import { memo, useState, type ReactNode } from 'react';
import { TASK, type Draft, type Test } from '#shared/model/draft.ts';
import type { TestQuestion } from '#shared/model/mark-sheet.ts';
import type { ResultsDialogProps } from '#frontend/record/components/classes/results-dialog.tsx';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import { KeepAll } from '../bank/keep-question.tsx';
import type { OpenDraft } from './open-draft.ts';
import { SourceChoice } from './source-choice.tsx';

export interface ExportDialogProps extends Pick<Props, 'document' | 'withSource' | 'onSource'> {
  readonly jobId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}
export interface PrintDialogProps extends Omit<ExportDialogProps, 'document' | 'onSource'> {
  readonly document: Pick<ExportDialogProps['document'], 'content' | 'saveNow'>;
  /** Prints what the page shows, with or without the key. */
  readonly printPage: (withKeys: boolean) => void;
}
const PrintDialog = lazyOverlay<PrintDialogProps>(() => import('./print-dialog.tsx'));

const ExportDialog = lazyOverlay<ExportDialogProps>(() => import('./export-dialog.tsx'));

export interface CopiesMenuProps extends OpenDraft {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
}
const CopiesMenu = lazyOverlay<CopiesMenuProps>(() => import('./copies-menu.tsx'));

export interface AnswerSheetsDialogProps extends OpenDraft, DialogFrame {
  readonly test: Test;
}
const AnswerSheetsDialog = lazyOverlay<AnswerSheetsDialogProps>(
  () => import('./answer-sheets-dialog.tsx'),
);

const ResultsDialog = lazyOverlay<ResultsDialogProps>(() =>
  withTexts(import('#frontend/record/components/classes/results-dialog.tsx'), 'classes'),
);

interface Props extends OpenDraft {
  readonly withKeys: boolean;
  readonly onKeys: (withKeys: boolean) => void;
  readonly withSource: boolean;
  readonly onSource: (withSource: boolean) => void;
}

const sheets = [
  [true, 'draft.teacherSheet'],
  [false, 'draft.pupilSheet'],
] as const satisfies readonly (readonly [boolean, MessageId])[];

/** Chooses between the teacher's and the pupils' sheet, for screen and print. */
const SheetChoice = ({ withKeys, onKeys }: Pick<Props, 'withKeys' | 'onKeys'>) => {
  const text = useMessage();
  return (
    <Box
      role="group"
      aria-label={text('draft.whoseSheet')}
      sx={{
        display: 'flex',
        flex: { xs: '1 1 100%', sm: '0 0 auto' },
        p: '3px',
        borderRadius: '10px',
        bgcolor: 'paper.grid',
      }}
    >
      {sheets.map(([keys, label]) => (
        <ButtonBase
          key={label}
          aria-pressed={keys === withKeys}
          onClick={() => onKeys(keys)}
          sx={{
            flex: 1,
            minHeight: 38,
            px: 1.5,
            whiteSpace: { sm: 'nowrap' },
            borderRadius: '8px',
            fontSize: '0.875rem',
            fontWeight: 500,
            color: 'text.secondary',
            '&[aria-pressed=true]': { bgcolor: 'background.paper', color: 'primary.main' },
            '[data-color-scheme=dark] &[aria-pressed=true]': { bgcolor: 'paper.tealWash' },
            '@media (pointer: coarse)': { minHeight: 44 },
          }}
        >
          <Message id={label} />
        </ButtonBase>
      ))}
    </Box>
  );
};

/** The questions of a test and its integration task; none if their points are not the full mark. */
const questionsOf = ({ questions, task, scale }: Test): readonly TestQuestion[] => {
  const all = [...questions, ...(task ? [{ id: TASK, points: task.points }] : [])];
  const sum = all.reduce((before, { points }) => before + points, 0);
  return sum === scale && all.every(({ points }) => points > 0)
    ? all.map(({ id, points }) => ({ id, points }))
    : [];
};

interface ToolsProps extends Pick<Props, 'withKeys' | 'onKeys'> {
  readonly type: Draft['type'];
  /** The choice about the source text, if there is one. */
  readonly source: ReactNode;
  readonly keepAll: ReactNode;
  /** Whether results can be entered, and whether the draft can be made again from its form. */
  /** Undefined while they load. */
  readonly hasClasses: boolean | undefined;
  readonly hasForm: boolean;
  readonly isMoreOpen: boolean;
  readonly onDownload: () => void;
  readonly onPrint: () => void;
  readonly onAnswerSheets: () => void;
  readonly onResults: () => void;
  readonly onMore: (button: HTMLElement) => void;
}

/** Memoised, because what they act on changes with each edit and they do not. */
const Tools = memo((props: ToolsProps) => {
  const { type, withKeys, onKeys, source, keepAll, hasClasses, hasForm, isMoreOpen } = props;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        // On a phone the buttons share one row.
        '& > .MuiButton-root': { flex: { xs: '1 1 auto', sm: 'none' }, px: { xs: 1.25, sm: 2.5 } },
      }}
    >
      {type !== 'LESSON_PLAN' && <SheetChoice withKeys={withKeys} onKeys={onKeys} />}
      {source}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <TextButton
        label="draft.download"
        variant="contained"
        icon={Download}
        onClick={props.onDownload}
      />
      <TextButton label="draft.print" variant="outlined" icon={Printer} onClick={props.onPrint} />
      {type === 'TEST' && (
        <TextButton
          label="draft.answerSheets"
          variant="outlined"
          icon={CircleDot}
          onClick={props.onAnswerSheets}
        />
      )}
      {type === 'TEST' && hasClasses !== false && (
        <TextButton
          label="draft.enterResults"
          sx={{ visibility: hasClasses ? 'inherit' : 'hidden' }}
          variant="outlined"
          icon={Table2}
          onClick={props.onResults}
        />
      )}
      {keepAll}
      {hasForm && (
        <TextButton
          label="draft.more"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={isMoreOpen}
          endIcon={<ChevronDown size={18} />}
          onClick={({ currentTarget }) => props.onMore(currentTarget)}
        />
      )}
    </Box>
  );
});

// The same for each draw, so that the tools are not drawn with each edit.
const keepAll = <KeepAll />;

/** Milliseconds. */
const DRAWN = 400;

/** The tools for a whole draft, and the dialogs that they open. */
export const DraftTools = ({ job, document, withKeys, onKeys, ...source }: Props) => {
  const { content: draft } = document;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [open, setOpen] = useState(false);
  const [exporting, setExporting] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [printing, setPrinting] = useState<boolean>();
  const [entering, setEntering] = useState<boolean>();
  const printPage = (keys: boolean) => {
    onKeys(keys);
    // After the sheet is drawn and the dialog has gone.
    setTimeout(print, DRAWN);
  };
  const { data: classes, isLoading } = useClasses(draft.type === 'TEST');
  return (
    <>
      <Tools
        type={draft.type}
        {...{ withKeys, onKeys, keepAll }}
        source={
          !withKeys && (
            <SourceChoice draft={draft} withSource={source.withSource} onChange={source.onSource} />
          )
        }
        hasClasses={isLoading ? undefined : Boolean(classes?.length)}
        hasForm={job.request !== undefined}
        isMoreOpen={open}
        onDownload={useEvent(() => setExporting(true))}
        onPrint={useEvent(() => (draft.type === 'LESSON_PLAN' ? print() : setIsPrinting(true)))}
        onAnswerSheets={useEvent(() => setPrinting(true))}
        onResults={useEvent(() => {
          // The column keeps the version, so that its questions have their text.
          void document.saveNow();
          setEntering(true);
        })}
        onMore={useEvent((button: HTMLElement) => {
          setAnchor(button);
          setOpen(true);
        })}
      />
      <ExportDialog
        jobId={job.id}
        document={document}
        {...source}
        open={exporting}
        onClose={() => setExporting(false)}
      />
      <PrintDialog
        jobId={job.id}
        document={document}
        withSource={source.withSource}
        printPage={printPage}
        open={isPrinting}
        onClose={() => setIsPrinting(false)}
      />
      {draft.type === 'TEST' && printing !== undefined && (
        <AnswerSheetsDialog
          job={job}
          document={document}
          test={draft}
          open={printing}
          onClose={() => setPrinting(false)}
          onExited={() => setPrinting(undefined)}
        />
      )}
      {draft.type === 'TEST' && entering !== undefined && (
        <ResultsDialog
          title={draft.title}
          subject={draft.subject}
          role={draft.role}
          scale={draft.scale}
          draft={job.id}
          draftVersion={document.newest.version}
          questions={questionsOf(draft)}
          classId={job.classId}
          date={job.date}
          open={entering}
          onClose={() => setEntering(false)}
          onExited={() => setEntering(undefined)}
        />
      )}
      {anchor && (
        <CopiesMenu
          job={job}
          document={document}
          anchor={anchor}
          open={open}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};
