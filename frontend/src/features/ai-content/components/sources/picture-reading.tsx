import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { FileTooLargeError } from '#frontend/lib/uploads/accepted-type.ts';
import {
  SourceError,
  type PicturePage,
  type ReadingOptions,
} from '#frontend/lib/sources/source-file.ts';

interface Props {
  /** Whether the page has a text whose letters are not those that it shows. */
  readonly isUnreadable: boolean;
  /** Whether reading starts unasked, as for the photo that a teacher has just chosen. */
  readonly startsAtOnce: boolean;
  readonly read: (options: ReadingOptions) => Promise<PicturePage>;
  readonly onRead: (page: PicturePage) => void;
}

const problemOf = (error: unknown): Text => {
  if (error instanceof FileTooLargeError) return error.problem;
  if (error instanceof SourceError) return { id: 'source.emptyPage' };
  return textOfFailure(error, 'source.pictureFailed');
};

/** Reads the picture of a page when asked; it can be cancelled, and tried again without choosing the file anew. */
export const PictureReading = ({ isUnreadable, startsAtOnce, read, onRead }: Props) => {
  const say = useMessage();
  const [isReading, setReading] = useState(startsAtOnce);
  /** The fraction that is sent. */
  const [sent, setSent] = useState(0);
  const [problem, setProblem] = useState<Text>();

  const ask = useEffectEvent(read);
  const finish = useEffectEvent(onRead);
  useEffect(() => {
    if (!isReading) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    ask({ signal, onProgress: (part) => !signal.aborted && setSent(part) }).then(
      (page) => !signal.aborted && finish(page),
      (error: unknown) => {
        if (signal.aborted) return;
        setProblem(problemOf(error));
        setReading(false);
      },
    );
    return () => controller.abort();
  }, [isReading]);
  const start = () => {
    setProblem(undefined);
    setSent(0);
    setReading(true);
  };

  if (isReading) {
    const isSending = sent < 1;
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Typography variant="body2" role="status">
          <Message id={isSending ? 'source.sendingPicture' : 'source.readingPicture'} />
        </Typography>
        <LinearProgress
          aria-label={say('source.readingPicture')}
          sx={{ width: '100%' }}
          {...(isSending && { variant: 'determinate', value: sent * 100 })}
        />
        <Button size="small" color="inherit" onClick={() => setReading(false)}>
          <Message id="source.stopReading" />
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Alert
        severity={problem ? 'error' : 'info'}
        {...(problem ? { role: 'alert' } : { role: 'status' })}
        sx={{ width: '100%' }}
      >
        {problem ? (
          <Message {...problem} />
        ) : (
          <Message id={isUnreadable ? 'source.otherLetters' : 'source.isPicture'} />
        )}
      </Alert>
      <Button variant="outlined" onClick={start}>
        <Message id={problem ? 'source.readAgain' : 'source.readPicture'} />
      </Button>
    </Box>
  );
};
