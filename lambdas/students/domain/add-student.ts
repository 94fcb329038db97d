import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import type { StudentDraft } from '#shared/model/student.ts';
import { invitedClaims, isUnusedInvitation } from '#core/identity/invitation.ts';
import { releaseStudent } from '#core/roster/release-student.ts';
import { discardAccount } from './discard-account.ts';
import { invite, type InvitationLinkFor } from './invite.ts';
import type { InvitingTeacher, RosterPorts } from './ports.ts';
import { spendInvitation } from './invite.ts';

/** Another teacher may remove the account while it is found; that this happens again and again is no accident. */
const ATTEMPTS = 3;

export interface Addition {
  readonly teacher: InvitingTeacher;
  readonly draft: StudentDraft;
  readonly invitationLinkFor: InvitationLinkFor;
}

/**
 * Puts a student on a teacher's roster and invites them; answers the student's uid. The account is made unless the
 * address has one; its role then stays what it is, unless nobody has proven that the address is theirs. The row is
 * written first and is the lock: of two calls at the same time one adds and invites. If the invitation cannot be sent,
 * account and row are taken back, the row last; if the row cannot be written, an account made for it.
 * @throws AppError `student-exists`, `roster-full`, `identity-unavailable` or `unavailable`; what `spendInvitation` does;
 *   `forbidden` if the teacher's account is closed
 */
export async function addStudent(ports: RosterPorts, addition: Addition): Promise<string> {
  const { roster, accounts } = ports;
  const { teacher, draft } = addition;
  const known = await accounts.findByEmail(draft.email);
  if (known && (await roster.find(teacher.uid, known.uid))) throw new AppError('student-exists');
  // Before anything is made, so that a teacher who has sent enough leaves no traces at the identity provider.
  await spendInvitation(ports, teacher, draft.email);
  let account = known ? existing(known) : await createAccount(ports, addition);
  for (let attempt = 1; ; attempt++) {
    if (await place(ports, addition, account)) return account.uid;
    if (attempt === ATTEMPTS) throw new AppError('unavailable');
    const found = await accounts.findByEmail(draft.email);
    account = found ? existing(found) : await createAccount(ports, addition);
  }
}

interface PlacedAccount {
  readonly uid: string;
  /** Whether this call made it. */
  readonly isNew: boolean;
}

const existing = ({ uid }: { readonly uid: string }): PlacedAccount => ({ uid, isNew: false });

async function createAccount(ports: RosterPorts, addition: Addition): Promise<PlacedAccount> {
  const { email, fullName } = addition.draft;
  const account = { email, displayName: fullName, claims: invitedClaims };
  try {
    const uid = await ports.accounts.create(account);
    if (uid !== undefined) return { uid, isNew: true };
  } catch (error) {
    await discardUnanswered(ports, addition);
    throw error;
  }
  const taken = await ports.accounts.findByEmail(email);
  if (taken === undefined) throw new AppError('identity-unavailable');
  return existing(taken);
}

/** An account whose making was not answered in time may be there all the same. */
async function discardUnanswered(ports: RosterPorts, { teacher, draft }: Addition) {
  try {
    const found = await ports.accounts.findByEmail(draft.email);
    if (found && isUnusedInvitation(found)) await discardAccount(ports, teacher.uid, found.uid);
  } catch {
    // The provider is away. An account that comes later is found when the address is added next.
  }
}

/** Writes the row and sends the invitation, or leaves nothing; false if the account went meanwhile. */
async function place(ports: RosterPorts, addition: Addition, account: PlacedAccount) {
  const { draft, invitationLinkFor } = addition;
  const teacherId = addition.teacher.uid;
  const studentId = account.uid;
  await writeRow(ports, addition, account);
  try {
    const { fullName } = draft;
    if (await invite(ports, { teacherId, studentId, fullName }, invitationLinkFor)) return true;
  } catch (error) {
    await takeBack(ports, teacherId, studentId);
    throw error;
  }
  await takeBack(ports, teacherId, studentId);
  return false;
}

/** Why a row was not written. */
const refusals = { exists: 'student-exists', full: 'roster-full', closed: 'forbidden' } as const;

/** Writes the row, or discards an account this call made for it. */
async function writeRow(
  ports: RosterPorts,
  { teacher, draft }: Addition,
  { uid, isNew }: PlacedAccount,
): Promise<void> {
  const row = { studentId: uid, ...draft, addedAt: ports.now().toISOString() };
  try {
    const outcome = await ports.roster.add(teacher.uid, row, limits.rosterStudents);
    if (outcome !== 'added') throw new AppError(refusals[outcome]);
  } catch (error) {
    if (isNew) await discardAccount(ports, teacher.uid, uid);
    throw error;
  }
}

async function takeBack(ports: RosterPorts, teacherId: string, studentId: string): Promise<void> {
  try {
    await releaseStudent(ports, studentId, teacherId);
  } catch {
    // The provider is away. The student stays locked, so the account goes when the address is added next.
  }
  await ports.roster.remove(teacherId, studentId);
}
