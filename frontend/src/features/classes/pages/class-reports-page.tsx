import { ClassFrame } from '../components/class-frame.tsx';
import { ClassReport } from '../components/report/lazy-report.tsx';

/** The reports of one class. */
const ClassReportsPage = () => (
  <ClassFrame tab="reports">{(kept) => <ClassReport kept={kept} />}</ClassFrame>
);

export default ClassReportsPage;
