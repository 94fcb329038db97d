import { WorkbookInput } from '#frontend/components/file/workbook-input.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/filling/workbook-problem.ts';

interface Props {
  readonly problem: FileProblem | undefined;
  readonly onFile: (file: File) => void;
}

/** The field for the workbook to fill, which stays on the device. */
export const WorkbookDrop = ({ problem, onFile }: Props) => (
  <div>
    <WorkbookInput
      label="filling.file"
      help="filling.fileHelp"
      problem={problem && <Message id={`filling.problem.${problem}`} />}
      onFile={onFile}
    />
  </div>
);
