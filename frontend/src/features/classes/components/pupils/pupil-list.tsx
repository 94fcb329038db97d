import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { EllipsisVertical, Mail, UserCheck, UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SavedClass, SavedPupil } from '#shared/model/saved-class.ts';
import type { Student } from '#shared/model/student.ts';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { PUPIL } from '#frontend/lib/class-paths.ts';
import { useStudents } from '#frontend/lib/resources/students.ts';
import type { PupilEdits } from '../../hooks/pupils/use-pupil-edits.ts';
import type { StudentDialogProps } from '../student-dialog.tsx';
import type { PupilDetailsProps } from './pupil-details-dialog.tsx';
import type { PupilMenuProps } from './pupil-menu.tsx';
import { AnswerCards } from '../answer-cards.tsx';
import { PupilTools } from './pupil-tools.tsx';

const muted = { color: 'text.secondary', fontSize: '0.8125rem' };

const PupilMenu = lazyOverlay<PupilMenuProps>(() =>
  withTexts(import('./pupil-menu.tsx'), 'pupils'),
);
const PupilDetailsDialog = lazyOverlay<PupilDetailsProps>(() =>
  withTexts(import('./pupil-details-dialog.tsx'), 'pupils'),
);
const StudentDialog = lazyOverlay<StudentDialogProps>(() => import('../student-dialog.tsx'));

interface ButtonProps {
  readonly name: string;
  readonly student: Student | undefined;
  readonly onClick: () => void;
}

/** Says whether a pupil is a student, and opens the choice of one. */
const StudentButton = ({ name, student, onClick }: ButtonProps) => {
  const text = useMessage();
  if (!student) {
    return (
      <IconButton
        size="small"
        aria-label={text('classes.linkStudent', { name })}
        sx={{ color: 'text.secondary' }}
        onClick={onClick}
      >
        <UserPlus size={18} />
      </IconButton>
    );
  }
  const state = text(student.joined === false ? 'classes.isInvited' : 'classes.isStudent');
  const Icon = student.joined === false ? Mail : UserCheck;
  return (
    <Button
      size="small"
      color="inherit"
      aria-label={text('classes.studentOf', { state, name })}
      startIcon={<Icon size={17} />}
      sx={{ flexShrink: 0 }}
      onClick={onClick}
    >
      {state}
    </Button>
  );
};

interface Props {
  readonly kept: SavedClass;
  readonly edits: PupilEdits;
}

/** The pupils of a class in its order, with their details; they are changed here, and linked to students. */
export const PupilList = ({ kept, edits }: Props) => {
  const text = useMessage();
  const { data: students } = useStudents();
  const sought = useSearchParams()[0].get(PUPIL);
  const found = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // After the page's heading has had the focus.
    queueMicrotask(() => {
      found.current?.scrollIntoView({ block: 'center' });
      found.current?.focus({ preventScroll: true });
    });
  }, [sought]);
  const [linking, setLinking] = useState<Pick<StudentDialogProps, 'pupil' | 'open'>>();
  const [menu, setMenu] = useState<Pick<PupilMenuProps, 'pupil' | 'anchor' | 'open'>>();
  const [details, setDetails] = useState<{ readonly pupil?: SavedPupil; readonly open: boolean }>();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
      <PupilTools edits={edits} onAdd={() => setDetails({ open: true })}>
        <AnswerCards kept={kept} />
      </PupilTools>
      <Box
        component="ol"
        aria-label={text('classes.pupilsOf', { name: kept.name })}
        sx={{ m: 0, paddingInlineStart: 3.5, display: 'grid', gap: 0.75, maxWidth: 720 }}
      >
        {kept.pupils.map((pupil) => {
          const { id, fullName, registrationNumber, dateOfBirth, gender, studentId } = pupil;
          return (
            <Box
              component="li"
              key={id}
              {...(id === sought && { ref: found, tabIndex: -1, 'aria-current': true })}
              sx={{
                overflowWrap: 'anywhere',
                '&[aria-current]': { bgcolor: 'paper.tealWash', borderRadius: '8px' },
                '@media (forced-colors: active)': {
                  '&[aria-current]': { outline: '2px solid Highlight' },
                },
              }}
            >
              {/* As high as its button, which comes with the student list. */}
              <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44 }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <bdi>{fullName}</bdi>
                  <Box sx={{ ...muted, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                    {registrationNumber && <bdi>{registrationNumber}</bdi>}
                    {dateOfBirth && <CalendarDate date={dateOfBirth} />}
                    {gender && (
                      <Message id={gender === 'female' ? 'classes.girl' : 'classes.boy'} />
                    )}
                  </Box>
                </Box>
                {students && (
                  <StudentButton
                    name={fullName}
                    student={students.find((one) => one.studentId === studentId)}
                    onClick={() => setLinking({ pupil, open: true })}
                  />
                )}
                <IconButton
                  size="small"
                  aria-label={text('classes.moreOf', { name: fullName })}
                  aria-haspopup="menu"
                  sx={{ color: 'text.secondary', minWidth: 44, minHeight: 44 }}
                  onClick={({ currentTarget }) =>
                    setMenu({ pupil, anchor: currentTarget, open: true })
                  }
                >
                  <EllipsisVertical size={18} />
                </IconButton>
              </Box>
            </Box>
          );
        })}
      </Box>
      {students && linking && (
        <StudentDialog
          key={linking.pupil.id}
          kept={kept}
          {...linking}
          students={students}
          onClose={() => setLinking({ ...linking, open: false })}
          onExited={() => setLinking(undefined)}
        />
      )}
      {menu && (
        <PupilMenu
          key={`menu ${menu.pupil.id}`}
          {...{ kept, ...menu }}
          onClose={() => setMenu({ ...menu, open: false })}
          onChange={() => setDetails({ pupil: menu.pupil, open: true })}
          onEdit={edits.run}
        />
      )}
      {details && (
        <PupilDetailsDialog
          key={`details ${details.pupil?.id ?? ''}`}
          {...{ kept, pupil: details.pupil, open: details.open }}
          save={edits.save}
          onClose={() => setDetails({ ...details, open: false })}
          onExited={() => setDetails(undefined)}
        />
      )}
    </Box>
  );
};
