import Skeleton from '@mui/material/Skeleton';
import { getClass } from '#shared/contracts/classes.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';

const ClassAttendance = lazyComponent(
  () => withTexts(import('../components/attendance/class-attendance.tsx'), 'attendance'),
  <Skeleton variant="rounded" height={420} />,
);
// Its file comes while the class is fetched.
void ClassAttendance.preload();

/** Who was absent and late in a class. */
const ClassAttendancePage = () => (
  <ClassFrame tab="attendance">{(kept) => <ClassAttendance kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass);

export default ClassAttendancePage;
