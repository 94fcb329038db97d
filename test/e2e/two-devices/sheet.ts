import { addClass } from '#shared/contracts/classes.ts';
import { addMarkSheet, deleteMarkSheet, getMarkSheet } from '#shared/contracts/mark-sheets.ts';
import type { MarkSheetContent } from '#shared/model/mark-sheet.ts';
import { createLedger } from '#frontend/test-support/edit-ledger.ts';
import type { PlatformAddresses } from '../../support/platform.ts';
import { connect } from '../../support/connect.ts';
import { sampleClass } from '../../support/sample-class.ts';

export const none: MarkSheetContent = { columns: [], marks: {} };
export const one = (text: string): MarkSheetContent => ({
  columns: [],
  marks: { a: { b: { text } } },
});
/** The marks in a text; each was typed once. */
export const marksIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?<![\d.])\d{1,2}\.\d\d(?![\d.])/g), ([mark]) => mark);

/** When something reached the record, as far as its client knows. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** A mark sheet on the platform, and what its users have typed and given up. */
export async function createSheet(platform: Pick<PlatformAddresses, 'url' | 'authUrl'>) {
  const { accounts, call, send } = connect(platform);
  const account = await accounts.newTeacher();
  const { token } = account;
  const { id: classId } = await call(addClass, { token, body: sampleClass });
  const columns = ['c1', 'c2'].map((id) => ({ id, heading: id, scale: 20 }));
  const body = { subject: 'Physics', term: 1 as const, content: { columns, marks: {} } };
  const { id: sheetId } = await call(addMarkSheet, { token, params: { classId }, body });
  const params = { classId, sheetId };
  const ledger = createLedger();
  const saves: (Span & { readonly marks: readonly string[] })[] = [];
  const deletions: Span[] = [];
  let typed = 0;

  /** What the record has, as text; empty if there is no sheet. */
  const stored = async (): Promise<string> => {
    const { status, body: sheet } = await send(getMarkSheet, { token, params });
    return status === 200 ? JSON.stringify((sheet as { document: unknown }).document) : '';
  };
  return {
    account,
    ledger,
    path: `/classes/${classId}/marks/${sheetId}`,
    /** A mark that was not typed before. */
    newMark: (): string => ((typed += 1) / 100).toFixed(2),
    typed: () => typed,
    deletions,
    saves,
    stored,
    begin: () => send(addMarkSheet, { token, params: { classId }, body }),
    delete: async (): Promise<void> => {
      const from = Date.now();
      const had = await stored();
      const { status } = await send(deleteMarkSheet, { token, params });
      if (status !== 204) return;
      ledger.deleted(marksIn(had));
      deletions.push({ from, to: Date.now() });
    },
    /** What was saved at the moment of a deletion went with the sheet. */
    noteDeletions: (): void => {
      for (const { from, to } of deletions)
        for (const save of saves)
          if (save.from <= to && save.to >= from) ledger.deleted(save.marks);
    },
  };
}
export type Sheet = Awaited<ReturnType<typeof createSheet>>;
