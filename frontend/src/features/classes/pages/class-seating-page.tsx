import Skeleton from '@mui/material/Skeleton';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '../components/class-frame.tsx';

const ClassSeating = lazyComponent(
  () => withTexts(import('../components/seating/class-seating.tsx'), 'seating'),
  <Skeleton variant="rounded" height={420} />,
);
// Its file comes while the class is fetched.
void ClassSeating.preload();

/** The seating plan of a class. */
const ClassSeatingPage = () => (
  <ClassFrame tab="seating">{(kept) => <ClassSeating kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass, getClassSeating);

export default ClassSeatingPage;
