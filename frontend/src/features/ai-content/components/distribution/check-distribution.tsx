import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import * as z from 'zod/mini';
import { columnKinds, type ColumnKind } from '#shared/distribution/column-kinds.ts';
import {
  readLessons,
  type DistributionTable,
  type ReadLessons,
} from '#shared/distribution/read-distribution.ts';
import { annualDistribution, scopeOf } from '#shared/model/annual-distribution.ts';
import { limits } from '#shared/model/limits.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { focusIfLost } from '#frontend/lib/focus-if-lost.ts';
import { notify } from '#frontend/lib/notifications/notifications.ts';
import { useChangeDistributions, type StoredDistributions } from '../../distribution-api.ts';
import { yearIn, yearsIn, type ContentValues } from '../../model/content-values.ts';

interface Props {
  readonly values: Pick<ContentValues, 'subject' | 'level' | 'year'>;
  readonly tables: readonly DistributionTable[];
  readonly stored: StoredDistributions;
  readonly onBack: () => void;
  readonly onSaved: () => void;
}

type Kinds = ReadonlyMap<number, ColumnKind>;

const headed = ({ columns }: DistributionTable): Kinds =>
  new Map(columns.flatMap(({ column, kind }) => (kind ? [[column, kind] as const] : [])));

const columnLetter = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : `A${String.fromCharCode(65 + (column % 26))}`;

/** What each column says; headings answer it where they are clear. */
const Columns = ({
  table,
  kinds,
  onKinds,
}: {
  readonly table: DistributionTable;
  readonly kinds: Kinds;
  readonly onKinds: (kinds: Kinds) => void;
}) => {
  const say = useMessage();
  const choose = (column: number, value: string) => {
    const kind = columnKinds.find((one) => one === value);
    // Each thing is said by one column.
    const others = [...kinds].filter(([at, one]) => at !== column && one !== kind);
    onKinds(new Map([...others, ...(kind ? [[column, kind] as const] : [])]));
  };
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
      }}
    >
      {table.columns.map(({ column, heading, examples }) => (
        <SelectField
          key={column}
          name={`column${column}`}
          label={
            heading === '' ? (
              <Message id="distribution.column" values={{ letter: columnLetter(column) }} />
            ) : (
              <bdi>{heading}</bdi>
            )
          }
          help={
            <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
              {examples.map((text) => text.slice(0, 40)).join(' | ')}
            </Box>
          }
          value={kinds.get(column) ?? ''}
          onChange={(value) => choose(column, value)}
          options={columnKinds.map((kind) => ({
            value: kind,
            label: say(`distribution.kind.${kind}`),
          }))}
          placeholder={say('distribution.notUsed')}
          optional
        />
      ))}
    </Box>
  );
};

/** All lessons as they will be saved. */
const Preview = ({ lessons }: Pick<ReadLessons, 'lessons'>) => {
  const say = useMessage();
  const keys = (
    ['week', 'field', 'sequence', 'lesson', 'competence', 'sessions', 'hours'] as const
  ).filter((key) => lessons.some((lesson) => lesson[key] !== undefined));
  return (
    <Box
      tabIndex={0}
      role="region"
      aria-label={say('distribution.lessons')}
      sx={{
        overflow: 'auto',
        maxHeight: 320,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& table': { borderCollapse: 'collapse', width: '100%' },
        '& th, & td': {
          p: 1,
          textAlign: 'start',
          verticalAlign: 'top',
          minWidth: 72,
          fontSize: '0.875rem',
          borderBottom: 1,
          borderColor: 'divider',
        },
      }}
    >
      <table>
        <thead>
          <tr>
            {keys.map((key) => (
              <th key={key} scope="col">
                <Message id={`distribution.kind.${key}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lessons.map((lesson, index) => (
            <tr key={index}>
              {keys.map((key) => (
                <td key={key}>
                  <bdi>{lesson[key]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};

/** Why the lessons cannot be saved yet. */
function problemOf(isChosen: boolean, kinds: Kinds, count: number): Text | undefined {
  if (!isChosen) return { id: 'distribution.chooseTable' };
  if (![...kinds.values()].includes('lesson')) return { id: 'distribution.needsLesson' };
  if (count === 0) return { id: 'distribution.noLessons' };
  return count > limits.plannedLessons
    ? { id: 'distribution.tooMany', values: { count, maximum: limits.plannedLessons } }
    : undefined;
}

/** Shows what was read of a table, asks what is not clear, and saves it. */
export const CheckDistribution = ({ tables, stored, values, onBack, onSaved }: Props) => {
  const say = useMessage();
  const { add } = useChangeDistributions(stored);
  const [at, setAt] = useState(tables.length === 1 ? '0' : '');
  const table = at === '' ? undefined : tables[Number(at)];
  const [chosen, setChosen] = useState<Kinds>();
  const [scope, setScope] = useState({
    subject: values.subject,
    level: values.level,
    year: yearIn(values),
  });
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Text>();
  const kinds = useMemo(() => chosen ?? (table ? headed(table) : new Map()), [chosen, table]);
  const read = useMemo(() => table && readLessons(table, kinds), [table, kinds]);
  const { lessons = [], cut = 0, unread = 0 } = read ?? {};
  const problem = problemOf(table !== undefined, kinds, lessons.length);
  const year = yearIn(scope);
  const parsed = z.safeParse(annualDistribution, { ...scope, year: Number(year), lessons }).data;
  const replaces = parsed && stored.distributions.some((one) => scopeOf(one) === scopeOf(parsed));
  const change = (part: Partial<typeof scope>) => setScope({ ...scope, ...part });
  const save = async () => {
    if (!parsed) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await add(parsed);
      notify('success', 'distribution.saved');
      onSaved();
    } catch (error) {
      setFailure(textOfFailure(error, 'distribution.saveFailed'));
      setBusy(false);
    }
  };
  const state: Text =
    problem ??
    (parsed
      ? { id: 'distribution.count', values: { count: lessons.length } }
      : { id: 'distribution.needsScope' });
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
              setChosen(undefined);
            }}
            options={tables.map(({ sheet, rows }, index) => ({
              value: String(index),
              label: say('distribution.tableOf', {
                number: index + 1,
                name: sheet,
                rows: rows.length,
              }),
            }))}
            placeholder={say('form.choose')}
          />
        )}
        {table && (
          <>
            <Typography color="textSecondary">
              <Message id="distribution.columnsHelp" />
            </Typography>
            <Columns table={table} kinds={kinds} onKinds={setChosen} />
            {!problem && <Preview lessons={lessons} />}
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
            <Box
              sx={{
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
              }}
            >
              <TextField
                name="distributionSubject"
                label={<Message id="aiContent.subject" />}
                value={scope.subject}
                onChange={(subject) => change({ subject })}
                inputProps={{ maxLength: limits.textLength }}
              />
              <SelectField
                name="distributionLevel"
                label={<Message id="aiContent.level" />}
                value={scope.level}
                onChange={(level) => change({ level })}
                options={schoolLevels.map((value) => ({ value, label: say(`level.${value}`) }))}
                placeholder={say('form.choose')}
              />
              <SelectField
                name="distributionYear"
                label={<Message id="aiContent.year" />}
                value={year}
                onChange={(chosenYear) => change({ year: chosenYear })}
                options={Array.from({ length: yearsIn(scope) }, (_, index) => ({
                  value: String(index + 1),
                  label: say('aiContent.yearOf', { year: index + 1 }),
                }))}
                placeholder={say('form.choose')}
              />
            </Box>
          </>
        )}
        {replaces && (
          <Alert severity="info">
            <Message id="distribution.replaces" />
          </Alert>
        )}
        {failure && (
          <Alert severity="error">
            <Message {...failure} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }} disableSpacing>
        <Typography
          variant="body2"
          role="status"
          color="textSecondary"
          sx={{ flex: { xs: '1 0 100%', sm: 1 } }}
        >
          <Message {...state} />
        </Typography>
        <Button ref={focusIfLost} onClick={onBack} color="inherit">
          <Message id="distribution.back" />
        </Button>
        <Button
          variant="contained"
          onClick={() => void save()}
          disabled={isBusy || !parsed || problem !== undefined}
        >
          <Message id="distribution.save" />
        </Button>
      </DialogActions>
    </>
  );
};
