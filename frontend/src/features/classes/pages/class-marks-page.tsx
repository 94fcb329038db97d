import { ClassFrame } from '../components/class-frame.tsx';
import { ClassMarks } from '../components/class-marks.tsx';

/** The mark sheets of a class, term by term. */
const ClassMarksPage = () => (
  <ClassFrame tab="marks">{(kept) => <ClassMarks kept={kept} />}</ClassFrame>
);

export default ClassMarksPage;
