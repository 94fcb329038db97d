import Skeleton from '@mui/material/Skeleton';
import { getClass } from '#shared/contracts/classes.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';

const ClassLessons = lazyComponent(
  () => withTexts(import('../components/lessons/class-lessons.tsx'), 'lessons', 'days', 'plans'),
  <Skeleton variant="rounded" height={420} />,
);
// Its file comes while the class is fetched.
void ClassLessons.preload();

/** The year of a class: its lessons with their dates. */
const ClassLessonsPage = () => (
  <ClassFrame tab="lessons">{(kept) => <ClassLessons classId={kept.id} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass);

export default ClassLessonsPage;
