import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { limits } from '#shared/model/limits.ts';
import { answered, followPupils, peopleOf } from '#shared/class-lists/follow-pupils.ts';
import { inSeason } from '#shared/school-year/in-season.ts';
import { closeByKey } from '#frontend/components/dialog/close-requests.ts';
import type { DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { FormError } from '#frontend/components/form/form-error.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';
import { useSchoolYear } from '#frontend/lib/resources/use-school-year.ts';
import { fetchClass } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { useChosenWorkbook } from '#frontend/record/components/classes/use-chosen-workbook.ts';
import { WorkbookField } from '#frontend/record/components/classes/workbook-field.tsx';
import { seasonBefore } from '#frontend/lib/school-season.ts';
import type { LastYear } from '#frontend/record/model/classes/last-year.ts';
import { useMovingOn, type Hours } from '../../hooks/new-year/use-moving-on.ts';
import {
  contentOfMove,
  doubles,
  lessonsOf,
  movedHours,
  moveRows,
  questionKey,
  type Edit,
} from '../../model/new-year/move-rows.ts';
import { Also } from './also.tsx';
import { RowOfClass } from './row-of-class.tsx';
import { Questions, questionsOf } from './questions.tsx';

export interface NewYearProps extends DialogFrame {
  readonly last: LastYear;
  /** How many classes the account has. */
  readonly count: number;
  readonly sheets: readonly MarkSheetOfClass[];
}

/** Moves last year's classes one year up, with the new lists if there are any. Sends nothing before it is confirmed. */
const NewYearDialog = ({ open, onClose, onExited, ...given }: NewYearProps) => {
  // What is saved here changes the lists that the page shows, and not what this dialog has proposed.
  const [{ last, count, sheets }] = useState(given);
  const content = useRef<HTMLDivElement>(null);
  const workbook = useChosenWorkbook();
  const {
    data: full,
    error,
    mutate,
  } = useResource(
    `new-year/${last.season}`,
    () => Promise.all(last.all.map(({ id }) => fetchClass(id))),
    { revalidateOnFocus: false },
  );
  const { data: stored } = useSchoolYear();
  const schoolYear = stored && inSeason(stored, last.season);
  const { data: planned } = useResource('new-year/distributions', () =>
    call(getAnnualDistributions),
  );
  const [edits, setEdits] = useState<ReadonlyMap<string, Edit>>(new Map());
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [withSheets, setWithSheets] = useState(true);
  const [withHours, setWithHours] = useState(false);
  /** What changes in the timetable, as it was confirmed: doing it again changes nothing more. */
  const confirmed = useRef<Hours>(undefined);
  const [tried, setTried] = useState(false);
  const moving = useMovingOn();
  const { busy, done, failure } = moving;

  const people = useMemo(() => peopleOf(full ?? []), [full]);
  const listed = workbook.classes.length > 0 ? workbook.classes : undefined;
  const rows = useMemo(() => {
    const ended = (full ?? []).filter(({ id }) => last.ended.some((one) => one.id === id));
    return moveRows({ ended, inUse: last.inUse, listed, current: last.thisYear, edits });
  }, [full, last, listed, edits]);
  const ticked = rows.filter((row) => row.ticked);
  const identities = useMemo(() => {
    const withList = rows.filter((row) => row.ticked && row.listed);
    const found = followPupils(
      people,
      withList.map(({ name, last: before, listed: list }) => ({
        ...{ name, follows: before?.id, pupils: list?.pupils ?? [] },
      })),
    );
    return new Map(withList.map(({ key }, index) => [key, found[index] ?? []]));
  }, [people, rows]);
  const questions = questionsOf(ticked, identities);
  const settled = new Map(
    ticked.map((row) => [
      row.key,
      (identities.get(row.key) ?? []).map((identity, index) =>
        answered(identity, answers.get(questionKey(row, index)), {
          ...{ name: row.name, follows: row.last?.id },
        }),
      ),
    ]),
  );
  const twice = doubles(rows, last.thisYear);
  const hours = movedHours(schoolYear?.timetable ?? [], ticked);
  const room = limits.savedClasses - count;
  const isFull = ticked.length > room;
  const isDone = ticked.length > 0 && ticked.every(({ key }) => done.has(key)) && !busy && !failure;
  const isValid =
    ticked.every(({ key, name }) => name.trim() !== '' && !twice.has(key)) &&
    questions.every(({ id }) => answers.has(id));

  const edit = (key: string, change: Edit): void =>
    setEdits((before) => new Map([...before, [key, { ...before.get(key), ...change }]]));
  const save = (): void => {
    if (workbook.isOutdated) return;
    flushSync(() => setTried(true));
    if (!isValid) {
      content.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return;
    }
    const moves = ticked.map((row) => ({
      ...{ row, content: contentOfMove(row, settled.get(row.key) ?? []) },
    }));
    if (withHours && hours && schoolYear) confirmed.current ??= { of: schoolYear, moves: hours };
    void moving.run({
      ...{ moves, season: last.season, sheets: withSheets ? sheets : [] },
      hours: confirmed.current,
    });
  };
  const close = (): void => {
    if (!busy) onClose();
  };
  const isFixed = busy || done.size > 0;
  return (
    <Dialog
      open={open}
      onClose={closeByKey(close)}
      fullWidth
      maxWidth={workbook.file ? 'lg' : 'md'}
      slotProps={{ transition: { onExited } }}
    >
      <DialogTitle>
        <Message id="newYear.title" values={{ season: last.season }} />
      </DialogTitle>
      <DialogContent ref={content} sx={{ display: 'grid', gap: 2.5, alignContent: 'start' }}>
        <Message id="newYear.intro" values={{ season: seasonBefore(last.season) }} />
        {!isFixed && (
          <div>
            <WorkbookField workbook={workbook} />
            {!listed && <Message id="newYear.withoutFile" />}
          </div>
        )}
        {!full && error === undefined && <Skeleton variant="rounded" height={240} />}
        {!full && error !== undefined && (
          <ErrorState
            title="classes.loadFailed"
            text={textOfError(error)}
            action="common.retry"
            onAction={() => void mutate()}
          />
        )}
        {full && (
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
            {rows.map((row) => (
              <RowOfClass
                key={row.key}
                row={row}
                identities={settled.get(row.key)}
                lessons={planned && lessonsOf(planned.distributions, row)}
                moved={done.get(row.key)}
                isFixed={isFixed}
                isDouble={twice.has(row.key)}
                tried={tried}
                onEdit={(change) => edit(row.key, change)}
              />
            ))}
          </Box>
        )}
        {!isFixed && (
          <Questions
            questions={questions}
            answers={answers}
            tried={tried}
            onAnswer={(id, value) => setAnswers((before) => new Map([...before, [id, value]]))}
          />
        )}
        {full && !isFixed && (
          <Also
            {...{ hours, withSheets, withHours }}
            hasSheets={sheets.some(({ classId }) =>
              ticked.some(({ last: one }) => one?.id === classId),
            )}
            onSheets={() => setWithSheets(!withSheets)}
            onHours={() => setWithHours(!withHours)}
          />
        )}
        {isFull && done.size === 0 && (
          <Alert severity="warning" role="status">
            <Message
              id="newYear.full"
              values={{
                most: limits.savedClasses,
                count: Math.max(room, 0),
                ticked: ticked.length,
              }}
            />
          </Alert>
        )}
        {isDone && (
          <Alert severity="success" role="status">
            <Message
              id="newYear.madeAll"
              values={{ count: ticked.length, season: seasonBefore(last.season) }}
            />
          </Alert>
        )}
        {failure && done.size > 0 && (
          <Alert severity="info" role="presentation">
            <Message id="newYear.madeSome" values={{ made: done.size, count: ticked.length }} />
          </Alert>
        )}
        <FormError error={failure} />
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button color="inherit" aria-disabled={busy} onClick={close}>
          <Message id={isDone || done.size > 0 ? 'common.close' : 'common.cancel'} />
        </Button>
        {full && !isDone && (
          <Button
            variant="contained"
            aria-disabled={busy || workbook.isOutdated}
            disabled={ticked.length === 0 || (isFull && done.size === 0)}
            startIcon={busy && <CircularProgress size={18} color="inherit" aria-hidden />}
            onClick={save}
          >
            <Message
              id={failure ? 'common.retry' : 'newYear.submit'}
              values={{ count: ticked.length }}
            />
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default NewYearDialog;
