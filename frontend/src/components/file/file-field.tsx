import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId, useState, type ReactNode } from 'react';
import type { UploadType } from '#shared/model/upload.ts';
import type { Text } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import { extensionsOf } from '../../lib/uploads/accepted-type.ts';
import type { Upload } from '../../lib/uploads/use-upload.ts';
import { FieldLabel } from '../form/field-label.tsx';
import { ChosenFile } from './chosen-file.tsx';
import { DropZone } from './drop-zone.tsx';

interface Props {
  readonly name: string;
  readonly label: ReactNode;
  readonly help: ReactNode;
  readonly accepted: readonly UploadType[];
  readonly upload: Upload;
  /** An error of the form, e.g. that a file is required. */
  readonly error?: Text | undefined;
}

/** A file to upload: dropped or chosen, then shown with name, size and progress until it is removed or replaced. */
export const FileField = ({ name, label, help, accepted, upload, error }: Props) => {
  const id = useId();
  const { state } = upload;
  const [removed, setRemoved] = useState(false);
  const problem = state.status === 'none' ? (state.problem ?? error) : undefined;
  const lost = upload.lost !== undefined && { name: upload.lost };
  return (
    <Box>
      <FieldLabel id={`${id}-label`} {...(state.status === 'none' && { htmlFor: id })}>
        {label}
      </FieldLabel>
      {state.status === 'none' ? (
        <DropZone
          id={id}
          name={name}
          accept={accepted.flatMap(extensionsOf).join(',')}
          invalid={Boolean(problem)}
          describedBy={`${id}-note`}
          inputRef={removed ? focusIfLost : undefined}
          onFiles={([file]) => upload.choose(file)}
        />
      ) : (
        <ChosenFile
          name={name}
          labelledBy={`${id}-label`}
          describedBy={`${id}-note`}
          state={state}
          restored={upload.restored}
          onClear={() => {
            setRemoved(true);
            upload.clear();
          }}
          onRetry={upload.choose}
        />
      )}
      <FormHelperText id={`${id}-note`} error={Boolean(problem)}>
        {problem ? (
          <Message {...problem} />
        ) : lost ? (
          <Message id="file.again" values={lost} />
        ) : (
          help
        )}
      </FormHelperText>
    </Box>
  );
};
