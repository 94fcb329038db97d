import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useMemo, type ReactNode } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Choices, SheetAsRead } from '#frontend/record/model/preview/corrections.ts';
import type { Candidate, RowProblem } from '../../model/import/candidate.ts';
import { studentLists, type RosterRole } from '../../model/import/roster-rows.ts';
import { RowList } from './row-list.tsx';
import { RowNote, type NoteTone } from './row-note.tsx';
import type { ReadListStage, ReadyRow } from '../../hooks/use-import.ts';

const ListPreview = lazyComponent(async () => {
  const part = import('#frontend/record/components/preview/sheet-preview.tsx');
  return { default: (await withTexts(part, 'preview')).SheetPreview<RosterRole> };
});

interface Props extends Omit<ReadListStage, 'stage'> {
  readonly onChoices: (choices: Choices<RosterRole>) => void;
  readonly onAdd: (rows: readonly ReadyRow[]) => void;
  readonly onBack: () => void;
  readonly note: ReactNode;
  readonly onClose: () => void;
}

const isReady = (candidate: Candidate): candidate is ReadyRow => candidate.draft !== undefined;

/** Students who are already on the roster or listed twice need no attention. */
const harmless: readonly (RowProblem | undefined)[] = ['duplicate', 'listed'];

const toneOf = (candidate: Candidate): NoteTone => {
  if (isReady(candidate)) return 'good';
  return harmless.includes(candidate.problem) ? 'idle' : 'bad';
};

const toneOrder: readonly NoteTone[] = ['bad', 'idle', 'good'];
const summaries = {
  good: 'students.ready',
  idle: 'students.known',
  bad: 'students.faulty',
} as const;

const noteOf = (candidate: Exclude<Candidate, ReadyRow>) => (
  <RowNote tone={toneOf(candidate)}>
    <Message id={`students.rowProblem.${candidate.problem}`} />
  </RowNote>
);

/** Whether a sheet has both names and addresses. */
const isWhole = ({ columns }: SheetAsRead<RosterRole>): boolean =>
  columns.some(({ role }) => role === 'email') &&
  columns.some(({ role }) => role === 'name' || role === 'surname' || role === 'given-name');

/** The rows that are not added, with their problems, and the sheets as they were read. */
export const PreviewStep = (props: Props) => {
  const { candidates, problem, sheets, readings, choices, onChoices } = props;
  const { onAdd, onBack, note, onClose } = props;
  const text = useMessage();
  const ready = useMemo(() => candidates.filter(isReady), [candidates]);
  const items = useMemo(
    () =>
      (['bad', 'idle'] as const).flatMap((tone) =>
        candidates
          .filter((candidate) => !isReady(candidate))
          .filter((candidate) => toneOf(candidate) === tone)
          .map((candidate) => ({ row: candidate, note: noteOf(candidate) })),
      ),
    [candidates],
  );
  // Each row of a sheet without names lacks one; the sheet says it once.
  const hasList = items.length > 0 && (ready.length > 0 || readings.some(isWhole));
  const hidden = candidates.filter(({ isHidden }) => isHidden).map(({ row }) => row);
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        <Stack role="status" sx={{ gap: 0.5, mb: 2, fontWeight: 500 }}>
          {toneOrder.toReversed().map((tone) => {
            const count = candidates.filter((candidate) => toneOf(candidate) === tone).length;
            if (count === 0 && tone !== 'good') return null;
            return (
              <RowNote key={tone} tone={count === 0 ? 'idle' : tone}>
                <Message id={summaries[tone]} values={{ count }} />
              </RowNote>
            );
          })}
          {hidden.length > 0 && (
            <RowNote tone="idle">
              <Message
                id="students.hidden"
                values={{ count: hidden.length, rows: hidden.join(', ') }}
              />
            </RowNote>
          )}
        </Stack>
        {problem && (
          <Alert severity="error">
            <Message {...problem} />
          </Alert>
        )}
        {hasList && <RowList label={text('students.rows')} items={items} />}
        <ListPreview
          kind={studentLists}
          {...{ sheets, readings, choices, onChoices }}
          above={({ sheet }) =>
            readings.some((one) => one.sheet === sheet.name && isWhole(one)) || (
              <Alert severity="warning" role="status">
                <Message id="students.sayColumns" />
              </Alert>
            )
          }
        />
      </DialogContent>
      {note}
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button color="inherit" onClick={onBack} sx={{ marginInlineEnd: 'auto' }}>
          <Message id="students.anotherList" />
        </Button>
        <Button color="inherit" onClick={onClose}>
          <Message id="common.cancel" />
        </Button>
        <Button variant="contained" disabled={ready.length === 0} onClick={() => onAdd(ready)}>
          <Message id="students.addMany" values={{ count: ready.length }} />
        </Button>
      </DialogActions>
    </>
  );
};
