import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate } from 'react-intl';
import { getClass } from '#shared/contracts/classes.ts';
import { listStudents } from '#shared/contracts/students.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { AnswerCards } from '../components/answer-cards.tsx';
import { ClassFrame } from '../components/class-frame.tsx';
import { PupilList } from '../components/pupil-list.tsx';

/** The pupils of a class, and those who have left it. */
const ClassPage = () => (
  <ClassFrame tab="pupils">
    {(kept) => (
      <Box sx={{ display: 'grid', gap: 3 }}>
        <AnswerCards kept={kept} />
        <PupilList kept={kept} />
        {kept.left && (
          <Box component="section" aria-labelledby="left">
            <Typography variant="h2" id="left" sx={{ mb: 1 }}>
              <Message id="classes.former" />
            </Typography>
            <Box component="ul" sx={{ m: 0, paddingInlineStart: 3, display: 'grid', gap: 0.5 }}>
              {kept.left.map(({ id, fullName, leftOn }) => (
                <li key={id}>
                  <bdi>{fullName}</bdi>
                  <Box
                    component="span"
                    sx={{ marginInlineStart: 1, color: 'text.secondary', fontSize: '0.875rem' }}
                  >
                    <Message
                      id="classes.leftOn"
                      values={{ date: <CalendarDate key="date" date={leftOn} /> }}
                    />
                  </Box>
                </li>
              ))}
            </Box>
          </Box>
        )}
        <Typography variant="body2" color="textSecondary">
          <Message
            id="classes.keptUntil"
            values={{ date: <FormattedDate key="date" value={kept.keptUntil} dateStyle="long" /> }}
          />
        </Typography>
      </Box>
    )}
  </ClassFrame>
);

export const begin = () => beginCalls(getClass, listStudents);

export default ClassPage;
