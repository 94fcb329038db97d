import { getClass } from '#shared/contracts/classes.ts';
import { savedClass } from '#shared/model/saved-class.ts';
import * as z from 'zod/mini';
import type { DescribeOverlap } from '../../components/conflict/described-overlap.ts';
import type { KeptEdits } from '../../components/conflict/refused-dialog.tsx';
import { urlOf } from '../../lib/api/request.ts';
import { deviceCopy } from '../../lib/documents/device-copy.ts';
import type { Documents } from '../../lib/documents/documents.ts';
import { addressOf, editorKey } from '../../lib/documents/open-document.ts';
import {
  noteRefused,
  noteUnsent,
  refusedDocuments,
} from '../../lib/documents/unsaved-conflicts.ts';
import { unsavedCopies, unsavedKey } from '../../lib/documents/unsaved-copies.ts';
import { readCopy } from '../../lib/offline/copies.ts';

interface OpenEdits extends KeptEdits {
  /** Takes back the edits of the editor, if one is open. */
  readonly takeBack: () => void;
}

type Describe<C> = (contents: readonly [C, C], uid: string, id: string) => Promise<DescribeOverlap>;

const readerOf =
  <C, J>(documents: Documents<C, J>, describe: Describe<C>) =>
  async (uid: string, id: string): Promise<OpenEdits> => {
    const address = addressOf(documents, id);
    const open = documents.editors.entries.get().get(editorKey(uid, address))?.editor;
    const edits = open?.state.get() ?? deviceCopy(uid, address, documents.content).read();
    const takeBack = () => open?.takeNewest();
    const raw = unsavedCopies.read(unsavedKey(uid, address)) ?? '';
    if (edits?.base === undefined) return { places: undefined, raw, takeBack };
    const { content, base } = edits;
    const [changes, words] = await Promise.all([
      documents.edits?.(content, base),
      describe([content, base], uid, id),
    ]);
    return { places: changes?.map(words), raw, takeBack };
  };

/** The class that edits are of, as the device has it: it may be deleted. */
const classOn = async (uid: string, classId: string) => {
  const copy = await readCopy(uid, urlOf(getClass, { params: { classId } }, ''));
  return z.safeParse(savedClass, copy?.body).data;
};

/** Reads the edits of a document of each kind, by the call that fetches one. */
export const readers: Readonly<
  Record<string, () => Promise<(uid: string, id: string) => Promise<OpenEdits>>>
> = {
  'get-content-job': async () => {
    const [{ draftDocuments }, { describeBlock }, { partName }] = await Promise.all([
      import('../../features/ai-content/draft-api.ts'),
      import('../../features/ai-content/components/conflict/describe-block.ts'),
      import('../../features/ai-content/model/draft/part-names.ts'),
    ]);
    return readerOf(draftDocuments, (drafts) => Promise.resolve(describeBlock(drafts, partName)));
  },
  'get-grade-job': async () => {
    const [{ gradebookDocuments }, { describeCell }] = await Promise.all([
      import('../../features/page-review/gradebook-api.ts'),
      import('../../features/page-review/components/conflict/describe-cell.ts'),
    ]);
    return readerOf(gradebookDocuments, (books) => Promise.resolve(describeCell(books)));
  },
  'get-answers-job': async () => {
    const [{ answersDocuments }, { describeAnswer }, { optionsOn }] = await Promise.all([
      import('../../features/answer-sheets/api.ts'),
      import('../../features/answer-sheets/components/conflict/describe-answer.ts'),
      import('../../features/answer-sheets/model/answers/answer-rows.ts'),
    ]);
    return readerOf(answersDocuments, async (contents, uid) => {
      const kept = await classOn(uid, contents[0].classId);
      const nameOf = (id: string) => kept?.pupils.find((pupil) => pupil.id === id)?.fullName ?? id;
      return describeAnswer(contents, nameOf, optionsOn);
    });
  },
  'get-mark-sheet': async () => {
    const [{ markSheetDocuments }, { describeMark }] = await Promise.all([
      import('#frontend/record/api/mark-sheet-documents.ts'),
      import('../../record/components/conflict/describe-mark.ts'),
    ]);
    return readerOf(markSheetDocuments, async (contents, uid, id) => {
      const [classId = ''] = id.split('/');
      const kept = await classOn(uid, classId);
      const ids = contents.flatMap(({ marks, remarks = {}, advice = {} }) =>
        Object.keys({ ...marks, ...remarks, ...advice }),
      );
      // A pupil whose name the device does not have is named by their id.
      const unnamed = ids.map((one) => ({ id: one, fullName: one }));
      return describeMark(contents, {
        pupils: [...(kept?.pupils ?? []), ...(kept?.left ?? []), ...unnamed],
      });
    });
  },
  'get-course-log': async () => {
    const [{ courseLogDocuments }, { describeSession }] = await Promise.all([
      import('#frontend/days/api/course-log-documents.ts'),
      import('#frontend/days/components/conflict/describe-session.ts'),
    ]);
    return readerOf(courseLogDocuments, () => Promise.resolve(describeSession));
  },
  'get-attendance': async () => {
    const [{ attendanceDocuments }, { describeRoll }] = await Promise.all([
      import('#frontend/rolls/api/attendance-documents.ts'),
      import('#frontend/rolls/components/conflict/describe-roll.ts'),
    ]);
    return readerOf(attendanceDocuments, async (_, uid, id) => {
      const [classId = ''] = id.split('/');
      const kept = await classOn(uid, classId);
      const pupils = [...(kept?.pupils ?? []), ...(kept?.left ?? [])];
      return describeRoll((pupil) => pupils.find((one) => one.id === pupil)?.fullName ?? pupil);
    });
  },
  'get-question-shelf': async () => {
    const [{ questionShelfDocuments }, { describeKept }] = await Promise.all([
      import('../../features/ai-content/bank-api.ts'),
      import('../../features/ai-content/components/conflict/describe-kept.ts'),
    ]);
    return readerOf(questionShelfDocuments, () => Promise.resolve(describeKept));
  },
};

/** Reads the edits of a document, by its address: `<id of the call>/<id of the document>`. */
export const readEdits = async (uid: string, address: string): Promise<OpenEdits> => {
  const [call = '', ...id] = address.split('/');
  const read = await readers[call]?.();
  const raw = unsavedCopies.read(unsavedKey(uid, address)) ?? '';
  return (await read?.(uid, id.join('/'))) ?? { places: undefined, raw, takeBack: () => undefined };
};

const forgetRefused = (address: string): void => {
  noteUnsent(address, false);
  noteRefused(address, undefined);
};

/** Removes the edits of a document from the device. */
export const dropEdits = async (uid: string, address: string): Promise<void> => {
  const { takeBack } = await readEdits(uid, address);
  takeBack();
  unsavedCopies.remove(unsavedKey(uid, address));
  forgetRefused(address);
};

/** Forgets refused edits that another tab drops, until the returned function is called. */
export const followDrops = (uid: string): (() => void) => {
  const onStorage = (): void => {
    for (const address of refusedDocuments.get().keys())
      if (unsavedCopies.read(unsavedKey(uid, address)) === undefined) forgetRefused(address);
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
};
