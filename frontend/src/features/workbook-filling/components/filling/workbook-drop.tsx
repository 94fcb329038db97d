import { WorkbookInput } from '#frontend/components/file/workbook-input.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/filling/workbook-problem.ts';

interface Props {
  readonly problem: FileProblem | undefined;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  readonly isMultiple?: boolean;
}

/** The field for the workbook to fill, which stays on the device. */
export const WorkbookDrop = ({ problem, onFiles, isMultiple = false }: Props) => (
  <div>
    <WorkbookInput
      label={isMultiple ? 'filling.files' : 'filling.file'}
      help="filling.fileHelp"
      problem={problem && <Message id={`filling.problem.${problem}`} />}
      {...{ onFiles, isMultiple }}
    />
  </div>
);
