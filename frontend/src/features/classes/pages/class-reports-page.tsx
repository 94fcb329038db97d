import { ClassFrame } from '../components/class-frame.tsx';
import { ClassReports } from '../components/class-reports.tsx';

/** The averages of a class, term by term. */
const ClassReportsPage = () => (
  <ClassFrame tab="reports">{(kept) => <ClassReports kept={kept} />}</ClassFrame>
);

export default ClassReportsPage;
