import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ShieldAlert } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { FormattedList } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { reportContents } from '#shared/contracts/reports.ts';
import { optionsIn } from '#shared/model/job-options.ts';
import { lifetimes } from '#shared/model/lifetimes.ts';
import { limits } from '#shared/model/limits.ts';
import { languageOf, languages } from '#shared/model/locale.ts';
import { terms } from '#shared/model/term.ts';
import picture from '#frontend/assets/illustrations/reports.svg';
import { EmptyState } from '#frontend/components/feedback/empty-state.tsx';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { OptionFields } from '#frontend/components/options/option-fields.tsx';
import { UnprintableNote } from '#frontend/components/printing/unprintable-note.tsx';
import {
  UnprintableInClass,
  UnprintableInSettings,
  UnprintableInSheet,
} from '#frontend/record/components/printing/unprintable-in-record.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { SubmitButton } from '#frontend/components/form/submit-button.tsx';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import { useClass, useClasses, type ClassSummary } from '#frontend/record/api/classes.ts';
import { useAllMarkSheets, type MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { TERM } from '#frontend/lib/class-paths.ts';
import { CLASSES, paths } from '#frontend/lib/paths.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import { useSubmitJob } from '#frontend/lib/resources/use-submit-job.ts';
import { reportCalls } from '../api.ts';
import {
  classesWithoutMarks,
  hasSeveralSubjects,
  needsTerm,
  problemOf,
  requestOf,
  sheetsToReport,
  termOf,
  termToReport,
  toggled,
  type ReportChoice,
} from '../model/report-choice.ts';
import { Ticks } from './ticks.tsx';

const columns = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(190px, 1fr))',
  alignItems: 'start',
} as const;

interface PartProps {
  readonly choice: ReportChoice;
  readonly onChange: (change: Partial<ReportChoice>) => void;
}

const SlipChoices = ({ choice, onChange }: PartProps) => {
  const text = useMessage();
  const { classIds } = choice;
  const { data: only } = useClass(classIds.length === 1 ? classIds[0] : undefined);
  const pupils = only?.pupils ?? [];
  return (
    <>
      <Box sx={columns}>
        {pupils.length > 0 && (
          <SelectField
            name="pupil"
            label={<Message id="reports.slipsFor" />}
            placeholder={text('reports.slipsForAll')}
            optional
            value={pupils.some(({ id }) => id === choice.pupilId) ? choice.pupilId : ''}
            onChange={(pupilId) => onChange({ pupilId })}
            options={pupils.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          />
        )}
      </Box>
      <OptionFields table="slips" values={choice.slips} onChange={(slips) => onChange({ slips })} />
    </>
  );
};

interface FormProps {
  readonly classes: readonly ClassSummary[];
  readonly sheets: readonly MarkSheetOfClass[];
}

/** What to make of which classes; says what the files will hold before they are made. */
const Choices = ({ classes, sheets }: FormProps) => {
  const text = useMessage();
  const [search] = useSearchParams();
  const language = languageOf(useLocale().locale);
  const asked = (search.get(CLASSES) ?? '').split(',');
  const named = classes.filter(({ id }) => asked.includes(id)).map(({ id }) => id);
  const [choice, setChoice] = useState<ReportChoice>(() => ({
    classIds: named.length === 0 && classes.length === 1 ? classes.map(({ id }) => id) : named,
    contents: ['council'],
    allSubjects: false,
    term: termOf(search.get(TERM)),
    ...{ slips: optionsIn('slips', {}), pupilId: '', language },
  }));
  const { data: profile } = useProfile();
  const { busy, submit } = useSubmitJob(reportCalls, {
    submitted: 'reports.submitted',
    history: paths.reportFiles,
  });
  const [tried, setTried] = useState(false);
  const change = (part: Partial<ReportChoice>): void => setChoice({ ...choice, ...part });
  const all = ofThisYear(classes);
  const mayTakeAll = all.length > 1 && all.length <= limits.notebookClasses;
  const chosen = classes.filter(({ id }) => choice.classIds.includes(id));
  const pupils = chosen.reduce((sum, { counts }) => sum + counts.pupils, 0);
  const term = termToReport(choice, sheets);
  const without = classesWithoutMarks(choice, term, sheets);
  const problem = problemOf(choice, pupils);
  const mayTakeSubjects = hasSeveralSubjects(choice, sheets);
  const allSubjects = mayTakeSubjects && choice.allSubjects;
  const isEmpty = chosen.length > 0 && without.length === chosen.length;
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setTried(true);
    const refusal: Text | undefined = problem ?? (isEmpty ? { id: 'reports.noMarks' } : undefined);
    if (refusal) {
      const group = problem && choice.classIds.length > 0 ? 'contents' : 'classes';
      event.currentTarget.querySelector<HTMLElement>(`[name=${group}]`)?.focus();
      notify('error', refusal.id, refusal.values);
      return;
    }
    // In the order of the list, whatever was ticked first.
    const classIds = chosen.map(({ id }) => id);
    void submit(() => Promise.resolve(requestOf({ ...choice, classIds, allSubjects }, term)));
  };
  return (
    <Card component="form" noValidate onSubmit={onSubmit} sx={{ p: { xs: 2.5, sm: 4 } }}>
      <Stack sx={{ gap: 3 }}>
        <Ticks
          legend={<Message id="reports.classes" />}
          name="classes"
          {...(mayTakeAll && {
            all: {
              label: <Message id="reports.allClasses" values={{ count: all.length }} />,
              onChange: (checked) => change({ classIds: checked ? all.map(({ id }) => id) : [] }),
            },
          })}
          ticks={classes.map((one) => ({
            id: one.id,
            label: nameOfClass(one),
            checked: choice.classIds.includes(one.id),
            isApart: one.season !== undefined,
            onChange: () => change({ classIds: toggled(choice.classIds, one.id) }),
          }))}
        />
        <Ticks
          legend={<Message id="reports.contents" />}
          name="contents"
          inRows
          ticks={reportContents.map((content) => ({
            id: content,
            label: <Message id={`reports.content.${content}`} />,
            help: <Message id={`reports.contentHelp.${content}`} />,
            checked: choice.contents.includes(content),
            onChange: () => change({ contents: toggled(choice.contents, content) }),
          }))}
        />
        {mayTakeSubjects && (
          <Ticks
            legend={<Message id="reports.subjects" />}
            name="subjects"
            inRows
            ticks={[
              {
                id: 'all',
                label: <Message id="reports.allSubjects" />,
                help: <Message id="reports.allSubjectsHelp" />,
                checked: allSubjects,
                onChange: () => change({ allSubjects: !allSubjects }),
              },
            ]}
          />
        )}
        <Box sx={columns}>
          {needsTerm(choice) && (
            <SelectField
              name="term"
              label={<Message id="reports.term" />}
              placeholder=""
              value={String(term)}
              onChange={(value) => change({ term: termOf(value) })}
              options={terms.map((one) => ({
                value: String(one),
                label: text('reports.ofTerm', { term: one }),
              }))}
            />
          )}
          <SelectField
            name="language"
            label={<Message id="reports.language" />}
            placeholder=""
            value={choice.language}
            onChange={(value) =>
              change({ language: languages.find((one) => one === value) ?? choice.language })
            }
            options={languages.map((one) => ({
              value: one,
              label: text(`reports.language.${one}`),
            }))}
          />
        </Box>
        {choice.contents.includes('slips') && <SlipChoices {...{ choice, onChange: change }} />}
        {without.length > 0 && !isEmpty && (
          <Alert severity="warning">
            <Message
              id="reports.withoutMarks"
              values={{
                names: (
                  <FormattedList
                    key="names"
                    type="conjunction"
                    value={chosen.filter(({ id }) => without.includes(id)).map(nameOfClass)}
                  />
                ),
              }}
            />
          </Alert>
        )}
        <UnprintableNote
          printed={[
            profile,
            sheets
              .filter(({ classId }) => choice.classIds.includes(classId))
              .map(({ subject }) => subject),
          ]}
        />
        <UnprintableInSettings />
        {chosen.map(({ id }) => (
          <UnprintableInClass key={id} classId={id} />
        ))}
        {sheetsToReport(choice, term, sheets).map(({ classId, id }) => (
          <UnprintableInSheet key={id} classId={classId} sheetId={id} />
        ))}
        {isEmpty && (
          <Alert
            severity="warning"
            action={
              <Button component={Link} to={paths.classes} color="inherit" size="small">
                <Message id="reports.toClasses" />
              </Button>
            }
          >
            <Message id="reports.noMarks" />
          </Alert>
        )}
        <Alert role="note" severity="info" icon={<ShieldAlert size={20} />}>
          <Message id="reports.holds" values={{ pupils, days: lifetimes.resultFile.days }} />
        </Alert>
        {tried && problem && (
          <Alert severity="error">
            <Message {...problem} />
          </Alert>
        )}
        <div>
          <SubmitButton busy={busy}>
            <Message id="reports.make" />
          </SubmitButton>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            <Message id="reports.makeHelp" />
          </Typography>
        </div>
      </Stack>
    </Card>
  );
};

/** The form for reports, once the classes and their marks are known. */
const ReportForm = () => {
  const classes = useClasses();
  const sheets = useAllMarkSheets();
  if (classes.data?.length === 0)
    return (
      <EmptyState
        text="reports.noClass"
        picture={picture}
        action={
          <Button component={Link} to={paths.classes} variant="contained">
            <Message id="reports.toClasses" />
          </Button>
        }
      />
    );
  if (classes.data && sheets.data) return <Choices classes={classes.data} sheets={sheets.data} />;
  const error: unknown = classes.error ?? sheets.error;
  return error === undefined ? (
    <Skeleton variant="rounded" height={480} />
  ) : (
    <ErrorState
      title="reports.loadFailed"
      text={textOfError(error)}
      action="common.retry"
      onAction={() => void Promise.all([classes.mutate(), sheets.mutate()])}
    />
  );
};

export default ReportForm;
