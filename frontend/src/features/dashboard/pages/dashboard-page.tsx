import { listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { useRole } from '#frontend/lib/auth/session.ts';
import {
  answersCalls,
  contentCalls,
  gradeCalls,
  notebookCalls,
} from '#frontend/lib/resources/job-lists.ts';
import { StudentHome } from '../components/student-home.tsx';
import { TeacherHome } from '../components/teacher-home.tsx';

const DashboardPage = () => (useRole() === 'teacher' ? <TeacherHome /> : <StudentHome />);

export const begin = () =>
  beginCalls(
    ...[notebookCalls, gradeCalls, answersCalls, contentCalls].map(({ first }) => first),
    getSchoolYear,
    listClasses,
    listAllMarkSheets,
  );

export default DashboardPage;
