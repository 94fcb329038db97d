import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { limits } from '#shared/model/limits.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/filling/workbook-problem.ts';

const bounds = { megabytes: limits.spreadsheetBytes / 1024 / 1024 };

interface Props {
  readonly problem: FileProblem | undefined;
  readonly onFile: (file: File) => void;
}

/** The field for the workbook to fill, which stays on the device. */
export const WorkbookDrop = ({ problem, onFile }: Props) => {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>
        <Message id="filling.file" />
      </FieldLabel>
      <DropZone
        id={id}
        name="workbook"
        accept=".xlsx"
        invalid={Boolean(problem)}
        describedBy={`${id}-note`}
        onFile={onFile}
      />
      <FormHelperText
        id={`${id}-note`}
        error={Boolean(problem)}
        {...(problem && { role: 'alert' })}
      >
        <Message id={problem ? `filling.problem.${problem}` : 'filling.fileHelp'} values={bounds} />
      </FormHelperText>
    </div>
  );
};
