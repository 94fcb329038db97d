import { AppError } from '#shared/errors.ts';
import { limits } from '#shared/model/limits.ts';
import type { StudentDraft } from '#shared/model/student.ts';
import { invitedClaims, isUnusedInvitation } from '#core/identity/invitation.ts';
import { releaseStudent } from '../stores/release-student.ts';
import { discardAccount } from './discard-account.ts';
import { invite, type InvitationLinkFor } from './invite.ts';
import type { InvitingTeacher, RosterPorts } from './ports.ts';
import { spendInvitation } from './invite.ts';

/** Another teacher may remove the account between the calls; more than three times in a row indicates a defect. */
const ATTEMPTS = 3;

export interface Addition {
  readonly teacher: InvitingTeacher;
  readonly draft: StudentDraft;
  readonly invitationLinkFor: InvitationLinkFor;
}

/**
 * Adds a student to a teacher's roster, invites them and returns their uid. An existing account of the address is
 * used and keeps its role, unless its address is unproven; otherwise one is created. The row is written first and is
 * the lock, so that of two simultaneous calls one adds and invites; after a failure, the account made for it and the
 * row are removed, the row last.
 * @throws AppError `student-exists`, `roster-full`, `identity-unavailable`, `mail-unavailable` or `unavailable`; those of
 *   `spendInvitation`; `forbidden` if the teacher's account is closed
 */
export async function addStudent(ports: RosterPorts, addition: Addition): Promise<string> {
  const { roster, accounts } = ports;
  const { teacher, draft } = addition;
  const known = await accounts.findByEmail(draft.email);
  if (known && (await roster.find(teacher.uid, known.uid))) throw new AppError('student-exists');
  // Before anything is created, so that a teacher without quota creates nothing at the identity provider.
  await spendInvitation(ports, teacher, draft.email);
  let account = known ? existing(known) : await createAccount(ports, addition);
  for (let attempt = 1; ; attempt++) {
    if (await putOnRoster(ports, addition, account)) return account.uid;
    if (attempt === ATTEMPTS) throw new AppError('unavailable');
    const found = await accounts.findByEmail(draft.email);
    account = found ? existing(found) : await createAccount(ports, addition);
  }
}

interface PlacedAccount {
  readonly uid: string;
  /** Whether this call created it. */
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

/** Looks for an account that may exist although the provider did not confirm its creation in time. */
async function discardUnanswered(ports: RosterPorts, { teacher, draft }: Addition) {
  try {
    const found = await ports.accounts.findByEmail(draft.email);
    if (found && isUnusedInvitation(found)) await discardAccount(ports, teacher.uid, found.uid);
  } catch {
    // The provider is unavailable. An account that appears later is found when the address is added next.
  }
}

/** Writes the row and sends the invitation, or undoes both; returns false if the account was removed meanwhile. */
async function putOnRoster(ports: RosterPorts, addition: Addition, account: PlacedAccount) {
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

const refusals = { exists: 'student-exists', full: 'roster-full', closed: 'forbidden' } as const;

/** Writes the row; on failure, discards an account that this call created for it. */
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
    // The provider is unavailable. The student stays locked, so the account is removed when the address is added
    // next.
  }
  await ports.roster.remove(teacherId, studentId);
}
