import * as z from 'zod/mini';
import { versionTag } from '#shared/contracts/endpoint.ts';
import { addMarks } from '#shared/contracts/add-marks.ts';
import {
  addMarkSheet,
  deleteMarkSheet,
  getMarkSheet,
  listMarkSheets,
  markSheetVersions,
} from '#shared/contracts/mark-sheets.ts';
import {
  markSheetContent,
  type markSheet,
  type MarkSheetContent,
} from '#shared/model/mark-sheet.ts';
import type { SavedPupil } from '#shared/model/saved-class.ts';
import { addMarks as addTo } from '#shared/record/merge/add-marks.ts';
import { completeContent } from '#shared/record/sheet/complete-content.ts';
import type { FakeApi } from './fake-api.ts';

/**
 * A fake server for the mark sheets of a class: stores the newest version of one.
 * @param sheet what the server says of it
 * @param first its marks; without them there is no sheet yet
 */
export const fakeMarkSheets = (
  api: FakeApi,
  sheet: z.infer<typeof markSheet>,
  first?: MarkSheetContent,
) => {
  let version = 1;
  let content = first;
  let listed: SavedPupil[] | undefined;
  const { document: before, ...summary } = sheet;
  const document = () => ({ ...before, version, content });
  api.on(listMarkSheets, () => ({ body: content ? [summary] : [] }));
  api.on(addMarkSheet, () => {
    const body = z.parse(z.looseObject({ content: markSheetContent }), api.calls.at(-1)?.body);
    content = body.content;
    return { body: { ...summary, ...body, document: document() } };
  });
  api.on(addMarks, () => {
    const marks = z.parse(addMarks.body, api.calls.at(-1)?.body);
    const pupils = listed ?? marks.table.rows.map(({ pupil }) => ({ id: pupil, fullName: '' }));
    const { content: next, outcome } = addTo(content, marks, { pupils }, new Date());
    if (next && marks.seen !== undefined && marks.seen !== (content ? versionTag({ version }) : ''))
      return { status: 412, body: { code: 'precondition-failed', current: document() } };
    if (next && content) version += 1;
    content = next ?? content;
    const { content: _, ...stored } = document();
    return { body: { ...outcome, ...(content && { sheetId: sheet.id, document: stored }) } };
  });
  api.on(deleteMarkSheet, () => {
    content = undefined;
    return { status: 204 };
  });
  api.on(getMarkSheet, () =>
    content
      ? { body: { ...summary, document: document() }, etag: versionTag({ version }) }
      : { status: 404, body: { code: 'mark-sheet-not-found' } },
  );
  api.on(markSheetVersions.putDocument, () => {
    if (api.calls.at(-1)?.precondition !== versionTag({ version })) {
      const current = { ...document() };
      return { status: 412, body: { code: 'precondition-failed', current } };
    }
    const sent = z.parse(markSheetContent, api.calls.at(-1)?.body);
    content = completeContent(sent, content ?? sent);
    version += 1;
    return { body: document(), etag: versionTag({ version }) };
  });
  return {
    stored: () => content,
    /** The class has these pupils now. */
    onlyPupils: (pupils: SavedPupil[]): void => {
      listed = pupils;
    },
    /** Another device saves a version. */
    changeElsewhere: (newer: MarkSheetContent): void => {
      content = newer;
      version += 1;
    },
  };
};
