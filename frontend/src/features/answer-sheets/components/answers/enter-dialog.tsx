import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerSheets } from '#shared/model/answer-sheets.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import {
  firstTestDay,
  NoRoomError,
  termOf,
  TestDayFields,
  textOfRefusal,
  validateTestDay,
} from '#frontend/record/components/classes/test-day-fields.tsx';
import { FormDialog, type DialogFrame } from '#frontend/components/dialog/form-dialog.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { addMarksToSheet, type AddedMarks } from '#frontend/record/api/add-marks.ts';
import { markSheetPath } from '#frontend/lib/class-paths.ts';
import { newSheet } from '#shared/record/sheet/new-sheet.ts';
import { useForm } from '#frontend/lib/forms/use-form.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { resultsOf, tableOfAnswers } from '../../model/answers/enter-results.ts';

export interface EnterDialogProps extends DialogFrame {
  readonly jobId: string;
  readonly content: AnswerSheets;
  readonly kept: SavedClass;
}

type Replaced = AddedMarks['different'][number];

/** How many replaced marks are named. */
const NAMED = 8;

/** Marks of the record that would be replaced, asked about before they are. */
const ReplacedMarks = ({
  replaced,
  nameOf,
}: {
  readonly replaced: readonly Replaced[];
  readonly nameOf: (pupil: string) => string;
}) => (
  <Alert severity="warning">
    <Message id="answers.replaced" values={{ count: replaced.length }} />
    <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.5 }}>
      {replaced.slice(0, NAMED).map(({ pupil, before, after }) => (
        <li key={pupil}>
          <Message
            id="answers.replacedMark"
            values={{ name: nameOf(pupil), before: before || '–', after }}
          />
        </li>
      ))}
    </Box>
    {replaced.length > NAMED && (
      <Message id="answers.replacedMore" values={{ count: replaced.length - NAMED }} />
    )}
  </Alert>
);

/** Asks for subject, term and date, writes the marks of the sheets into the record, and leads there. */
const EnterDialog = ({ jobId, content, kept, ...frame }: EnterDialogProps) => {
  const text = useMessage();
  const navigate = useNavigate();
  const { data: profile } = useProfile();
  /** What the teacher was asked to replace; another subject, term, date or mark is asked about anew. */
  const [asked, setAsked] = useState<{
    readonly replaced: readonly Replaced[];
    readonly question: string;
  }>();
  const results = resultsOf(content);
  const entered = new Set(results.map(({ pupil }) => pupil));
  const without = kept.pupils.filter(({ id }) => !entered.has(id)).length;
  const nameless = content.sheets.filter(
    ({ pupil, dismissed }) => pupil === undefined && !dismissed,
  ).length;
  const form = useForm({
    keepAs: `enter.${jobId}`,
    initial: { ...firstTestDay(content.subject ?? kept.subject ?? profile?.subject, content.date) },
    validate: validateTestDay,
    onFailure: (error) => ({ text: textOfRefusal(error) }),
    onSubmit: async (day) => {
      const { subject, term, date } = day;
      const level = schoolLevels.find((one) => one === (kept.level ?? profile?.level));
      const heading = { subject: subject.trim(), term: termOf(term) };
      const table = tableOfAnswers(content, { date, jobId });
      const question = JSON.stringify([day, table]);
      const agreed = asked?.question === question ? asked.replaced : [];
      const { sheetId, different, refused, leftOut } = await addMarksToSheet(kept.id, {
        ...heading,
        ...{ table, begin: newSheet(level, (role) => text(`classes.role.${role}`)) },
        choices: {
          wholly: true,
          replaced: agreed.map(({ pupil, before }) => ({ pupil, column: 0, before })),
        },
      });
      if (leftOut > 0) throw new NoRoomError();
      if (different.length > 0) {
        const others = agreed.filter(({ pupil }) => !different.some((one) => one.pupil === pupil));
        setAsked({ replaced: [...others, ...different], question });
        return;
      }
      setAsked(undefined);
      if (sheetId === undefined) return;
      notify('success', 'answers.entered', { count: results.length - refused.length });
      frame.onClose();
      await navigate(markSheetPath(kept.id, sheetId));
    },
  });
  const nameOf = (pupil: string): string =>
    kept.pupils.find(({ id }) => id === pupil)?.fullName ?? '';
  return (
    <FormDialog
      {...frame}
      title="answers.enter"
      submit={asked ? 'answers.replace' : 'answers.enterSubmit'}
      form={form}
    >
      <div>
        <Message
          id="answers.enterIntro"
          values={{ count: results.length, title: content.title, name: kept.name }}
        />
        {without > 0 && (
          <>
            {' '}
            <Message id="answers.enterWithout" values={{ count: without }} />
          </>
        )}
        {nameless > 0 && (
          <>
            {' '}
            <Message id="answers.enterNameless" values={{ count: nameless }} />
          </>
        )}
      </div>
      <TestDayFields form={form} />
      {asked && <ReplacedMarks replaced={asked.replaced} nameOf={nameOf} />}
    </FormDialog>
  );
};

export default EnterDialog;
