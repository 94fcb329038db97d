import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BookPlus, Keyboard, Plus } from 'lucide-react';
import { Link } from 'react-router';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { classMarksPath, markSheetPath } from '#frontend/lib/class-paths.ts';
import type { NextAct } from '#frontend/record/model/classes/class-progress.ts';
import { notebookOfClassesPath } from '#frontend/lib/paths.ts';

interface Shown {
  readonly says: MessageId;
  readonly count?: number;
  readonly label: MessageId;
  readonly path: string;
  readonly Icon: typeof Plus;
}

const shownOf = (classId: string, { act, progress }: NextAct): Shown => {
  const { unit, state, done, all, unfinished } = progress;
  if (act === 'print') {
    return {
      ...{ says: 'classes.next.print', label: 'classes.notebook', Icon: BookPlus },
      path: notebookOfClassesPath([classId]),
    };
  }
  if (act === 'begin') {
    return {
      ...{ label: 'classes.next.beginMarks', Icon: Plus },
      ...(state === 'begun'
        ? { says: 'classes.next.subjectsLeft', count: all - done }
        : { says: 'classes.next.begin' }),
      path: classMarksPath(classId),
    };
  }
  const [sheet, ...others] = unfinished;
  return {
    ...{ label: 'classes.next.typeMarks', Icon: Keyboard },
    ...(unit === 'marks'
      ? { says: 'classes.next.marks', count: all - done }
      : { says: 'classes.next.subjects', count: unfinished.length }),
    path: sheet && others.length === 0 ? markSheetPath(classId, sheet.id) : classMarksPath(classId),
  };
};

interface Props {
  readonly classId: string;
  /** The id of the element with the name of the class. */
  readonly labelledBy: string;
  readonly next: NextAct;
}

/** What a class needs next, and the link to it. */
export const NextStep = ({ classId, labelledBy, next }: Props) => {
  const { says, count, label, path, Icon } = shownOf(classId, next);
  const id = `${labelledBy}-next`;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        pt: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Box component="span" sx={{ flex: '1 1 9rem' }}>
        <Message id={says} values={{ term: next.progress.term, count }} />
      </Box>
      <Button
        component={Link}
        to={path}
        variant="outlined"
        size="small"
        aria-labelledby={`${id} ${labelledBy}`}
        startIcon={<Icon size={16} />}
        sx={{ flexGrow: { xs: 1, sm: 0 }, minHeight: { xs: 44, sm: 36 } }}
      >
        <span id={id}>
          <Message id={label} />
        </span>
      </Button>
    </Box>
  );
};
