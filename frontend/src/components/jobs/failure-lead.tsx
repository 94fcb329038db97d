import Button from '@mui/material/Button';
import { Camera } from 'lucide-react';
import { Link, type To } from 'react-router';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import { registerPhotoPath } from '../../lib/class-paths.ts';
import { paths } from '../../lib/paths.ts';

interface Failure {
  readonly code: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
}

interface Lead {
  readonly to: To;
  readonly label: MessageId;
  readonly state?: unknown;
}

/** Where a photo is read that a job has refused, if another part of the product reads it; the photo goes with it if it can. */
export function leadOf(failure: Failure | undefined): Lead | undefined {
  const { code, params: { classId, imageS3Key } = {} } = failure ?? {};
  if (code === 'page-of-answers') return { to: paths.readAnswerSheets, label: 'job.toAnswers' };
  if (code !== 'page-of-register' || classId === undefined) return undefined;
  return { to: registerPhotoPath(classId), label: 'job.toRegister', state: { imageS3Key } };
}

/** A button that leads a photo to where it is read. */
export const FailureLead = ({ to, label, state }: Lead) => (
  <Button
    component={Link}
    {...{ to, state }}
    variant="contained"
    size="small"
    startIcon={<Camera size={18} />}
  >
    <Message id={label} />
  </Button>
);
