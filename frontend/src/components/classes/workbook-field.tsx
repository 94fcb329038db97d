import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { DropZone } from '../file/drop-zone.tsx';
import { FieldLabel } from '../form/field-label.tsx';
import { FailureText } from '../jobs/failure-text.tsx';
import type { ChosenWorkbook } from './use-chosen-workbook.ts';

const megabytes = limits.spreadsheetBytes / 1024 / 1024;

const Problem = ({ answer, classes }: ChosenWorkbook) => {
  if (!answer || classes.length > 0) return null;
  return 'refused' in answer ? (
    <FailureText code={answer.refused} params={answer.params} />
  ) : (
    <Message id="classes.noClasses" />
  );
};

/** Takes a workbook with class lists; reads it on the device and sends it nowhere. */
export const WorkbookField = ({ workbook }: { readonly workbook: ChosenWorkbook }) => {
  const id = useId();
  const text = useMessage();
  const { answer, classes, isReading, choose } = workbook;
  const isUseless = answer !== undefined && classes.length === 0;
  return (
    <div>
      <FieldLabel htmlFor={id}>
        <Message id="classes.workbook" />
      </FieldLabel>
      <DropZone
        id={id}
        name="workbook"
        accept=".xlsx"
        invalid={isUseless}
        describedBy={`${id}-note`}
        onFile={choose}
      />
      <FormHelperText
        id={`${id}-note`}
        error={isUseless}
        {...(isUseless && { role: 'alert' as const })}
      >
        {isUseless ? (
          <Problem {...workbook} />
        ) : (
          <Message id="classes.workbookHelp" values={{ megabytes }} />
        )}
      </FormHelperText>
      {isReading && <LinearProgress aria-label={text('classes.reading')} />}
    </div>
  );
};
