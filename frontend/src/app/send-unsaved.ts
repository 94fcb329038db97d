import { ApiError, isPassing, textOfError } from '../lib/api/api-error.ts';
import { session } from '../lib/auth/session.ts';
import { endOfTyping, isBeingTyped } from '../lib/documents/typing-lock.ts';
import { addressAside, noteUnreadable } from '../lib/documents/unsaved-aside.ts';
import { noteRefused, noteUnsent } from '../lib/documents/unsaved-conflicts.ts';
import { unsavedCopies, unsavedKey } from '../lib/documents/unsaved-copies.ts';

const loadSender = async () => (await import('../lib/documents/send-unsaved-copy.ts')).senderOf;

type Send = (uid: string, id: string) => Promise<void>;

/** The documents that teachers edit, by the call that fetches one. They are loaded only if one has unsaved edits. */
export const senders: Readonly<Record<string, () => Promise<Send>>> = {
  'get-content-job': async () => {
    const { draftDocuments } = await import('../features/ai-content/draft-api.ts');
    return (await loadSender())(draftDocuments);
  },
  'get-grade-job': async () => {
    const { gradebookDocuments } = await import('../features/page-review/gradebook-api.ts');
    return (await loadSender())(gradebookDocuments);
  },
  'get-answers-job': async () => {
    const { answersDocuments } = await import('../features/answer-sheets/api.ts');
    return (await loadSender())(answersDocuments);
  },
  'get-mark-sheet': async () => {
    const { markSheetDocuments } = await import('#frontend/record/api/mark-sheet-documents.ts');
    return (await loadSender())(markSheetDocuments);
  },
  'get-course-log': async () => {
    const { courseLogDocuments } = await import('#frontend/days/api/course-log-documents.ts');
    return (await loadSender())(courseLogDocuments);
  },
  'get-attendance': async () => {
    const { attendanceDocuments } = await import('#frontend/rolls/api/attendance-documents.ts');
    return (await loadSender())(attendanceDocuments);
  },
  'get-question-shelf': async () => {
    const { questionShelfDocuments } = await import('../features/ai-content/bank-api.ts');
    return (await loadSender())(questionShelfDocuments);
  },
  'get-class-seating': async () =>
    (await import('../features/classes/seating-editors.ts')).sendSeating,
};

/** The key is `<id of the call>/<id of the document>`; the id of a document of a class has two parts. */
async function sendOne(uid: string, address: string): Promise<void> {
  const [call = '', ...id] = (addressAside(address) ?? address).split('/');
  try {
    const send = await senders[call]?.();
    // What was set aside is put back first, if this release can read it.
    await send?.(uid, id.join('/'));
    const isKept = unsavedCopies.read(unsavedKey(uid, address)) !== undefined;
    if (isKept && (!send || addressAside(address) !== undefined)) noteUnreadable(address);
  } catch (error) {
    // One that cannot be sent now is sent when the network returns, or the page opens again.
    if (error instanceof TypeError || error instanceof ApiError) noteUnsent(address, true);
    if (!isPassing(error)) noteRefused(address, textOfError(error));
  }
}

/** Sends what a tab has not finished typing once it has, or has ended, unless that tab has saved it. */
async function sendOnceTyped(uid: string, address: string): Promise<void> {
  const key = unsavedKey(uid, address);
  await endOfTyping(key);
  const now = session.get();
  if (now.status !== 'signed-in' || now.user.uid !== uid) return;
  if (unsavedCopies.read(key) !== undefined) await sendOne(uid, address);
}

/** Sends every unsaved edit that this device keeps for a user, also of documents that no page shows. */
export async function sendUnsaved(uid: string): Promise<void> {
  const prefix = unsavedKey(uid, '');
  const addresses = unsavedCopies.keys(prefix).map((key) => key.slice(prefix.length));
  if (addresses.length === 0) return;
  const sendAll = async (): Promise<void> => {
    for (const address of addresses) {
      if (await isBeingTyped(unsavedKey(uid, address))) void sendOnceTyped(uid, address);
      else await sendOne(uid, address);
    }
  };
  // One tab sends. Old browsers have no locks; there each tab sends, and finds the others' versions equal to its own.
  if (!('locks' in navigator)) return sendAll();
  await navigator.locks.request('daftar.unsaved', { ifAvailable: true }, (lock) =>
    lock ? sendAll() : undefined,
  );
}
