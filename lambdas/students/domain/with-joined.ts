import type { Student } from '#shared/model/student.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';

/**
 * The rows with whether each student has signed in with an address that is proven: an account someone made in the
 * student's name has not. Without it while the identity provider cannot be asked: the list is worth more than the mark.
 */
export async function withJoined(
  rows: readonly Student[],
  accounts: Pick<IdentityAccounts, 'findAll'>,
): Promise<Student[]> {
  try {
    const found = await accounts.findAll(rows.map(({ studentId }) => studentId));
    const joined = new Set(
      found.filter(({ isUsed, emailVerified }) => isUsed && emailVerified).map(({ uid }) => uid),
    );
    return rows.map((row) => ({ ...row, joined: joined.has(row.studentId) }));
  } catch {
    return [...rows];
  }
}
