import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { terms, type Term } from '#shared/model/term.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { needsConversion } from '#frontend/lib/uploads/table-file.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import type { MarkSheetOfClass } from '#frontend/record/api/mark-sheets.ts';
import { termOn } from '#frontend/lib/school-season.ts';
import { addSuffix } from '../../hooks/filling/save-workbook.ts';
import { useClassFilling } from '../../hooks/filling/use-class-filling.ts';
import { ClassFillings } from './class-fillings.tsx';
import { WorkbookDrop } from './workbook-drop.tsx';

/** The subjects of a term, each once. */
const subjectsIn = (sheets: readonly MarkSheetOfClass[]): readonly string[] => [
  ...new Map(sheets.map(({ subject }) => [foldText(subject), subject])).values(),
];

/** Asks for the term, the subject and the workbook, then shows and saves what is filled. */
const FillClasses = ({ sheets }: { readonly sheets: readonly MarkSheetOfClass[] }) => {
  const text = useMessage();
  const { data: classes = [] } = useClasses();
  const { state, read, save, restart } = useClassFilling();
  const [term, setTerm] = useState<Term>(() => termOn(new Date()));
  const ofTerm = sheets.filter((sheet) => sheet.term === term && sheet.marks > 0);
  const subjects = subjectsIn(ofTerm);
  const [wanted, setWanted] = useState<string>();
  const subject = subjects.find((one) => one === wanted) ?? subjects[0] ?? '';
  const chosen = ofTerm.filter((sheet) => foldText(sheet.subject) === foldText(subject));
  const filled = classes.flatMap(({ id: classId, name }) => {
    const sheet = chosen.find((one) => one.classId === classId);
    return sheet ? [{ name, sheet }] : [];
  });
  if (state.stage === 'opened') {
    const marks = state.classes.reduce((sum, { writes }) => sum + writes, 0);
    return (
      <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
          <Box sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
            <bdi>{state.name}</bdi>
          </Box>
          <Button size="small" onClick={restart}>
            <Message id="filling.another" />
          </Button>
        </Box>
        <ClassFillings fillings={state.classes} classes={filled} />
        {state.classes.some(({ computes }) => computes) && (
          <Alert severity="info">
            <Message id="filling.computes" />
          </Alert>
        )}
        {state.busy && <LinearProgress aria-label={text('filling.working')} />}
        <Box role="status">
          {state.saved !== undefined && (
            <Alert severity="success">
              <Message id="filling.saved" values={{ count: state.saved }} />
            </Alert>
          )}
        </Box>
        {needsConversion(state) && (
          <Alert severity="info">
            <Message id="filling.converted" />
          </Alert>
        )}
        <Button
          variant="contained"
          aria-disabled={state.busy === true || marks === 0}
          onClick={() =>
            !state.busy && marks > 0 && void save(addSuffix(state.name, text('filling.suffix')))
          }
          sx={{ justifySelf: 'start' }}
        >
          <Message id="filling.saveMarks" values={{ count: marks }} />
        </Button>
      </Card>
    );
  }
  const problem = state.stage === 'choose' ? state.problem : undefined;
  const failure = state.stage === 'choose' ? state.failure : undefined;
  return (
    <Card sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}>
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
        <WorkbookDrop problem={problem} onFile={(file) => void read(file, chosen)} />
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
