import FormHelperText from '@mui/material/FormHelperText';
import { useId, type ReactNode } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { tableExtensions } from '../../lib/uploads/table-file.ts';
import { FieldLabel } from '../form/field-label.tsx';
import { DropZone } from './drop-zone.tsx';

const bounds = { megabytes: limits.spreadsheetBytes / 1024 / 1024 };

interface Props {
  readonly label: MessageId;
  /** May name the largest size, `megabytes`. */
  readonly help: MessageId;
  /** Why the chosen file cannot be used; shown instead of the help. */
  readonly problem: ReactNode;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
  /** Whether several files may be chosen at once. */
  readonly isMultiple?: boolean;
  /** Endings of other files that may be chosen too. */
  readonly alsoAccept?: readonly string[];
}

/** A field for a workbook that is read on the device and not uploaded. */
export const WorkbookInput = (props: Props) => {
  const { label, help, problem, onFiles, isMultiple = false, alsoAccept = [] } = props;
  const id = useId();
  const invalid = Boolean(problem);
  return (
    <>
      <FieldLabel htmlFor={id}>
        <Message id={label} />
      </FieldLabel>
      <DropZone
        id={id}
        name="workbook"
        accept={[...tableExtensions, ...alsoAccept].join(',')}
        invalid={invalid}
        describedBy={`${id}-note`}
        {...{ onFiles, isMultiple }}
      />
      <FormHelperText id={`${id}-note`} error={invalid} {...(invalid && { role: 'alert' })}>
        {problem || <Message id={help} values={bounds} />}
      </FormHelperText>
    </>
  );
};
