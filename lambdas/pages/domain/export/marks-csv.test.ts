import { expect, it } from 'vitest';
import { read } from 'xlsx';
import { sampleGradebook } from '#test/support/sample-gradebook.ts';
import { marksCsv } from './marks-csv.ts';
import { marksTable } from './marks-table.ts';

const csv = (texts: Record<string, string> = {}, confirmed = true) =>
  Buffer.from(marksCsv(marksTable(sampleGradebook(texts), { confirmed })));

it('opens correctly in the teachers’ Excel', () => {
  const text = csv().toString('utf8');
  expect(text.startsWith('\ufeffدفتر التنقيط 2م3\r\nالرقم;اللقب والاسم;')).toBe(true);
  expect(text).toContain('\r\n1;بن عيسى سلمى;12;14;11;11,67\r\n');
  expect(text).toContain('\r\n3;حداد مريم;غ;8,5;9;\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(csv({}, false).toString()).toContain('\r\nمسودة: ');
});

it('contains no formula, whatever the cells contain', () => {
  const evil = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\u202e=1', '＝1', 'a;"b'];
  for (const text of evil) {
    const [, , row = ''] = csv({ '0,1': text }).toString('utf8').split('\r\n');
    const [, name = ''] = row.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    expect(name).toMatch(/^(?:'[=+\-@＝]|"a;)/);
  }
});

it('contains no formula when commas separate columns, either', () => {
  const text = csv({
    '0,1': 'علي,=1+1,x',
    '1,1': 'علي, @SUM(A1),x',
    '2,1': 'علي;=1+1;x',
  }).toString();
  const computed = /(?:^|[,;\t]) *[=+@]/m;
  expect('1,=1').toMatch(computed);
  expect(text).toContain("علي,'=1+1,x");
  expect(text).not.toMatch(computed);
  expect(csv({ '0,1': 'Ali, Omar - 2' }).toString()).toContain(';Ali, Omar - 2;');
});

it('can be read back', () => {
  const book = read(csv({ '0,1': '=1;"2"' }), { raw: true, FS: ';' });
  const cells = book.Sheets[book.SheetNames[0] ?? ''];
  expect(cells?.B3).toMatchObject({ v: '\'=1;"2"' });
  expect(cells?.F3).toMatchObject({ v: '11,67' });
});
