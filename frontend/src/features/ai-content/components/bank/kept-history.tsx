import Box from '@mui/material/Box';
import type { KeptQuestion } from '#shared/model/question-shelf.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { isoDateOf } from '#frontend/lib/local-date.ts';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { useQuestionFigures } from '../../bank-api.ts';
import { resultsOf } from '../../model/bank/class-results.ts';
import { QuestionParts } from '../draft/question-block.tsx';
import { KeptSheet } from './kept-sheet.tsx';

interface Props {
  readonly kept: KeptQuestion;
  readonly classes: readonly ClassSummary[];
}

const listStyles = { m: 0, mt: 0.5, p: 0, listStyle: 'none', lineHeight: 1.9 } as const;

/** The tests that a question was in, and how it was worded before. */
export const KeptHistory = ({ kept, classes }: Props) => {
  const text = useMessage();
  const { tests = [], earlier = [] } = kept;
  const { data: figures = [] } = useQuestionFigures();
  const results = resultsOf(kept, figures);
  const nameOf = (classId: string | undefined) => classes.find(({ id }) => id === classId)?.name;
  return (
    <Box sx={{ mt: 1.5, fontSize: '0.875rem', display: 'grid', gap: 1.5 }}>
      <div>
        <Box component="h2" sx={{ all: 'unset', fontWeight: 500 }}>
          <Message id={tests.length > 0 ? 'bank.inTests' : 'bank.inNoTest'} />
        </Box>
        <Box component="ul" sx={listStyles}>
          {tests.map(({ draft, question, title, classId, date }) => (
            <li key={`${draft}/${question}`}>
              <>
                <CalendarDate date={date} />
                {' · '}
                <bdi>{title}</bdi>
                {nameOf(classId) !== undefined && (
                  <>
                    {' · '}
                    <bdi>{nameOf(classId)}</bdi>
                  </>
                )}
              </>
            </li>
          ))}
        </Box>
      </div>
      {results.length > 0 && (
        <div>
          <Box component="h2" sx={{ all: 'unset', fontWeight: 500 }}>
            <Message id="bank.results" />
          </Box>
          <Box component="ul" sx={listStyles}>
            {results.map(({ draft, classId, pupils, facility, verdict }) => (
              <li key={`${draft}/${classId}`}>
                <>
                  <bdi>{nameOf(classId) ?? text('bank.deletedClass')}</bdi>
                  {': '}
                  <Message
                    id="bank.facility"
                    values={{ count: pupils, percent: Math.round(facility * 100) }}
                  />{' '}
                  <Message id={`bank.verdict.${verdict}`} />
                </>
              </li>
            ))}
          </Box>
        </div>
      )}
      {earlier.length > 0 && (
        <div>
          <Box component="h2" sx={{ all: 'unset', fontWeight: 500 }}>
            <Message id="bank.earlier" />
          </Box>
          <Box component="ul" sx={{ ...listStyles, display: 'grid', gap: 1 }}>
            {earlier.map(({ question, until }) => (
              <Box
                key={until}
                component="li"
                sx={{ pl: 1.5, borderLeft: '3px solid', borderColor: 'divider' }}
              >
                <Box sx={{ color: 'text.secondary' }}>
                  <Message id="bank.until" /> <CalendarDate date={isoDateOf(new Date(until))} />
                </Box>
                <KeptSheet language={kept.language} withKeys>
                  <QuestionParts question={question} name={text('bank.question')} />
                </KeptSheet>
              </Box>
            ))}
          </Box>
        </div>
      )}
    </Box>
  );
};
