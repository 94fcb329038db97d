import LinearProgress from '@mui/material/LinearProgress';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { WorkbookInput } from '../file/workbook-input.tsx';
import { FailureText } from '../jobs/failure-text.tsx';
import type { ChosenWorkbook } from './use-chosen-workbook.ts';

const Problem = ({ answer }: { readonly answer: NonNullable<ChosenWorkbook['answer']> }) =>
  'refused' in answer ? (
    <FailureText code={answer.refused} params={answer.params} />
  ) : (
    <Message id="classes.noClasses" />
  );

/** Takes a workbook with class lists; reads it on the device and sends it nowhere. */
export const WorkbookField = ({ workbook }: { readonly workbook: ChosenWorkbook }) => {
  const text = useMessage();
  const { answer, classes, isReading, choose } = workbook;
  return (
    <div>
      <WorkbookInput
        label="classes.workbook"
        help="classes.workbookHelp"
        problem={answer && classes.length === 0 && <Problem answer={answer} />}
        onFile={choose}
      />
      {isReading && <LinearProgress aria-label={text('classes.reading')} />}
    </div>
  );
};
