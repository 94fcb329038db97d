import type { SessionUser } from '#frontend/lib/auth/session.ts';
import { AccountData } from './account-data.tsx';
import { AccountSettings } from './account-settings.tsx';

interface Props {
  readonly user: SessionUser;
  readonly isTeacher: boolean;
}

/** What can be done with the account: its password and address, and what is kept about the user. */
const Account = ({ user, isTeacher }: Props) => (
  <>
    <AccountSettings user={user} />
    <AccountData user={user} isTeacher={isTeacher} />
  </>
);

export default Account;
