import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useCallback, useState } from 'react';
import { terms, type Term } from '#shared/model/term.ts';
import { classKey } from '#shared/class-lists/class-code.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { needsConversion } from '#frontend/lib/uploads/table-file.ts';
import { ofThisYear } from '#frontend/record/model/classes/of-this-year.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { addSuffix } from '../../hooks/filling/save-workbook.ts';
import {
  cellsOf,
  useClassFilling,
  type OpenedFile,
  type ShownSheet,
} from '../../hooks/filling/use-class-filling.ts';
import type { OpenSheet } from '../appraisals/all-appraisals.tsx';
import { ClassFillings, type FilledClass } from './class-fillings.tsx';
import { ListedTextChoices } from './listed-texts.tsx';
import { SavedCells } from './saved-cells.tsx';
import { WorkbookDrop } from './workbook-drop.tsx';

const AllAppraisals = lazyComponent(
  () => withTexts(import('../appraisals/all-appraisals.tsx'), 'appraisals', 'documents'),
  <Skeleton variant="rounded" height={120} />,
);

/** The subjects of a term, each once. */
const subjectsIn = (sheets: readonly MarkSheetOfClass[]): readonly string[] => [
  ...new Map(sheets.map(({ subject }) => [foldText(subject), subject])).values(),
];

interface FileProps {
  readonly file: OpenedFile;
  readonly classes: readonly FilledClass[];
  readonly isOneOfSeveral: boolean;
}

/** What one file gets, or why it gets nothing. */
const FileFilling = ({ file, classes, isOneOfSeveral }: FileProps) => {
  const { name, problem, saved } = file;
  const isStranger = file.classes.every(({ sheet, unclear }) => !sheet && !unclear);
  return (
    <Box
      component="section"
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
    >
      <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Box>
      {problem ? (
        <Alert severity="error">
          <Message id={`filling.problem.${problem}`} />
        </Alert>
      ) : isOneOfSeveral && isStranger ? (
        <Box sx={{ color: 'text.secondary' }}>
          <Message id="filling.fileOfNone" />
        </Box>
      ) : (
        <ClassFillings fillings={file.classes} {...{ classes, isOneOfSeveral }} />
      )}
      {needsConversion(file) && !problem && (
        <Alert severity="info">
          <Message id="filling.converted" />
        </Alert>
      )}
      {saved && <SavedCells {...saved} />}
    </Box>
  );
};

/** Asks for the term, the subject and the workbook, then shows and saves what is filled. */
const FillClasses = ({ sheets }: { readonly sheets: readonly MarkSheetOfClass[] }) => {
  const text = useMessage();
  const { data: classes = [] } = useClasses();
  const { state, read, choose, save, restart } = useClassFilling();
  const [open, setOpen] = useState<ReadonlyMap<string, OpenSheet>>(new Map());
  const onOpen = useCallback(
    (id: string, opened: OpenSheet | undefined) =>
      setOpen((before) => {
        const after = new Map(before);
        if (opened) after.set(id, opened);
        else after.delete(id);
        return after;
      }),
    [],
  );
  const shownOf = ({ classId, id }: MarkSheetOfClass): ShownSheet | undefined => {
    const shown = open.get(`${classId}/${id}`);
    return shown && { kept: shown.kept, content: shown.store.get().content };
  };
  const [term, setTerm] = useState<Term>(() => termOn(new Date()));
  const ofTerm = sheets.filter((sheet) => sheet.term === term && sheet.marks > 0);
  const subjects = subjectsIn(ofTerm);
  const [wanted, setWanted] = useState<string>();
  const subject = subjects.find((one) => one === wanted) ?? subjects[0] ?? '';
  // A file names its classes, and last year's may have the name of one of this year.
  const names = new Set(ofThisYear(classes).map(({ name }) => classKey(name)));
  const namesakes = classes.filter(({ season, name }) => season && names.has(classKey(name)));
  const chosen = ofTerm.filter(
    (sheet) =>
      foldText(sheet.subject) === foldText(subject) &&
      !namesakes.some(({ id }) => id === sheet.classId),
  );
  const filled = classes.flatMap(({ id: classId, name }) => {
    const sheet = chosen.find((one) => one.classId === classId);
    return sheet ? [{ name, sheet }] : [];
  });
  if (state.stage === 'opened') {
    const { files, listed, busy = false } = state;
    const cells = files.reduce((sum, file) => sum + cellsOf(file), 0);
    const all = files.flatMap((file) => file.classes);
    const inNone = filled.filter(
      ({ sheet: { classId } }) =>
        !all.some((one) => one.classId === classId && (one.sheet ?? one.unclear)),
    );
    const isSaved = files.some(({ saved }) => saved);
    return (
      <Card
        sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
      >
        <Button size="small" onClick={restart} sx={{ justifySelf: 'start' }}>
          <Message id="filling.another" />
        </Button>
        <ListedTextChoices
          lists={all.flatMap(({ lists }) => lists)}
          listed={listed}
          onChoose={(one, value) => void choose(one, value)}
        />
        {files.map((file, index) => (
          <FileFilling key={index} file={file} classes={filled} isOneOfSeveral={files.length > 1} />
        ))}
        {files.length > 1 && inNone.length > 0 && (
          <Alert severity="warning" role="note">
            <Message
              id="filling.inNoFile"
              values={{ count: inNone.length, names: inNone.map(({ name }) => name).join(' · ') }}
            />
          </Alert>
        )}
        {all.some(({ computes }) => computes) && (
          <Alert severity="info">
            <Message id="filling.computes" />
          </Alert>
        )}
        {busy && <LinearProgress aria-label={text('filling.working')} />}
        <Box role="status">
          {isSaved && (
            <Alert severity="info">
              <Message id="filling.uploadOne" />
              {files.length > 1 && (
                <>
                  {' '}
                  <Message id="filling.severalSaved" />
                </>
              )}
            </Alert>
          )}
        </Box>
        <Button
          variant="contained"
          aria-disabled={busy || cells === 0}
          onClick={() =>
            !busy && cells > 0 && void save((name) => addSuffix(name, text('filling.suffix')))
          }
          sx={{ justifySelf: 'start' }}
        >
          <Message
            id="filling.saveCells"
            values={{ count: cells, files: files.filter((file) => cellsOf(file) > 0).length }}
          />
        </Button>
      </Card>
    );
  }
  const problem = state.stage === 'choose' ? state.problem : undefined;
  const failure = state.stage === 'choose' ? state.failure : undefined;
  return (
    <Card
      sx={{
        ...{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 },
        gridTemplateColumns: 'minmax(0, 1fr)',
      }}
    >
      <SelectField
        name="term"
        label={<Message id="filling.term" />}
        placeholder=""
        value={String(term)}
        onChange={(value) => setTerm(terms.find((one) => String(one) === value) ?? term)}
        options={terms.map((one) => ({
          value: String(one),
          label: text('filling.termName', { term: one }),
        }))}
      />
      {subjects.length > 1 && (
        <SelectField
          name="subject"
          label={<Message id="filling.subject" />}
          placeholder=""
          value={subject}
          onChange={setWanted}
          options={subjects.map((one) => ({ value: one, label: one }))}
        />
      )}
      {chosen.length === 0 ? (
        <Box role="status">
          <Message id="filling.noMarksInTerm" />
        </Box>
      ) : (
        <>
          <Box component="section" sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
            <Typography variant="h2" sx={{ fontSize: '1.125rem' }}>
              <Message id="filling.appraisals" />
            </Typography>
            <AllAppraisals
              key={`${term} ${subject}`}
              sheets={filled.map(({ sheet }) => sheet)}
              {...{ open, onOpen }}
            />
          </Box>
          <WorkbookDrop
            problem={problem}
            isMultiple
            onFiles={(files) => void read(files, chosen, shownOf)}
          />
        </>
      )}
      {failure && (
        <Alert severity="error" role="alert">
          <Message {...failure} />
        </Alert>
      )}
      {state.stage === 'reading' && <LinearProgress aria-label={text('filling.reading')} />}
    </Card>
  );
};

export default FillClasses;
