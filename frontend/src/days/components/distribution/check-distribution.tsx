import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import type { DistributionTable } from '#shared/distribution/plan-tables.ts';
import { readLessons } from '#shared/distribution/read-lessons.ts';
import { yearOfStudy } from '#shared/distribution/plan-axes.ts';
import { annualDistribution, type AnnualDistribution } from '#shared/model/annual-distribution.ts';
import { limits } from '#shared/model/limits.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { clipText } from '#shared/text/clean-text.ts';
import { RestoredNote } from '#frontend/components/form/restored-note.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { useTyped } from '#frontend/lib/forms/use-typed.ts';
import type { Choices } from '#frontend/record/model/preview/corrections.ts';
import { yearIn, yearsIn } from '#frontend/lib/year-of-study.ts';
import type { ScopeValues } from '../../model/distribution/scope-values.ts';
import {
  annualPlans,
  readPlan,
  type Kinds,
  type PlanRole,
} from '../../model/distribution/plan-columns.ts';
import { ReadyLessons } from './ready-lessons.tsx';
import { StepActions } from './step-actions.tsx';

const PlanPreview = lazyComponent(async () => {
  const part = import('#frontend/record/components/preview/sheet-preview.tsx');
  return { default: (await withTexts(part, 'preview')).SheetPreview<PlanRole> };
});

interface Props {
  readonly values: ScopeValues;
  readonly tables: readonly DistributionTable[];
  /** Whether letters may be others than the file shows. */
  readonly isDoubtful: boolean;
  readonly onBack: () => void;
  /** Saves it; rejects if that fails. */
  readonly onChosen: (distribution: AnnualDistribution) => Promise<void>;
}

/** Lines of the table in no lesson that are shown. */
const SHOWN = 200;
const LONGEST_SHOWN = 120;

/** Why the lessons cannot be saved yet. */
function problemOf(
  kinds: Kinds | undefined,
  count: number,
  isAsked: Readonly<Record<'level' | 'lines' | 'twice', boolean>>,
): Text | undefined {
  if (!kinds) return { id: 'distribution.chooseTable' };
  if (![...kinds.values()].includes('lesson')) return { id: 'distribution.needsLesson' };
  if (isAsked.level) return { id: 'distribution.chooseLevel' };
  if (isAsked.lines) return { id: 'distribution.chooseLines' };
  if (isAsked.twice) return { id: 'distribution.chooseTwice' };
  if (count === 0) return { id: 'distribution.noLessons' };
  return count > limits.plannedLessons
    ? { id: 'distribution.tooMany', values: { count, maximum: limits.plannedLessons } }
    : undefined;
}

/** Shows what was read of a table, asks what is not clear, and saves it. */
export const CheckDistribution = ({ tables, isDoubtful, values, onBack, onChosen }: Props) => {
  const say = useMessage();
  const [at, setAt] = useState(tables.length === 1 ? '0' : '');
  const found = at === '' ? undefined : tables[Number(at)];
  const [choices, setChoices] = useState<Choices<PlanRole>>([]);
  const plan = useMemo(() => found && readPlan(found, choices), [found, choices]);
  const [level, setLevel] = useState('');
  const [lines, setLines] = useState('');
  const [twice, setTwice] = useState('');
  // What the table says of its year goes before what the form of the lesson says.
  const stated = yearOfStudy(level) ?? yearOfStudy(found?.title ?? '');
  const form = useTyped(
    {
      subject: values.subject,
      level: stated?.level ?? values.level,
      year: stated ? String(stated.year) : yearIn(values),
    },
    'distribution',
  );
  const scope = form.values;
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const read = useMemo(
    () =>
      plan &&
      readLessons(plan.table, plan.kinds, {
        ...{ level, apart: lines === 'apart', once: twice === 'once' },
      }),
    [plan, level, lines, twice],
  );
  const {
    lessons = [],
    cut = 0,
    unread = 0,
    leftOut = [],
    levels = [],
    manyLines = 0,
    mixed = 0,
    twice: inTwoLists = 0,
  } = read ?? {};
  // Elsewhere, lines are usually those of one lesson.
  const asksLines = manyLines > 0 && (mixed > 0 || found?.form === 'matrix' || lines !== '');
  const problem = problemOf(plan?.kinds, lessons.length, {
    level: levels.length > 0 && !levels.includes(level),
    lines: asksLines && lines === '',
    twice: inTwoLists > 0 && twice === '',
  });
  const year = yearIn(scope);
  const parsed = z.safeParse(annualDistribution, { ...scope, year: Number(year), lessons }).data;
  const save = async () => {
    if (!parsed) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onChosen(parsed);
      form.forget();
    } catch (error) {
      setFailure(textOfFailure(error, 'distribution.saveFailed'));
      setBusy(false);
    }
  };
  const missing: Text | undefined =
    problem ?? (parsed ? undefined : { id: 'distribution.needsScope' });
  return (
    <>
      <DialogContent
        sx={{ display: 'grid', gap: 2, alignContent: 'start', gridAutoRows: 'max-content' }}
      >
        {tables.length > 1 && (
          <SelectField
            name="table"
            label={<Message id="distribution.table" />}
            value={at}
            onChange={(value) => {
              setAt(value);
              setChoices([]);
              setLevel('');
              setLines('');
              setTwice('');
            }}
            options={tables.map(({ sheet, title, rows, form: own }, index) => ({
              value: String(index),
              label: say(own === 'list' ? 'distribution.tableOf' : 'distribution.matrixOf', {
                number: index + 1,
                name: [sheet, title].filter(Boolean).join(' · '),
                rows: rows.length,
              }),
            }))}
            placeholder={say('form.choose')}
          />
        )}
        {plan && (
          <>
            <PlanPreview
              key={at}
              kind={annualPlans}
              sheets={[plan.sheet]}
              readings={[plan.reading]}
              choices={choices}
              onChoices={setChoices}
              above={() => (
                <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  <Message id="distribution.columnsHelp" />
                </Typography>
              )}
            />
            {levels.length > 0 && (
              <SelectField
                name="tableLevel"
                label={<Message id="distribution.tableLevel" />}
                value={level}
                onChange={setLevel}
                options={levels.map((value) => ({ value, label: value }))}
                placeholder={say('form.choose')}
              />
            )}
            {manyLines > 0 && (
              <SelectField
                name="tableLines"
                label={<Message id="distribution.lines" values={{ count: manyLines }} />}
                value={lines || (asksLines ? '' : 'together')}
                onChange={setLines}
                options={(['together', 'apart'] as const).map((value) => ({
                  value,
                  label: say(`distribution.lines.${value}`),
                }))}
                placeholder={say('form.choose')}
              />
            )}
            {inTwoLists > 0 && (
              <SelectField
                name="tableTwice"
                label={<Message id="distribution.twice" values={{ count: inTwoLists }} />}
                value={twice}
                onChange={setTwice}
                options={(['once', 'both'] as const).map((value) => ({
                  value,
                  label: say(`distribution.twice.${value}`),
                }))}
                placeholder={say('form.choose')}
              />
            )}
            {isDoubtful && (
              <Alert severity="warning">
                <Message id="distribution.doubtfulLetters" />
              </Alert>
            )}
            {leftOut.length > 0 && (
              <Alert severity="info">
                <Message id="distribution.leftOut" values={{ count: leftOut.length }} />
                <Box
                  component="ul"
                  tabIndex={0}
                  sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 160, overflow: 'auto' }}
                >
                  {leftOut.slice(0, SHOWN).map((text, index) => (
                    <li key={index}>
                      <bdi>{clipText(text, LONGEST_SHOWN)}</bdi>
                    </li>
                  ))}
                </Box>
              </Alert>
            )}
            {cut > 0 && (
              <Alert severity="warning">
                <Message id="distribution.cut" values={{ count: cut }} />
              </Alert>
            )}
            {unread > 0 && (
              <Alert severity="warning">
                <Message id="distribution.unread" values={{ count: unread }} />
              </Alert>
            )}
            {read && lessons.length > 0 && !problem && <ReadyLessons {...read} />}
            <RestoredNote restored={form.restored} onAfresh={form.reset} />
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
              }}
            >
              <TextField
                name="distributionSubject"
                label={<Message id="distribution.subject" />}
                value={scope.subject}
                onChange={(subject) => form.change('subject', subject)}
                inputProps={{ maxLength: limits.textLength }}
              />
              <SelectField
                name="distributionLevel"
                label={<Message id="distribution.level" />}
                value={scope.level}
                onChange={(level) => form.change('level', level)}
                options={schoolLevels.map((value) => ({ value, label: say(`level.${value}`) }))}
                placeholder={say('form.choose')}
              />
              <SelectField
                name="distributionYear"
                label={<Message id="distribution.year" />}
                value={year}
                onChange={(chosenYear) => form.change('year', chosenYear)}
                options={Array.from({ length: yearsIn(scope) }, (_, index) => ({
                  value: String(index + 1),
                  label: say('distribution.yearOf', { year: index + 1 }),
                }))}
                placeholder={say('form.choose')}
              />
            </Box>
          </>
        )}
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
      </DialogContent>
      <StepActions problem={missing}>
        <TextButton
          label="distribution.back"
          ref={focusIfLost}
          onClick={() => {
            form.forget();
            onBack();
          }}
          color="inherit"
        />
        <TextButton
          label="distribution.save"
          variant="contained"
          onClick={() => void save()}
          disabled={isBusy || !parsed || problem !== undefined}
        />
      </StepActions>
    </>
  );
};
