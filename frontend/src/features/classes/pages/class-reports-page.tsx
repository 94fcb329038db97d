import { getClass } from '#shared/contracts/classes.ts';
import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getReportSettings } from '#shared/contracts/report-settings.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';
import { ClassReport } from '../components/report/lazy-report.tsx';

/** The reports of one class. */
const ClassReportsPage = () => (
  <ClassFrame tab="reports">{(kept) => <ClassReport kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass, listMarkSheets, getReportSettings);

export default ClassReportsPage;
