import { versionTag } from '#shared/contracts/endpoint.ts';
import { expect } from 'vitest';
import { addClass } from '#shared/contracts/classes.ts';
import { getMarkSheet, listMarkSheets, markSheetVersions } from '#shared/contracts/mark-sheets.ts';
import type { connect } from '../support/connect.ts';
import { inspectPdf, pdfLanguage } from '../support/inspect-pdf.ts';
import { textsIn } from '../support/interface-text.ts';
import { sampleClass } from '../support/sample-class.ts';

/** What a user does in a page, whichever program drives the browser. Everything waits for what it needs to be visible. */
export interface Visitor {
  readonly goto: (address: string) => Promise<void>;
  readonly fill: (selector: string, text: string) => Promise<void>;
  /** Types where the focus is, and presses Enter. */
  readonly enter: (text: string) => Promise<void>;
  readonly press: (selector: string) => Promise<void>;
  /** Presses what shows a text, within a part of the page. */
  readonly pressText: (within: string, text: string) => Promise<void>;
  readonly wait: (selector: string) => Promise<void>;
  /** Chooses a file of the project in a field, which may be hidden. */
  readonly choose: (selector: string, file: string) => Promise<void>;
  /** The value of an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Waits until the expression is true in the page. */
  readonly waitUntil: (expression: string) => Promise<void>;
}

const say = textsIn('ar');

/** A teacher signs in, types marks, makes a notebook and exercises, and chooses a photo: in Arabic. */
export async function walkMainFlows(
  { accounts, call, url: origin }: ReturnType<typeof connect>,
  visitor: Visitor,
): Promise<void> {
  const { goto, fill, enter, press, pressText, wait, choose, evaluate, waitUntil } = visitor;
  const { email, password, token } = await accounts.newTeacher();
  const saved = await call(addClass, { token, body: sampleClass });

  await goto(`${origin}/login`);
  await fill('[name=email]', email);
  await fill('[name=password]', password);
  await enter('');
  await wait('main a[href="/notebooks/create"]');
  expect(await evaluate('[document.documentElement.lang, document.dir]')).toEqual(['ar', 'rtl']);

  await goto(`${origin}/classes/${saved.id}/marks`);
  await press(`[aria-label="${say('classes.addMarksOf', { term: 1 })}"]`);
  await pressText('[role=dialog]', say('classes.openSheet'));
  await press('[role=grid] [data-here]');
  for (const text of ['15', 'a', '12,5']) await enter(text);
  const params = { classId: saved.id };
  const [sheet] = await call(listMarkSheets, { token, params });
  const one = { ...params, sheetId: sheet?.id ?? '' };
  const savedMarks = async () => {
    const { document } = await call(getMarkSheet, { token, params: one });
    return Object.values(document.content.marks);
  };
  await expect.poll(savedMarks).toEqual(['15', 'غ', '12,5'].map((text) => ({ c1: { text } })));

  // Another device corrects the first mark while the sheet is open here; what is typed next is added to that.
  const { document } = await call(getMarkSheet, { token, params: one });
  const [first = ''] = Object.keys(document.content.marks);
  const marks = { ...document.content.marks, [first]: { c1: { text: '16' } } };
  await call(markSheetVersions.putDocument, {
    ...{ token, params: one, headers: { 'if-match': versionTag(document) } },
    body: { ...document.content, marks },
  });
  // Enter has moved on to the next test of the first pupil.
  await enter('18');
  await expect
    .poll(savedMarks)
    .toEqual([
      { c1: { text: '16' }, c2: { text: '18' } },
      ...['غ', '12,5'].map((text) => ({ c1: { text } })),
    ]);
  // The page asks before it is left while it waits for the answer.
  await wait('[data-status=saved]');

  await goto(`${origin}/classes/${saved.id}`);
  await press('main a[href^="/notebooks/create"]');
  await pressText('main', say('createNotebook.selectCover'));
  await press('[role=dialog] [role=option]');
  await pressText('[role=dialog]', say('covers.select'));
  await waitUntil('!document.querySelector("[role=dialog]")');
  await pressText('main', say('createNotebook.submit'));
  await wait('main [data-status=SUCCESS]');
  const link = await evaluate('document.querySelector("main table a[href]").href');
  const pdf = Buffer.from(await (await fetch(String(link))).arrayBuffer());
  expect(pdfLanguage(pdf)).toBe('ar');
  expect((await inspectPdf(pdf)).title).toContain('2025/2026');

  await goto(`${origin}/ai-content/exercise`);
  await fill('[name=topic]', 'الكسور');
  await fill('[name=exerciseType]', 'مسائل');
  await press('main form button[type=submit]');
  await wait('main [data-status=SUCCESS]');
  await pressText('main', say('aiContent.view'));
  // It changes the height of the dialog, and what moves away between press and release is not clicked.
  await wait('[role=dialog] article');
  await pressText('[role=dialog]', say('aiContent.open'));
  await wait('main article math');

  await goto(`${origin}/grades/extract`);
  await choose(
    'input[type=file][name=image]',
    'test/fixtures/gradebooks/ar-scan-western-print.jpg',
  );
  await pressText('[role=dialog]', say('pupilData.accept'));
  await wait('[data-upload=sent]');

  await press(`[aria-label="${say('layout.userMenu')}"]`);
  await press('[role=menu] li[role=menuitem]');
  // The photo is not sent yet.
  await press('[role=dialog] button:last-child');
  await wait('[name=password]');
  const kept = 'Object.keys(localStorage).filter((key) => key.startsWith("firebase:")).length';
  expect(await evaluate(kept)).toBe(0);
}
