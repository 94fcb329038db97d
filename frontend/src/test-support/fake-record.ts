import * as z from 'zod/mini';
import { addClass, getClass, listClasses } from '#shared/contracts/classes.ts';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import {
  addMarkSheet,
  getMarkSheet,
  listAllMarkSheets,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import {
  markSheetContent,
  type MarkSheetContent,
  type MarkSheetHeading,
} from '#shared/model/mark-sheet.ts';
import { classContent, type SavedClass } from '#shared/model/saved-class.ts';
import { foldText } from '#shared/text/fold-text.ts';
import { addMarks as addTo } from '#shared/record/merge/add-marks.ts';
import { completeContent } from '#shared/record/sheet/complete-content.ts';
import type { FakeApi } from './fake-api.ts';

interface StoredSheet {
  readonly id: string;
  readonly subject: string;
  readonly term: number;
  version: number;
  content: MarkSheetContent;
}

type NewSheet = MarkSheetHeading & { readonly content: MarkSheetContent };

const time = '2026-11-20T08:00:00.000Z';

/** A fake server that stores classes and all their mark sheets. Pupils get the ids `a0`, `a1` … */
export const fakeRecord = (api: FakeApi, first: readonly SavedClass[] = []) => {
  const classes = [...first];
  const sheets = new Map<string, StoredSheet[]>();
  /** Of classes that were saved with an idempotency key. */
  const ids = new Map<string, string>();
  const called = () => api.calls.slice(-1)[0];
  const parts = () => called()?.path.split('/') ?? [];
  const sheetsOf = (classId = '') => sheets.get(classId) ?? [];
  const sheet = (): StoredSheet => {
    const found = sheetsOf(parts()[3]).find(({ id }) => id === parts()[5]);
    if (!found) throw new Error('the fake record has no such sheet');
    return found;
  };
  const summary = ({ id, subject, term, content }: StoredSheet) => ({
    ...{ id, subject, term, columns: content.columns.length },
    marks: Object.values(content.marks).flatMap(Object.keys).length,
    ...{ createdAt: time, changedAt: time },
  });
  const document = ({ version, content }: StoredSheet) => ({
    ...{ version, content, createdAt: time, author: 'teacher' as const },
  });
  const full = (one: StoredSheet, classId = '') => ({
    body: { ...summary(one), classId, document: document(one) },
    etag: versionTag({ version: one.version }),
  });
  const put = (classId: string, sheet: NewSheet): StoredSheet => {
    const own = sheetsOf(classId);
    const id = `t${sheet.term}-${'a'.repeat(9)}${'bcdefghijklmnopqrstuvwxyz'.charAt(own.length)}`;
    const stored = { ...sheet, id, version: 1 };
    sheets.set(classId, [...own, stored]);
    return stored;
  };
  api.on(listClasses, () => ({ body: classes }));
  api.on(addClass, () => {
    const key = called()?.idempotencyKey ?? '';
    const same = classes.find(({ id }) => id === ids.get(key));
    if (same) return { body: same };
    const { pupils, ...content } = z.parse(classContent, called()?.body);
    const listed = pupils.map((pupil, index) => ({ ...pupil, id: `a${index}` }));
    const kept: SavedClass = {
      ...{ id: `01KJQ5N800000000000000001${classes.length}`, version: 1, ...content },
      ...{ counts: { pupils: pupils.length, girls: 0, boys: 0 } },
      ...{ keptAt: time, changedAt: time, keptUntil: time, pupils: listed },
    };
    classes.push(kept);
    if (key) ids.set(key, kept.id);
    return { body: kept };
  });
  api.on(getClass, () => {
    const kept = classes.find(({ id }) => id === parts()[3]);
    if (!kept) return { status: 404, body: { code: 'class-not-found' } };
    return { body: kept, etag: versionTag({ version: kept.version }) };
  });
  api.on(listMarkSheets, () => ({ body: sheetsOf(parts()[3]).map(summary) }));
  api.on(listAllMarkSheets, () => ({
    body: [...sheets].flatMap(([classId, own]) =>
      own.map((one) => {
        const { changedAt = time } = classes.find(({ id }) => id === classId) ?? {};
        return { ...summary(one), classId, changedAt };
      }),
    ),
  }));
  api.on(getMarkSheet, () => full(sheet(), parts()[3]));
  api.on(addMarkSheet, () => {
    const [, , , classId = ''] = parts();
    const sheet = z.parse(addMarkSheet.body, called()?.body);
    const isThere = sheetsOf(classId).some(
      ({ subject, term }) => term === sheet.term && foldText(subject) === foldText(sheet.subject),
    );
    if (isThere) return { status: 409, body: { code: 'mark-sheet-exists' } };
    return full(put(classId, sheet), classId);
  });
  api.on(addMarks, () => {
    const [, , , classId = ''] = parts();
    const kept = classes.find(({ id }) => id === classId);
    if (!kept) return { status: 404, body: { code: 'class-not-found' } };
    const { subject, term, ...marks } = z.parse(addMarks.body, called()?.body);
    const found = sheetsOf(classId).find(
      (one) => one.term === term && foldText(one.subject) === foldText(subject),
    );
    const now = found ? versionTag({ version: found.version }) : '';
    if (marks.seen !== undefined && marks.seen !== now)
      return { status: 412, body: { code: 'precondition-failed' } };
    const { content, outcome } = addTo(found?.content, marks, kept, new Date());
    if (content && found) Object.assign(found, { content, version: found.version + 1 });
    const stored = found ?? (content && put(classId, { subject, term, content }));
    return { body: { ...outcome, sheetId: stored?.id } };
  });
  api.on(markSheetVersions.putDocument, () => {
    const one = sheet();
    if (called()?.precondition !== versionTag({ version: one.version })) {
      return { status: 412, body: { code: 'precondition-failed', current: document(one) } };
    }
    one.content = completeContent(z.parse(markSheetContent, called()?.body), one.content);
    one.version += 1;
    return { body: document(one), etag: versionTag({ version: one.version }) };
  });
  return {
    classes,
    sheetsOf,
    /** Adds a sheet. */
    put,
    /** Writes marks into a sheet, as another tab does. */
    write: (sheet: StoredSheet, marks: MarkSheetContent['marks']): void => {
      sheet.content = { ...sheet.content, marks };
      sheet.version += 1;
    },
    answerOf: full,
  };
};
