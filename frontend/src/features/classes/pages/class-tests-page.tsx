import { ClassFrame } from '../components/class-frame.tsx';
import { ClassTests } from '../components/class-tests.tsx';

/** The tests of a class: those drafted for it, and those it has written. */
const ClassTestsPage = () => (
  <ClassFrame tab="tests">{(kept) => <ClassTests classId={kept.id} />}</ClassFrame>
);

export default ClassTestsPage;
