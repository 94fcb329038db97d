import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { CircleCheck, FileImage, FileSpreadsheet, X } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { focusIfLost } from '../../lib/focus-if-lost.ts';
import type { UploadState } from '../../lib/uploads/upload-slot.ts';
import { FileSize } from '../text/file-size.tsx';

interface Props {
  readonly name: string;
  readonly labelledBy: string;
  readonly describedBy: string;
  readonly state: Exclude<UploadState, { status: 'none' }>;
  /** Whether it was chosen before the form opened. */
  readonly restored: boolean;
  readonly preview?: ReactNode;
  readonly onClear: () => void;
  readonly onRetry: (file: File) => void;
}

/** The size of the file, and whether it was sent. */
const UploadStatus = ({ state }: Pick<Props, 'state'>) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 1,
      color: 'text.secondary',
      fontSize: '0.8125rem',
    }}
  >
    <FileSize bytes={state.file.size} />
    {state.status === 'sending' && <Message id="file.sending" />}
    {state.status === 'sent' && (
      <>
        <Message id="file.sent" />
        <span>
          <Message id="file.kept" values={{ days: lifetimes.upload.days }} />
        </span>
      </>
    )}
    {state.status === 'failed' && (
      <Box component="span" sx={{ color: 'error.main' }}>
        <Message {...state.problem} />
      </Box>
    )}
  </Box>
);

export const ChosenFile = (props: Props) => {
  const { name, labelledBy, describedBy, state, restored, preview, onClear, onRetry } = props;
  const text = useMessage();
  const remove = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    // The drop zone that had the focus is gone.
    if (!restored) focusIfLost(remove.current);
  }, [restored]);
  const { file, status } = state;
  const Icon = file.type.startsWith('image/') ? FileImage : FileSpreadsheet;
  return (
    <Box
      role="group"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      data-upload={status}
      sx={{
        border: '1px solid',
        borderColor: status === 'failed' ? 'error.main' : 'paper.outline',
        borderRadius: '8px',
        bgcolor: 'background.paper',
        overflow: 'hidden',
      }}
    >
      {preview}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 1.5, paddingInlineEnd: 0.5 }}>
        <Box sx={{ color: 'primary.main', display: 'flex' }}>
          <Icon size={26} strokeWidth={1.5} />
        </Box>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ overflowWrap: 'anywhere', fontWeight: 500 }}>
            <bdi>{file.name}</bdi>
          </Box>
          <UploadStatus state={state} />
          {status === 'failed' && (
            <Button
              name={name}
              size="small"
              sx={{ mt: 0.5, marginInlineStart: -1 }}
              onClick={() => {
                // The button disappears, so move the focus first.
                remove.current?.focus();
                onRetry(file);
              }}
            >
              <Message id="common.retry" />
            </Button>
          )}
        </Box>
        {status === 'sent' && (
          <Box sx={{ color: 'success.main', display: 'flex' }}>
            <CircleCheck size={22} />
          </Box>
        )}
        <IconButton
          ref={remove}
          aria-label={text(status === 'sending' ? 'file.cancel' : 'file.remove')}
          onClick={onClear}
        >
          <X size={20} />
        </IconButton>
      </Box>
      {status === 'sending' && (
        <LinearProgress
          variant="determinate"
          value={Math.round(state.part * 100)}
          aria-label={text('file.progress')}
        />
      )}
    </Box>
  );
};
