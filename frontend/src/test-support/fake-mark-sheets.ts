import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import {
  addMarkSheet,
  deleteMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import { markSheetContent, type MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { sampleSavedClass } from '#test/support/sample-classes.ts';
import { sampleSheet } from '#test/support/sample-mark-sheet.ts';
import type { FakeApi } from './fake-api.ts';

/** A fake server with one mark sheet of the sample class, or with none: it stores the newest version. */
export const fakeMarkSheets = (api: FakeApi, first?: MarkSheetContent) => {
  let version = 1;
  let content = first;
  const { document: before, ...summary } = sampleSheet;
  const document = () => ({ ...before, version, content });
  const classId = sampleSavedClass.id;
  api.on(listMarkSheets, () => ({ body: content ? [summary] : [] }));
  api.on(addMarkSheet, () => {
    const body = z.parse(z.looseObject({ content: markSheetContent }), api.calls.at(-1)?.body);
    content = body.content;
    return { body: { ...summary, ...body, classId, document: document() } };
  });
  api.on(deleteMarkSheet, () => {
    content = undefined;
    return { status: 204 };
  });
  api.on(getMarkSheet, () =>
    content
      ? { body: { ...summary, classId, document: document() }, etag: versionTag(version) }
      : { status: 404, body: { code: 'mark-sheet-not-found' } },
  );
  api.on(markSheetVersions.putDocument, () => {
    content = z.parse(markSheetContent, api.calls.at(-1)?.body);
    version += 1;
    return { body: document(), etag: versionTag(version) };
  });
  return { stored: () => content };
};
