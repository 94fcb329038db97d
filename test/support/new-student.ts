import { addStudent } from '#shared/contracts/students.ts';
import type { Account } from './accounts.ts';
import type { connect } from './connect.ts';
import { mailsTo } from './mailbox.ts';

/** A student whom a teacher has invited, signed in by the link of the invitation. */
export const newStudent = async (
  { url, call, accounts }: ReturnType<typeof connect>,
  teacher: Account,
): Promise<Account> => {
  const email = `student-${process.pid}-${Date.now()}@example.com`;
  const { token } = teacher;
  await call(addStudent, {
    token,
    body: { fullName: 'Yacine Benali', email },
  });
  const [invitation] = await mailsTo(url, email);
  const oobCode = new URL(invitation!.link).searchParams.get('oobCode');
  const answer = await accounts.callProvider('signInWithEmailLink', { email, oobCode });
  const { localId = '', idToken = '', refreshToken = '' } = answer;
  return { uid: localId, email, password: '', token: idToken, refreshToken };
};
