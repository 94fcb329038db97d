import Skeleton from '@mui/material/Skeleton';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { AccountData } from './account-data.tsx';
import { AccountSettings } from './account-settings.tsx';
import { AccountTrail } from './account-trail.tsx';

const HandCard = lazyComponent(
  async () => ({
    default: (await withTexts(import('#frontend/components/hand/hand-parts.ts'), 'hand')).HandCard,
  }),
  <Skeleton variant="rounded" height={220} />,
);

interface Props {
  readonly user: SessionUser;
  readonly isTeacher: boolean;
}

/** What can be done with the account: its password and address, and what is kept about the user. */
const Account = ({ user, isTeacher }: Props) => (
  <>
    <AccountSettings user={user} />
    {isTeacher && <HandCard />}
    <AccountTrail />
    <AccountData user={user} isTeacher={isTeacher} />
  </>
);

export default Account;
