import Skeleton from '@mui/material/Skeleton';
import { getClassSeating } from '#shared/contracts/class-seating.ts';
import { getClass } from '#shared/contracts/classes.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';
import { ClassFrame } from '#frontend/record/components/class-frame/class-frame.tsx';

const ClassSeats = lazyComponent(
  () => withTexts(import('../components/seating/class-seats.tsx'), 'seating'),
  <Skeleton variant="rounded" height={420} />,
);
// Its file comes while the class is fetched.
void ClassSeats.preload();

/** The seating plan of a class. */
const ClassSeatingPage = () => (
  <ClassFrame tab="seating">{(kept) => <ClassSeats kept={kept} />}</ClassFrame>
);

export const begin = () => beginCalls(getClass, getClassSeating);

export default ClassSeatingPage;
