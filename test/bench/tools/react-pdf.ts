import { Document, Font, Page, Text, View, renderToBuffer } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { measure } from '../notebook/measure.ts';
import { benchSheets } from '../notebook/tables.ts';
import type { BenchPage } from '../notebook/tables.ts';

/** The second argument is the font's file, because the names of the product's package do not reach this one. */
Font.register({ family: 'Cairo', src: process.argv[3] ?? '' });

const row = { flexDirection: 'row-reverse', borderBottom: 0.4, height: 16 } as const;
const widths = (count: number): string[] => [
  '5%',
  '25%',
  ...Array<string>(count - 2).fill(`${70 / (count - 2)}%`),
];

function line(cells: string[], key: number) {
  const shares = widths(cells.length);
  return h(
    View,
    { key, style: row, wrap: false },
    cells.map((cell, index) =>
      h(
        View,
        { key: index, style: { width: shares[index] ?? '', borderLeft: 0.4, padding: 1 } },
        cell && h(Text, { style: { textAlign: 'right' } }, cell),
      ),
    ),
  );
}

const page = ({ title, headings, rows }: BenchPage, key: number) =>
  h(
    Page,
    { key, size: 'A4', style: { fontFamily: 'Cairo', fontSize: 8, padding: 34 } },
    h(Text, { style: { fontSize: 14, textAlign: 'right' } }, title),
    line(headings, -1),
    rows.map(line),
  );

await measure(() => renderToBuffer(h(Document, {}, benchSheets().map(page))));
