import Box from '@mui/material/Box';
import { FileUp } from 'lucide-react';
import { useState, type DragEvent, type Ref } from 'react';
import { Message } from '../../i18n/message.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Extensions, comma-joined. */
  readonly accept: string;
  readonly invalid: boolean;
  /** Default true. */
  readonly isRequired?: boolean;
  readonly describedBy: string;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
  /** Whether several files may be chosen at once. */
  readonly isMultiple?: boolean;
  readonly onFiles: (files: readonly [File, ...File[]]) => void;
}

const link = { color: 'primary.main', textDecoration: 'underline' };
/** Touch devices cannot drop files. */
const byFinger = '@media (pointer: coarse)';

/** The device's file input, stretched over an area that also takes dropped files. */
export const DropZone = (props: Props) => {
  const { id, name, accept, invalid, describedBy, inputRef, isMultiple, onFiles } = props;
  const { isRequired = true } = props;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? [];
    if (first) onFiles([first, ...(isMultiple ? others : [])]);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 0.5,
        px: 2,
        py: 4,
        border: '1.5px dashed',
        borderColor: invalid ? 'error.main' : over ? 'primary.main' : 'paper.outline',
        borderRadius: '8px',
        bgcolor: over ? 'paper.tealWash' : 'background.paper',
        color: 'text.secondary',
        textAlign: 'center',
        transition: 'background-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <FileUp size={28} strokeWidth={1.5} />
      <Box
        component="span"
        sx={{ color: 'text.primary', fontWeight: 500, [byFinger]: { display: 'none' } }}
      >
        <Message id="file.drop" />
      </Box>
      <Box component="span" sx={{ ...link, [byFinger]: { display: 'none' } }}>
        <Message id="file.browse" />
      </Box>
      <Box component="span" sx={{ ...link, display: 'none', [byFinger]: { display: 'block' } }}>
        <Message id="file.choose" />
      </Box>
      <Box
        component="input"
        type="file"
        ref={inputRef}
        id={id}
        name={name}
        accept={accept}
        multiple={isMultiple}
        aria-required={isRequired}
        aria-invalid={invalid}
        aria-describedby={describedBy}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => {
          take(event.target.files);
          // Otherwise choosing the same file again would cause no change event.
          event.target.value = '';
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' }}
      />
    </Box>
  );
};
