import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { ClassFrame } from '../components/class-frame.tsx';

const ClassReports = lazyComponent(
  () => import('../components/class-reports.tsx'),
  <Skeleton variant="rounded" height={240} />,
);

/** The averages of a class, term by term. */
const ClassReportsPage = () => (
  <ClassFrame tab="reports">{(kept) => <ClassReports kept={kept} />}</ClassFrame>
);

export default ClassReportsPage;
