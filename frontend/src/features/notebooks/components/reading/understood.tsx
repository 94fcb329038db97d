import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReadingChoices } from '#shared/model/reading-choices.ts';
import { isFatal, type WorkbookReading } from '#shared/class-lists/workbook-reading.ts';
import { NameQuestion } from '#frontend/record/components/workbook-marks/name-question.tsx';
import { FailureText } from '#frontend/components/jobs/failure-text.tsx';
import { saidByPreview } from '#frontend/record/components/classes/use-chosen-workbook.ts';
import { ReadingProblems } from '#frontend/record/components/workbook-marks/reading-problems.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { WorkbookAnswer } from '#frontend/lib/workbook/workbook-answer.ts';
import { ClassRow } from './class-row.tsx';
import { decide, takeOnly, type ClassPlace, type Decision } from '../../model/decide.ts';
import { facts } from './facts.ts';
import { MarksFound } from './marks-found.tsx';

interface Props {
  readonly answer: WorkbookAnswer;
  readonly choices: ReadingChoices;
  /** Whether the preview is open, which names the columns of numbers that were not read. */
  readonly isPreviewed: boolean;
  readonly onChoices: (choices: ReadingChoices) => void;
}

/** "2 classes, 79 pupils · الرياضيات · marks of term 1". */
const Summary = ({ reading }: { readonly reading: WorkbookReading }) => {
  const taken = reading.classes.filter(({ state }) => state === 'read');
  const pupils = taken.reduce((sum, one) => sum + one.pupils, 0);
  const subjects = [...new Set(taken.flatMap(({ subject }) => subject ?? []))];
  return (
    <Typography component="p" role="status" sx={{ ...facts, fontWeight: 600 }}>
      <span>
        <Message id="reading.classes" values={{ classes: taken.length, pupils }} />
      </span>
      {subjects.map((subject) => (
        <span key={subject}>
          <bdi>{subject}</bdi>
        </span>
      ))}
      {taken.length > 0 && (
        <span>
          <MarksFound classes={taken} />
        </span>
      )}
    </Typography>
  );
};

/** Problems that no question covers: a question about the name columns replaces the message that none were found. */
const obstacles = ({ problems, questions }: WorkbookReading) =>
  problems.filter(
    (problem) =>
      isFatal(problem) &&
      !(
        problem.code === 'sheet-without-names' &&
        questions.some(({ sheet }) => sheet === problem.params?.['sheet'])
      ),
  );

/** What was read from the workbook, with open questions and choices. */
const Understood = ({ answer, choices, onChoices, isPreviewed }: Props) => {
  if ('refused' in answer) {
    return (
      <Alert severity="error">
        <FailureText code={answer.refused} params={answer.params} />
      </Alert>
    );
  }
  const { reading } = answer;
  const onDecide = (place: ClassPlace, decision: Decision) =>
    onChoices(decide(choices, place, decision));
  return (
    <Box
      role="group"
      data-understood
      aria-labelledby="understood"
      sx={{
        display: 'grid',
        // A wide table of columns scrolls by itself instead of widening the page.
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1.5,
        p: 2,
        borderRadius: '8px',
        bgcolor: 'paper.tealWash',
      }}
    >
      <div>
        <Typography id="understood" variant="body2" color="textSecondary">
          <Message id="reading.title" />
        </Typography>
        <Summary reading={reading} />
      </div>
      <ReadingProblems severity="error" problems={obstacles(reading)} />
      {reading.questions.map((question) => (
        <NameQuestion
          key={question.sheet}
          question={question}
          onColumns={(nameColumns) => onDecide({ sheet: question.sheet }, { nameColumns })}
          onLeaveOut={() => onDecide({ sheet: question.sheet }, { leftOut: true })}
        />
      ))}
      {reading.classes.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {reading.classes.map((found) => (
            <ClassRow
              key={`${found.sheet}#${found.class ?? ''}`}
              found={found}
              choices={choices}
              onDecide={onDecide}
              // It stays where it is once it is pressed, so that the focus stays too.
              onOnly={
                reading.classes.length > 1
                  ? () =>
                      onChoices(
                        takeOnly(choices, found, [...reading.classes, ...reading.questions]),
                      )
                  : undefined
              }
            />
          ))}
        </Box>
      )}
      <ReadingProblems
        severity="info"
        problems={reading.problems.filter(
          (problem) => !isFatal(problem) && !(isPreviewed && saidByPreview.has(problem.code)),
        )}
      />
    </Box>
  );
};

export default Understood;
