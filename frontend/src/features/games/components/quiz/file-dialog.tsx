import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import { useId, useRef, useState } from 'react';
import { decodeText } from '#shared/text/decode-text.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileProblem } from '../../model/quiz/answer-file.ts';
import { fileItems, fileSet, SET_LENGTH, type FileItem } from '../../model/quiz/file-set.ts';
import { readFile } from '../../model/quiz/read-file.ts';
import type { TestsDialogProps } from './from-tests.tsx';
import { FileItems, stateOf } from './file-items.tsx';

const ACCEPTED = '.xml,.zip,.qti,.txt,.gift,.docx';
const isText = ({ name }: File): boolean => /\.(?:txt|gift|text)$/i.test(name);
const nameOf = ({ name }: File): string => name.replace(/\.\w+$/, '').slice(0, 60);

/** Bytes of a text that is longer than any set. */
const MOST_TEXT = SET_LENGTH * 4;

type Shown =
  | { readonly status: 'none'; readonly problem?: FileProblem }
  | { readonly status: 'reading' }
  | {
      readonly status: 'read';
      readonly name: string;
      readonly isCut: boolean;
      readonly items: readonly FileItem[];
    };

interface SummaryProps {
  readonly items: readonly FileItem[];
  /** Whether the file has more than these. */
  readonly isCut: boolean;
  /** How many fit into a set. */
  readonly fitting: number;
}

/** How many questions are played, are to be checked or are left out. */
const Summary = ({ items, isCut, fitting }: SummaryProps) => {
  const count = (state: ReturnType<typeof stateOf>) =>
    items.filter((item) => stateOf(item) === state).length;
  const [toCheck, leftOut] = [count('check'), count('out')];
  const played = items.length - leftOut;
  const notes = [
    { id: 'games.quiz.file.toCheck', count: toCheck },
    { id: 'games.quiz.file.leftOut', count: leftOut },
    { id: 'games.quiz.file.isCut', count: isCut || fitting < played ? fitting : 0 },
  ] as const;
  const shown = notes.filter(({ count }) => count > 0);
  return (
    <Box role="status" sx={{ mb: 1.5, display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
      <Box component="span" sx={{ fontWeight: 500 }}>
        <Message id="games.quiz.file.found" values={{ count: played }} />
      </Box>
      {shown.map(({ id, count }) => (
        <span key={id}>
          <Message id={id} values={{ count }} />
        </span>
      ))}
    </Box>
  );
};

/** Reads the questions of a file, shows each, and makes a set of those that can be played. */
const FileDialog = ({ open, onClose, onChoose }: TestsDialogProps) => {
  const id = useId();
  const { locale } = useLocale();
  const [shown, setShown] = useState<Shown>({ status: 'none' });
  const newest = useRef(0);
  const end = () => {
    newest.current += 1;
    setShown({ status: 'none' });
    onClose();
  };
  const choose = (name: string, text: string) => {
    onChoose({ name, text });
    end();
  };
  const read = async (file: File) => {
    newest.current += 1;
    const own = newest.current;
    setShown({ status: 'reading' });
    if (isText(file)) {
      const text = await textIn(file.slice(0, MOST_TEXT));
      if (own !== newest.current) return;
      if (text === undefined) setShown({ status: 'none', problem: 'damaged' });
      else if (text.length > SET_LENGTH) setShown({ status: 'none', problem: 'too-long' });
      else choose(nameOf(file), text);
      return;
    }
    const answer = await readFile(file);
    if (own !== newest.current) return;
    if ('problem' in answer) setShown({ status: 'none', problem: answer.problem });
    else {
      const items = fileItems(answer.questions, locale === 'ar' ? 'ar' : 'en');
      setShown({ status: 'read', name: nameOf(file), isCut: answer.isCut, items });
    }
  };
  const set = shown.status === 'read' ? fileSet(shown.items) : undefined;
  return (
    <Dialog open={open} onClose={end} maxWidth="sm" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="games.quiz.fromFile" />
      </DialogTitle>
      <DialogContent>
        {shown.status === 'read' ? (
          <>
            <Summary items={shown.items} isCut={shown.isCut} fitting={set?.count ?? 0} />
            <FileItems items={shown.items} />
          </>
        ) : (
          <>
            <DialogContentText sx={{ mb: 1.5 }}>
              <Message id="games.quiz.file.help" />
            </DialogContentText>
            <FieldLabel id={`${id}-label`} htmlFor={id}>
              <Message id="games.quiz.file.choose" />
            </FieldLabel>
            <DropZone
              id={id}
              name="questions-file"
              accept={ACCEPTED}
              invalid={shown.status === 'none' && shown.problem !== undefined}
              describedBy={`${id}-note`}
              onFiles={([file]) => void read(file)}
            />
            <Box id={`${id}-note`} role="status" sx={{ mt: 1.5, minHeight: 56 }}>
              {shown.status === 'reading' && (
                <>
                  <Message id="games.quiz.file.reading" />
                  <LinearProgress aria-hidden sx={{ mt: 1 }} />
                </>
              )}
              {shown.status === 'none' && shown.problem && (
                <Alert severity="error">
                  <Message id={`games.quiz.file.problem.${shown.problem}`} />
                </Alert>
              )}
            </Box>
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap' }}>
        {shown.status === 'read' && (
          <TextButton
            label="games.quiz.file.another"
            color="inherit"
            onClick={() => setShown({ status: 'none' })}
          />
        )}
        <TextButton label="common.close" onClick={end} color="inherit" />
        {shown.status === 'read' && set && (
          <TextButton
            label="games.quiz.file.make"
            variant="contained"
            disabled={set.count === 0}
            onClick={() => choose(shown.name, set.text)}
          />
        )}
      </DialogActions>
    </Dialog>
  );
};

const textIn = async (file: Blob): Promise<string | undefined> => {
  try {
    return decodeText(new Uint8Array(await file.arrayBuffer())).text;
  } catch {
    return undefined;
  }
};

export default FileDialog;
