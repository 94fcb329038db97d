import type { Student } from '#shared/model/student.ts';
import type { IdentityAccounts } from '#core/identity/identity-accounts.ts';

/** Adds whether a student has signed in with a proven address; omitted without the identity provider. */
export async function addJoined(
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
