import { getClass } from '#shared/contracts/classes.ts';
import { listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';
import { ClassMarks } from '../components/class-marks.tsx';

/** The mark sheets of a class, term by term. */
const ClassMarksPage = () => (
  <ClassFrame tab="marks">{(kept) => <ClassMarks kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass, listMarkSheets);

export default ClassMarksPage;
