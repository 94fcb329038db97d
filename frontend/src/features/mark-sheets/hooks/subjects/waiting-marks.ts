import { mutate } from 'swr';
import { addMarkSheet, listMarkSheets } from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import type { SavedClass } from '#shared/model/saved-class.ts';
import type { Term } from '#shared/model/term.ts';
import { subjectKey } from '#shared/record/general/class-results.ts';
import { askBeforeLeaving } from '#frontend/lib/ask-before-leaving.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call } from '#frontend/lib/api/client.ts';
import { session, userIn } from '#frontend/lib/auth/session.ts';
import { addressOf, editorKey, editorOf } from '#frontend/lib/documents/open-document.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { createStore, type Store } from '#frontend/lib/store.ts';
import { markSheetDocuments, sheetDocumentId } from '#frontend/record/api/mark-sheet-documents.ts';
import { markSheetsKey } from '#frontend/record/api/mark-sheets.ts';
import type { SubjectColumn } from '../../model/subjects/class-table.ts';
import { newSubjectSheet, textsOf, writeSubject } from '../../model/subjects/write-subject.ts';

type Texts = ReadonlyMap<string, string>;

/** Marks of a subject of a term that had no sheet when they were typed. */
interface WaitingMarks {
  readonly uid: string;
  readonly kept: Pick<SavedClass, 'id' | 'pupils'>;
  readonly term: Term;
  readonly column: SubjectColumn;
  /** Of a column for averages. */
  readonly heading: string;
  readonly texts: Texts;
}

interface Sheet {
  readonly id: string;
  /** What it began with; undefined for a sheet that another device, or a file, has made. */
  readonly sent: Texts | undefined;
}

interface Waiting extends WaitingMarks {
  readonly isMaking: boolean;
  readonly sheet: Sheet | undefined;
  /** Writes into the sheet, once it is open. */
  readonly write: ((texts: Texts) => void) | undefined;
}

/** Marks that were not written, because another device or a file had begun the sheet meanwhile. */
interface LeftOut extends Pick<WaitingMarks, 'uid' | 'kept' | 'term' | 'column'> {
  readonly cells: string;
}

type ByPlace<Value> = Store<ReadonlyMap<string, Value>>;

/** Outside the page, so that the teacher may leave it at once. */
export const waitingMarks = createStore<ReadonlyMap<string, Waiting>>(new Map());
export const leftOut = createStore<ReadonlyMap<string, LeftOut>>(new Map());

const without = <Value>(all: ReadonlyMap<string, Value>, place: string) =>
  new Map([...all].filter(([other]) => other !== place));
const ofUser = <Value extends { readonly uid: string }>({ get, set }: ByPlace<Value>): void => {
  const now = session.get();
  // Who is signed in may be unknown for a moment.
  if (now.status === 'loading' || now.status === 'unknown') return;
  const uid = userIn(now);
  const left = new Map([...get()].filter(([, one]) => one.uid === uid));
  if (left.size < get().size) set(left);
};
session.subscribe(() => {
  ofUser(waitingMarks);
  ofUser(leftOut);
});
let stopAsking: (() => void) | undefined;
waitingMarks.subscribe(() => {
  if (waitingMarks.get().size > 0) stopAsking ??= askBeforeLeaving();
  else {
    stopAsking?.();
    stopAsking = undefined;
  }
});

const change = (place: string, part: Partial<Waiting>): void => {
  const found = waitingMarks.get().get(place);
  if (found) waitingMarks.set(new Map(waitingMarks.get()).set(place, { ...found, ...part }));
};

const sheetOf = async ({ kept, term, column, heading, texts }: Waiting): Promise<Sheet> => {
  const params = { classId: kept.id };
  const { subject, key } = column;
  try {
    const content = newSubjectSheet(column, texts, heading);
    const { id } = await call(addMarkSheet, { params, body: { subject, term, content } });
    return { id, sent: texts };
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'mark-sheet-exists') throw error;
    const sheets = await call(listMarkSheets, { params });
    const found = sheets.find((one) => one.term === term && subjectKey(one.subject) === key);
    if (!found) throw error;
    return { id: found.id, sent: undefined };
  }
};

/** What may be written: in a sheet of this tab all that was typed since, in another only where nothing else is. */
const mayWrite = ({ column }: Waiting, { sent }: Sheet, content: MarkSheetContent) =>
  sent
    ? ([pupil, text]: readonly [string, string]) => sent.get(pupil) !== text
    : ([pupil, text]: readonly [string, string]) =>
        textsOf(content, column, pupil).every((known) => known.trim() === '' || known === text);

const noteLeftOut = (place: string, waiting: Waiting, content: MarkSheetContent): void => {
  const { uid, kept, term, column, texts } = waiting;
  const names = new Map(kept.pupils.map(({ id, fullName }) => [id, fullName]));
  const cells = [...texts]
    .filter(([pupil, text]) => !textsOf(content, column, pupil).includes(text))
    .map(([pupil, text]) => `${names.get(pupil) ?? ''} (${text})`)
    .join(' · ');
  if (cells) leftOut.set(new Map(leftOut.get()).set(place, { uid, kept, term, column, cells }));
};

/** Writes what waits into its sheet, and ends when that is saved, or kept on the device. */
const fill = async (place: string, sheet: Sheet): Promise<void> => {
  const { editors } = markSheetDocuments;
  const classId = waitingMarks.get().get(place)?.kept.id;
  if (classId === undefined) return;
  const documentId = sheetDocumentId(classId, sheet.id);
  const loaded = await markSheetDocuments.load(documentId);
  const { document } = loaded;
  // What was typed meanwhile is among it.
  const waiting = waitingMarks.get().get(place);
  if (!document) throw new ApiError(404, 'document-not-found');
  if (!waiting) return;
  const { uid, column, heading, texts } = waiting;
  const address = addressOf(markSheetDocuments, documentId);
  const key = editorKey(uid, address);
  editors.open(key, uid, () => editorOf(markSheetDocuments, documentId, uid, document, mutate));
  const editor = editors.entries.get().get(key)?.editor;
  const write = (more: Texts): void =>
    editor?.change((before) =>
      [...more].reduce((now, one) => writeSubject(now, column, one, heading), before),
    );
  const content = editor?.state.get().content ?? document.content;
  write(new Map([...texts].filter(mayWrite(waiting, sheet, content))));
  if (!sheet.sent) noteLeftOut(place, waiting, editor?.state.get().content ?? content);
  change(place, { write });
  // The page shows the sheet at once, without fetching it.
  await mutate(address, loaded, { revalidate: false });
  await mutate(markSheetsKey(classId));
  await editor?.saveNow();
  editors.close(key);
  waitingMarks.set(without(waitingMarks.get(), place));
};

/** Makes the sheet of marks that wait, also after their page is left. */
export const makeSheet = async (place: string): Promise<void> => {
  const waiting = waitingMarks.get().get(place);
  if (!waiting || waiting.isMaking) return;
  change(place, { isMaking: true });
  try {
    const sheet = waiting.sheet ?? (await sheetOf(waiting));
    change(place, { sheet });
    await fill(place, sheet);
  } catch (error) {
    if (!waitingMarks.get().has(place)) return;
    const isGone = error instanceof ApiError && error.status === 404;
    change(place, { isMaking: false, ...(isGone && { sheet: undefined }) });
    notifyError(error, 'subjects.sheetFailed');
  }
};

/** The first mark begins the sheet, and those typed meanwhile follow it. */
export const writeWaiting = (marks: WaitingMarks): void => {
  const { uid, kept, term, column } = marks;
  const place = [uid, kept.id, term, column.key].join('/');
  const known = waitingMarks.get().get(place);
  const texts = new Map([...(known?.texts ?? []), ...marks.texts]);
  const fresh = { isMaking: false, sheet: undefined, write: undefined };
  waitingMarks.set(new Map(waitingMarks.get()).set(place, { ...fresh, ...known, ...marks, texts }));
  if (known?.write) known.write(marks.texts);
  else void makeSheet(place);
};

export const closeLeftOut = (place: string): void => leftOut.set(without(leftOut.get(), place));
