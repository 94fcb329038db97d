import Button from '@mui/material/Button';
import { Download } from 'lucide-react';
import type { GeneratedFile } from '#shared/model/job.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';

interface Props {
  readonly file: GeneratedFile | undefined;
  readonly label: MessageId;
}

/** Opens a job's file in a new tab; renders nothing without a file. */
export const DownloadButton = ({ file, label }: Props) =>
  file && (
    <Button
      component="a"
      href={file.url}
      target="_blank"
      rel="noreferrer"
      variant="outlined"
      size="small"
      startIcon={<Download size={18} />}
    >
      <Message id={label} />
    </Button>
  );
