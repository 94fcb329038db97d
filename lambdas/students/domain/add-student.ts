import { AppError } from '../../../shared/errors.ts';
import { limits } from '../../../shared/model/limits.ts';
import type { StudentDraft } from '../../../shared/model/student.ts';
import { invitedClaims } from '../../core/identity/invitation.ts';
import { releaseStudent } from '../../core/roster/release-student.ts';
import { invite, type LetterTo } from './invite.ts';
import type { RosterPorts } from './ports.ts';

/** Another teacher may remove the account while it is found; that this happens again and again is no accident. */
const ATTEMPTS = 3;

export interface Addition {
  readonly teacherId: string;
  readonly draft: StudentDraft;
  readonly letterTo: LetterTo;
}

/**
 * Puts a student on a teacher's roster and invites them; answers the student's uid. The account is made unless the
 * address has one, whose role then stays what it is. The row is written first and is the lock: of two calls at the same
 * time one adds and invites. If the invitation cannot be sent, account and row are taken back, the row last.
 * @throws AppError `student-exists`, `quota-exceeded`, `roster-full`, `identity-unavailable` or `unavailable`
 */
export async function addStudent(ports: RosterPorts, addition: Addition): Promise<string> {
  const { roster, accounts, quota } = ports;
  const { teacherId, draft } = addition;
  const known = await accounts.findByEmail(draft.email);
  if (known && (await roster.find(teacherId, known.uid))) throw new AppError('student-exists');
  // Before anything is made, so that a teacher who has sent enough leaves no traces at the identity provider.
  if (!(await quota.spend(teacherId, draft.email, ports.now()))) {
    throw new AppError('quota-exceeded');
  }
  let studentId = known?.uid ?? (await createAccount(ports, draft));
  for (let attempt = 1; ; attempt++) {
    if (await place(ports, addition, studentId)) return studentId;
    if (attempt === ATTEMPTS) throw new AppError('unavailable');
    const found = await accounts.findByEmail(draft.email);
    studentId = found?.uid ?? (await createAccount(ports, draft));
  }
}

async function createAccount(
  { accounts }: RosterPorts,
  { email, fullName }: StudentDraft,
): Promise<string> {
  const account = { email, displayName: fullName, claims: invitedClaims };
  const uid = (await accounts.create(account)) ?? (await accounts.findByEmail(email))?.uid;
  if (uid === undefined) throw new AppError('identity-unavailable');
  return uid;
}

/** Writes the row and sends the invitation, or leaves nothing; false if the account went meanwhile. */
async function place(ports: RosterPorts, addition: Addition, studentId: string): Promise<boolean> {
  const { teacherId, draft, letterTo } = addition;
  const row = { studentId, ...draft, addedAt: ports.now().toISOString() };
  const outcome = await ports.roster.add(teacherId, row, limits.rosterStudents);
  if (outcome === 'exists') throw new AppError('student-exists');
  if (outcome === 'full') {
    await releaseStudent(ports, studentId, teacherId);
    throw new AppError('roster-full');
  }
  try {
    if (await invite(ports, { teacherId, studentId }, letterTo)) return true;
  } catch (error) {
    await takeBack(ports, teacherId, studentId);
    throw error;
  }
  await takeBack(ports, teacherId, studentId);
  return false;
}

async function takeBack(ports: RosterPorts, teacherId: string, studentId: string): Promise<void> {
  try {
    await releaseStudent(ports, studentId, teacherId);
  } catch {
    // The provider is away. The student stays closed, so the account goes when the address is added next.
  }
  await ports.roster.remove(teacherId, studentId);
}
