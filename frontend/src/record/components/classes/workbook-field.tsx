import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { isFatal } from '#shared/class-lists/workbook-reading.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { loadMessages } from '#frontend/i18n/load-messages.ts';
import { WorkbookInput } from '#frontend/components/file/workbook-input.tsx';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';
import type { ChosenWorkbook, ReadLists } from './use-chosen-workbook.ts';

/** Few files have one: it and its texts are loaded when it is shown. */
const NameQuestion = lazyComponent(async () => {
  await loadMessages('reading');
  const { NameQuestion } = await import('../workbook-marks/name-question.tsx');
  return { default: NameQuestion };
});

/** The sheets of the file, loaded with one. */
const WorkbookPreview = lazyComponent(async () => {
  await loadMessages('preview');
  const { WorkbookPreview } = await import('../preview/workbook-preview.tsx');
  return { default: WorkbookPreview };
});

const NOTHING_FOUND: ReadonlySet<string> = new Set(['spreadsheet-empty', 'sheet-without-names']);

interface ProblemProps {
  readonly answer: NonNullable<ReadLists['answer']>;
  /** Said if nothing was found. */
  readonly nothing: MessageId;
}

/** Why no class was read. */
export const Problem = ({ answer, nothing }: ProblemProps) => {
  if ('refused' in answer) return <FailureText code={answer.refused} params={answer.params} />;
  // A class that was found but cannot be used is not missing.
  const unusable = answer.reading.problems.find(
    (problem) => isFatal(problem) && !NOTHING_FOUND.has(problem.code),
  );
  return unusable ? (
    <FailureText code={unusable.code} params={unusable.params} />
  ) : (
    <Message id={nothing} />
  );
};

/** What is asked about a chosen workbook, and its sheets as they were read. */
export const WorkbookSheets = ({ workbook }: { readonly workbook: ReadLists }) => {
  const { answer, questions, decide, file, sheets, choices, setChoices } = workbook;
  return (
    <>
      {questions.slice(0, 1).map((question) => (
        <Box key={question.sheet} sx={{ mt: 2 }}>
          <NameQuestion
            question={question}
            onColumns={(nameColumns) => decide({ sheet: question.sheet, nameColumns })}
            onLeaveOut={() => decide({ sheet: question.sheet, leftOut: true })}
          />
        </Box>
      ))}
      {(file ?? sheets) && answer && 'reading' in answer && (
        <WorkbookPreview
          key={file && `${file.name} ${file.lastModified}`}
          {...{ file, sheets, choices }}
          reading={answer.reading}
          onChoices={setChoices}
        />
      )}
    </>
  );
};

/** Takes a workbook with class lists; reads it on the device and sends it nowhere. */
export const WorkbookField = ({ workbook }: { readonly workbook: ChosenWorkbook }) => {
  const text = useMessage();
  const { answer, classes, isReading, questions, choose } = workbook;
  const isRefused = answer && classes.length === 0 && questions.length === 0;
  return (
    <div>
      <WorkbookInput
        label="classes.workbook"
        help="classes.workbookHelp"
        problem={isRefused && <Problem answer={answer} nothing="classes.noClasses" />}
        onFiles={([file]) => choose(file)}
      />
      <WorkbookSheets workbook={workbook} />
      {isReading && <LinearProgress aria-label={text('classes.reading')} />}
    </div>
  );
};
