import Skeleton from '@mui/material/Skeleton';
import { getClass } from '#shared/contracts/classes.ts';
import { getClassSubjects } from '#shared/contracts/class-subjects.ts';
import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';

const SubjectsBoard = lazyComponent(
  () =>
    withTexts(
      import('../components/subjects/subjects-board.tsx'),
      ...(['subjects', 'review', 'record'] as const),
    ),
  <Skeleton variant="rounded" height={420} />,
);
// Its file comes while the marks are fetched.
void SubjectsBoard.preload();

/** All subjects of a class, with the general averages. */
const ClassSubjectsPage = () => (
  <ClassFrame tab="marks" width="wide" names={[useMessage()('sheets.subjects')]}>
    {(kept) => <SubjectsBoard kept={kept} />}
  </ClassFrame>
);

export const begin = () => beginCalls(getClass, getClassSubjects, listMarkSheets);

export default ClassSubjectsPage;
