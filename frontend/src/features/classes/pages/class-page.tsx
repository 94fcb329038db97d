import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedDate } from 'react-intl';
import { getClass } from '#shared/contracts/classes.ts';
import { listStudents } from '#shared/contracts/students.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';
import { FormerPupils } from '../components/pupils/former-pupils.tsx';
import { PupilList } from '../components/pupils/pupil-list.tsx';
import { usePupilEdits } from '../hooks/pupils/use-pupil-edits.ts';

interface Props {
  readonly kept: SavedClass;
}

/** The pupils of a class, and those who have left it, who can be put back. */
const ClassPupils = ({ kept }: Props) => {
  const edits = usePupilEdits(kept.id);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <PupilList {...{ kept, edits }} />
      {kept.left && <FormerPupils {...{ kept, edits }} />}
      <Typography variant="body2" color="textSecondary">
        <Message
          id="classes.keptUntil"
          values={{ date: <FormattedDate key="date" value={kept.keptUntil} dateStyle="long" /> }}
        />
      </Typography>
    </Box>
  );
};

const ClassPage = () => (
  <ClassFrame tab="pupils">{(kept) => <ClassPupils key={kept.id} kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass, listStudents);

export default ClassPage;
