import { getClass, listClasses } from '#shared/contracts/classes.ts';
import { listAllMarkSheets } from '#shared/contracts/mark-sheets.ts';
import { getAnnualDistributions } from '#shared/contracts/annual-distributions.ts';
import { getProfile } from '#shared/contracts/profile.ts';
import { getSchoolYear } from '#shared/contracts/school-year.ts';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { PageSkeleton } from '#frontend/components/page/page-skeleton.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { beginCalls } from '#frontend/lib/api/begin-calls.ts';

const OpenedRoll = lazyComponent(
  () => withTexts(import('../components/roll/opened-roll.tsx'), 'roll', 'days'),
  <PageSkeleton />,
);
// Its file comes while the class is fetched.
void OpenedRoll.preload();

/** The roll of a session of a class. */
const ClassRollPage = () => <OpenedRoll />;

export const begin = () =>
  beginCalls(
    ...[getClass, getSchoolYear, getProfile, listClasses],
    ...[listAllMarkSheets, getAnnualDistributions],
  );

export default ClassRollPage;
