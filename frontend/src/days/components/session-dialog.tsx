import Link from '@mui/material/Link';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { limits } from '#shared/model/limits.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { paths } from '#frontend/lib/paths.ts';
import { useFollowing, useTyped } from '#frontend/lib/forms/use-typed.ts';
import { useRecord } from '../hooks/use-record.ts';
import { courseName } from '../model/course-name.ts';
import { changesOfSession, typedOf, type Typed } from '../model/session-form.ts';
import { nextSession, siblingsOf } from '../model/homework.ts';
import { BlockWords } from './block-words.tsx';
import { DaysDialog } from './days-dialog.tsx';
import { HalfNote } from './half-note.tsx';
import { HomeworkFor } from './homework-for.tsx';
import { HowItWent } from './how-it-went.tsx';
import { OtherLesson } from './other-lesson.tsx';
import { SessionPlan } from './plans/session-plan.tsx';
import { startOf } from './session-words.tsx';
import { WeAreHere } from './we-are-here.tsx';
import { SessionRoll } from './session-roll.tsx';
import type { SessionDialogProps } from './use-session-dialogs.tsx';

/** Above what is said of a session. */
const headingOf = ({ days, placed: { of, block } }: SessionDialogProps) => ({
  title: (
    <Message
      id="days.sessionTitle"
      values={{ name: courseName(days, of), time: startOf(block[0]) }}
    />
  ),
  subtitle: <BlockWords block={block} days={days} />,
});

const PlanOfBlock = ({ of, block: [{ line }] }: SessionDialogProps['placed']) =>
  of.distribution && line ? <SessionPlan of={of.distribution} line={line} /> : null;

/** A session of a class that is not saved: nothing can be said of it until it is. */
const UnsavedSession = (props: SessionDialogProps) => {
  const { open, onClose, placed } = props;
  return (
    <DaysDialog {...headingOf(props)} open={open} onClose={onClose}>
      <PlanOfBlock {...placed} />
      <Link component={RouterLink} to={paths.classes}>
        <Message id="days.saveClass" values={{ name: placed.of.course.className }} />
      </Link>
    </DaysDialog>
  );
};

/**
 * What a teacher may say of a session in addition to “taught”: half of it, homework, a note, another lesson, or where the
 * class is.
 */
const LoggedSession = (props: SessionDialogProps) => {
  const { open, days, placed, onLost, onClose } = props;
  const record = useRecord(days);
  const { of, block } = placed;
  const [session] = block;
  const last = block.at(-1) ?? session;
  const [before] = useState(() => typedOf(block));
  const [choices, setChoices] = useState(before);
  const { homework, note, lesson } = before;
  const texts = useTyped(
    { homework, note, lesson },
    of.logged && `session.${of.logged.classId}.${session.key}`,
  );
  // What another device has written since a draft was kept stays, where the draft says nothing else.
  useFollowing(texts);
  const typed: Typed = { ...choices, ...texts.values };
  const set = (changed: Partial<Typed>) => setChoices((now) => ({ ...now, ...changed }));
  const siblings = siblingsOf(of, last, days);
  const next = nextSession(last, of.real.sessions);
  const isAhead = session.date > days.today;
  const isExam = session.what === 'exam';

  const save = (text: 'days.recorded' | 'days.cleared' = 'days.recorded', values = typed) => {
    const changes = changesOfSession(placed, { before, typed: values, siblings });
    if (changes.length > 0) record({ id: text, values: { name: of.course.className } }, changes);
    texts.forget();
  };
  const saveAndClose = (...of_: Parameters<typeof save>) => {
    save(...of_);
    onClose();
  };
  return (
    <DaysDialog
      open={open}
      {...headingOf(props)}
      submit={<Message id="days.save" />}
      onSubmit={() => saveAndClose()}
      onClose={() => {
        texts.reset();
        onClose();
      }}
    >
      <RestoredNote restored={texts.restored} onAfresh={texts.reset} />
      <PlanOfBlock {...placed} />
      <SessionRoll days={days} placed={placed} />
      {!isExam && (
        <div>
          <HowItWent
            state={typed.state}
            isAhead={isAhead}
            onChange={(state) => set({ state })}
            onLost={() => {
              // What was typed is not lost with the session.
              save();
              onLost();
            }}
          />
          {typed.state === 'half' && <HalfNote days={days} placed={placed} />}
        </div>
      )}
      <div>
        <TextField
          name="homework"
          label={<Message id="days.homework" />}
          value={typed.homework}
          onChange={(value) => texts.change('homework', value)}
          optional
          inputProps={{ maxLength: limits.sessionTextLength }}
        />
        <HomeworkFor
          days={days}
          next={next}
          siblings={siblings}
          chosen={typed.alsoFor}
          onChange={(alsoFor) => set({ alsoFor })}
        />
      </div>
      <TextField
        name="note"
        label={<Message id="days.note" />}
        value={typed.note}
        onChange={(value) => texts.change('note', value)}
        optional
        rows={2}
        help={<Message id="days.noteHelp" />}
        inputProps={{ maxLength: limits.sessionTextLength }}
      />
      {!isExam && (
        <div>
          <OtherLesson
            of={of}
            value={typed.lesson}
            onChange={(value) => texts.change('lesson', value)}
          />
          {of.real.lines.length > 0 && (
            <WeAreHere of={of} value={typed.here} onChange={(here) => set({ here })} />
          )}
        </div>
      )}
      {before.state !== undefined && (
        <TextButton
          label="days.clear"
          size="small"
          sx={{ justifySelf: 'start' }}
          onClick={() => saveAndClose('days.cleared', { ...typed, state: undefined })}
        />
      )}
      {session.isExtra && (
        <TextButton
          label="days.removeMakeUp"
          size="small"
          color="error"
          sx={{ justifySelf: 'start' }}
          onClick={() => {
            record({ id: 'days.makeUpRemoved' }, [
              { of, entries: Object.fromEntries(block.map(({ key }) => [key, null])) },
            ]);
            onClose();
          }}
        />
      )}
    </DaysDialog>
  );
};

const SessionDialog = (props: SessionDialogProps) => {
  const Shown = props.placed.of.logged ? LoggedSession : UnsavedSession;
  return <Shown {...props} />;
};

export default SessionDialog;
