import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { cleanTitle } from '#shared/draft/source-headings.ts';
import { limits } from '#shared/model/limits.ts';
import type { DraftLanguage } from '#shared/model/locale.ts';
import { DropZone } from '#frontend/components/file/drop-zone.tsx';
import { FieldLabel } from '#frontend/components/form/field-label.tsx';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useUser } from '#frontend/lib/auth/session.ts';
import { openUnsentForm } from '#frontend/lib/forms/use-unsent-form.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { passagesOf, withPassages, type Chosen } from '#frontend/lib/sources/chosen-passages.ts';
import { holdsOrders } from '#frontend/lib/sources/instructions-in.ts';
import { openSource } from '#frontend/lib/sources/open-source.ts';
import {
  SourceError,
  type SourceFile,
  type SourceProblem,
} from '#frontend/lib/sources/source-file.ts';
import { SourcePassages } from './source-passages.tsx';

/** A page cannot keep the file itself: what was typed and ticked returns when it is chosen again. */
const keptSource = z.object({
  /** Its name, size and time: another file of this name has other passages. */
  file: z.string(),
  title: z.string(),
  chosen: z.array(z.tuple([z.number(), z.array(z.tuple([z.number(), z.string()]))])),
});
const identityOf = ({ name, size, lastModified }: File): string =>
  [name, size, lastModified].join('/');

/** The title of a source until another one is typed. */
const titleOf = (file: string): string => cleanTitle(file.replace(/\.[^.]{1,5}$/, ''));

const bounds = { megabytes: limits.sourceBytes / 1024 / 1024 };

export interface SourceDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly text: string;
  /** The draft's language, in which headings are written. */
  readonly language: DraftLanguage;
  readonly onText: (text: string) => void;
}

interface Opened {
  readonly name: string;
  readonly identity: string;
  readonly source: SourceFile;
}

/** Why no text can be taken from a file; an unforeseen fault is reported. */
const problemOf = (error: unknown): SourceProblem => {
  if (error instanceof SourceError) return error.problem;
  if (error instanceof Error)
    void import('#frontend/lib/report-error.ts').then(({ reportError }) => reportError(error));
  return 'damaged';
};

/** Takes passages from a file on this device into the source text. */
const SourceDialog = ({ open, text, language, onText, ...props }: SourceDialogProps) => {
  const id = useId();
  const say = useMessage();
  const [opened, setOpened] = useState<Opened>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<SourceProblem>();
  const uid = useUser()?.uid;
  const draftNow = () => openUnsentForm(uid, 'source', keptSource);
  /** Whether title and ticks are those of an earlier visit. */
  const [restored, setRestored] = useState(false);
  const [title, setTitle] = useState('');
  const [chosen, setChosen] = useState<Chosen>(new Map());
  /** Counts the files, because a slow one must not replace a newer one. */
  const turn = useRef(0);
  const source = opened?.source;
  useEffect(() => () => source?.close(), [source]);

  const take = (file: string, next: { readonly title: string; readonly chosen: Chosen }) => {
    setTitle(next.title);
    setChosen(next.chosen);
    const ticked = [...next.chosen].map(([part, texts]): [number, [number, string][]] => [
      part,
      [...texts],
    ]);
    draftNow().keep({ file, title: next.title, chosen: ticked });
  };
  const onClose = () => {
    draftNow().forget();
    props.onClose();
  };
  const clear = () => {
    turn.current += 1;
    setRestored(false);
    setOpened(undefined);
    setProblem(undefined);
    setChosen(new Map());
    setBusy(false);
  };
  const choose = async (file: File) => {
    clear();
    const own = turn.current;
    setBusy(true);
    try {
      const read = await openSource(file);
      if (own !== turn.current) return read.close();
      const identity = identityOf(file);
      const { found } = draftNow();
      const kept = found?.file === identity ? found : undefined;
      setTitle(kept?.title ?? titleOf(file.name));
      if (kept) setChosen(new Map(kept.chosen.map(([part, texts]) => [part, new Map(texts)])));
      setRestored(kept !== undefined);
      setOpened({ name: file.name, identity, source: read });
    } catch (error) {
      if (own === turn.current) setProblem(problemOf(error));
    } finally {
      if (own === turn.current) setBusy(false);
    }
    return undefined;
  };

  const isPaged = source?.isPaged ?? false;
  const passages = passagesOf(chosen, {
    title: cleanTitle(title) || say('source.untitled'),
    isPaged,
    language,
  });
  const whole = passages === '' ? text : withPassages(text, passages);
  const isTooLong = whole.length > limits.longTextLength;
  const add = () => {
    onText(whole);
    clear();
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} maxWidth="md" fullWidth>
      <DialogTitle sx={{ pb: 1 }}>
        <Message id="source.title" />
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        {opened ? (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
                <bdi>{opened.name}</bdi>
              </Typography>
              <Button ref={focusIfLost} size="small" onClick={clear}>
                <Message id="source.other" />
              </Button>
            </Box>
            <RestoredNote
              restored={restored}
              onAfresh={() => {
                draftNow().forget();
                setRestored(false);
                setTitle(titleOf(opened.name));
                setChosen(new Map());
              }}
            />
            {opened.source.hasMacros && (
              <Alert severity="info">
                <Message id="source.macros" />
              </Alert>
            )}
            {isPaged && (
              <Alert severity="info">
                <Message id="source.formulas" />
              </Alert>
            )}
            <TextField
              name="sourceTitle"
              label={<Message id="source.name" />}
              help={<Message id="source.nameHelp" />}
              value={title}
              onChange={(typed) => take(opened.identity, { title: typed, chosen })}
              inputProps={{ maxLength: 120 }}
            />
            <SourcePassages
              source={opened.source}
              chosen={chosen}
              onChosen={(ticked) => take(opened.identity, { title, chosen: ticked })}
            />
            {holdsOrders(passages) && (
              <Alert severity="warning" role="status">
                <Message id="source.orders" />
              </Alert>
            )}
          </>
        ) : (
          <div>
            <FieldLabel htmlFor={`${id}-file`}>
              <Message id="source.file" />
            </FieldLabel>
            <DropZone
              id={`${id}-file`}
              name="source"
              accept=".txt,.docx,.docm,.pdf,.jpg,.jpeg,.png,image/jpeg,image/png"
              invalid={problem !== undefined}
              describedBy={`${id}-note`}
              onFiles={([file]) => void choose(file)}
            />
            {isBusy && <LinearProgress aria-label={say('source.reading')} sx={{ mt: 1 }} />}
            <FormHelperText
              id={`${id}-note`}
              error={problem !== undefined}
              {...(problem && { role: 'alert' })}
            >
              <Message
                id={problem ? `source.problem.${problem}` : 'source.fileHelp'}
                values={bounds}
              />
            </FormHelperText>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        {opened && (
          <Typography
            variant="body2"
            role="status"
            color={isTooLong ? 'error' : 'textSecondary'}
            sx={{ flex: { xs: '1 0 100%', sm: 1 } }}
          >
            <Message
              id={isTooLong ? 'source.tooLong' : 'source.length'}
              values={{ count: whole.length, maximum: limits.longTextLength }}
            />
          </Typography>
        )}
        <Button onClick={onClose} color="inherit">
          <Message id="common.cancel" />
        </Button>
        {opened && (
          <Button variant="contained" onClick={add} disabled={passages === '' || isTooLong}>
            <Message id="source.add" />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default SourceDialog;
