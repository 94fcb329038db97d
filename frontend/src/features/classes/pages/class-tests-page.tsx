import { getClass } from '#shared/contracts/classes.ts';
import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { pageAt } from '#frontend/lib/paths.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';
import { ClassTests } from '../components/class-tests.tsx';
import { draftsOfClass } from '../drafts-of-class.ts';

/** The tests of a class: those drafted for it, and those it has written. */
const ClassTestsPage = () => (
  <ClassFrame tab="tests">{(kept) => <ClassTests classId={kept.id} />}</ClassFrame>
);

export const begin = () => {
  const { classId = '' } = pageAt(window.location.pathname)?.params ?? {};
  beginCalls(getClass, listMarkSheets, draftsOfClass(classId).first);
};

export default ClassTestsPage;
