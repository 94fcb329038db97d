import { AnalyzeDocumentCommand, TextractClient } from '@aws-sdk/client-textract';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { makePage } from '#test/bench/grades/pages/make-page.ts';
import { twoHalves } from '#test/support/pictures.ts';
import { readGradebook } from '#lambdas/pages/domain/reading/read-gradebook.ts';
import { readingOfBlocks } from '#lambdas/pages/engines/textract/reading-of-blocks.ts';
import { parseBlocks } from '#lambdas/pages/engines/textract/textract-blocks.ts';
import { allow, openFixture, type Fixture } from '#test/support/aws-gateway.ts';
import { sendWire, signedCall } from '#test/support/signing.ts';
import { ownReader } from './read-page.ts';
import { createTextract, type PageReader, type Textract } from './textract.ts';

const logged: string[] = [];
const asked: Uint8Array[] = [];
const fake: PageReader = {
  read: (bytes) => {
    asked.push(bytes);
    return Promise.resolve([{ BlockType: 'PAGE', Id: 'page' }]);
  },
  close: () => Promise.resolve(),
};
let door: Fixture;
let textract: Textract;
const open = async (reader: PageReader) => {
  textract = createTextract(
    (line) => logged.push(line),
    () => Promise.resolve(reader),
  );
  door = await openFixture({ services: { textract: textract.service } });
};
const analyze = (Bytes: Uint8Array, FeatureTypes: ('TABLES' | 'FORMS')[] = ['TABLES']) =>
  new TextractClient(door.client).send(
    new AnalyzeDocumentCommand({ Document: { Bytes }, FeatureTypes }),
  );
const blank = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();

beforeEach(() => {
  logged.length = 0;
  asked.length = 0;
});
afterEach(async () => {
  await door.close();
  await textract.close();
});

describe('the Textract of the deployment to an emulator', () => {
  beforeEach(() => open(fake));

  it('answers a role with permission', async () => {
    door.role.statements = [allow('textract:AnalyzeDocument', '*')];
    const page = await blank();
    expect(await analyze(page)).toMatchObject({
      DocumentMetadata: { Pages: 1 },
      Blocks: [{ BlockType: 'PAGE', Id: 'page' }],
    });
    expect(Buffer.from(asked[0]!)).toEqual(page);
  });

  it('refuses a role without permission, and an unsigned call', async () => {
    door.role.statements = [allow('s3:*', '*')];
    await expect(analyze(await blank())).rejects.toMatchObject({ name: 'AccessDeniedException' });
    const call = await signedCall(door.url, {
      service: 'textract',
      action: 'Textract.AnalyzeDocument',
    });
    const { body } = await sendWire(door.url, { ...call, body: '{"other":1}' });
    expect(body).toContain('InvalidSignatureException');
    expect(asked).toEqual([]);
  });

  it.each([
    ['no picture', Buffer.from('not a picture'), 'UnsupportedDocumentException'],
    ['a PDF', Buffer.from('%PDF-1.7'), 'UnsupportedDocumentException'],
    ['nothing', Buffer.alloc(0), 'InvalidParameterException'],
    ['more than 10 MB', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'DocumentTooLargeException'],
  ])('rejects %s', async (_, bytes, name) => {
    await expect(analyze(bytes)).rejects.toMatchObject({ name });
    expect(asked).toEqual([]);
  });

  it('answers a fault of the reader as a fault of the service, and logs it', async () => {
    await door.close();
    await open({ ...fake, read: () => Promise.reject(new Error('no memory')) });
    await expect(analyze(await blank())).rejects.toMatchObject({ name: 'InternalServerError' });
    expect(logged.join()).toContain('no memory');
  });

  it('rejects what is not available locally', async () => {
    const message = 'FORMS is not available locally';
    await expect(analyze(await blank(), ['TABLES', 'FORMS'])).rejects.toMatchObject({ message });
  });
});

describe('the reader behind it', () => {
  // Loading its models takes a second, so the tests share one.
  beforeEach(() => open({ read: (page) => ownReader.read(page), close: () => Promise.resolve() }));
  afterAll(() => ownReader.close());

  it('reads a page into the blocks of a table', async () => {
    const { image, truth } = await makePage(5, {
      language: 'fr',
      style: 'print',
      capture: 'scan',
      ruling: 'full',
      textHeight: 24,
      pupilCount: 5,
    });
    const { Blocks = [] } = await analyze(image);
    const cells = Blocks.filter(({ BlockType }) => BlockType === 'CELL');
    const textOf = (row: number, column: number) => {
      const cell = cells.find((one) => one.RowIndex === row && one.ColumnIndex === column);
      const ids = cell?.Relationships?.flatMap(({ Ids = [] }) => Ids) ?? [];
      return ids.map((id) => Blocks.find(({ Id }) => Id === id)?.Text).join(' ');
    };
    const name = truth.columns.findIndex(({ kind }) => kind === 'name');
    const names = truth.rows.map((row) => row.cells[name]!.text);
    expect(names.map((_, row) => textOf(row + 2, name + 1))).toEqual(names);
    expect(cells).toHaveLength((truth.rows.length + 1) * truth.columns.length);
    expect(logged).toEqual([]);
  });

  it.each(['fr', 'ar'] as const)(
    'reads a class in two halves as one list: %s, 60 pixels apart',
    async (language) => {
      const { image, rows } = await twoHalves(language, 60);
      const blocks = parseBlocks({ Blocks: await ownReader.read(image) }) ?? [];
      const reading = readGradebook(readingOfBlocks(blocks), { pictureHeight: 600 });
      if ('failure' in reading) throw new Error(reading.failure);
      const { columns, rows: read } = reading.gradebook;
      expect(columns.map(({ kind }) => kind)).toEqual(['ordinal', 'name', 'mark', 'mark']);
      // Names may have one wrong letter; numbers and marks may not.
      const figures = (texts: readonly string[]) => [texts[0], ...texts.slice(2)].join('|');
      expect(read.map(({ cells }) => figures(cells.map(({ text }) => text)))).toEqual(
        rows.map(figures),
      );
      expect(logged).toEqual([]);
    },
  );

  it('finds only a page where nothing is written', async () => {
    const { Blocks } = await analyze(await blank());
    expect(Blocks?.map(({ BlockType }) => BlockType)).toEqual(['PAGE']);
  });

  it('rejects an image that cannot be decoded', async () => {
    const whole = await blank();
    await expect(analyze(whole.subarray(0, 50))).rejects.toMatchObject({
      name: 'BadDocumentException',
    });
    expect(logged).toEqual([]);
  });
});
