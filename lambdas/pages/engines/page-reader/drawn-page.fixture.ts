import type { Grey } from './page/grey.ts';

/** A page to draw on: white, 1 to 10 tenths black where something is drawn. */
export interface Drawing {
  readonly page: Grey;
  readonly fill: (box: readonly [number, number, number, number], darkness?: number) => void;
  /** Draws something like a word with this many letters, 20 pixels high, from its upper left corner. */
  readonly word: (left: number, top: number, letters: number) => void;
}

export const drawOn = (width: number, height: number): Drawing => {
  const data = new Uint8Array(width * height).fill(255);
  const fill: Drawing['fill'] = ([left, top, wide, high], darkness = 1) => {
    for (let y = Math.max(0, top); y < Math.min(height, top + high); y += 1)
      data.fill(255 - 235 * darkness, y * width + left, y * width + Math.min(width, left + wide));
  };
  return {
    page: { data, width, height },
    fill,
    word: (left, top, letters) => {
      for (let letter = 0; letter < letters; letter += 1) {
        const x = left + letter * 14;
        fill([x, top, 4, 20]);
        // Bars at several heights, as letters have them: one height would be a line.
        fill([x, top + ((letter * 7) % 4) * 5, 9, 3]);
      }
    },
  };
};

/** Rulings of a table: all of them, or only those under and over rows, or none. */
export type Ruled = 'full' | 'half' | 'none';

interface TableDrawing {
  readonly left: number;
  readonly top: number;
  /** Widths of columns, left to right. */
  readonly columns: readonly number[];
  readonly rows: number;
  readonly ruled: Ruled;
  readonly darkness?: number;
  /** How far each row slips to the right of the one above, as where a page was photographed askew. */
  readonly lean?: number;
  /** Cells left without ink, as `row:column`. */
  readonly empty?: ReadonlySet<string>;
  /** Strokes and gaps of the rulings, where they are dashed. */
  readonly dashes?: readonly [dash: number, gap: number];
  /** Rulings that were not drawn: `below 3` of the fourth row, `before 2` of the third column. */
  readonly without?: ReadonlySet<string>;
}

export const rowHeight = 50;

/** Draws a table; its widest column holds names of several lengths, the others marks. */
export const drawTable = (drawing: Drawing, table: TableDrawing): void => {
  const { left, top, columns, rows, ruled, darkness = 1, lean = 0 } = table;
  const [dash, gap] = table.dashes ?? [Number.MAX_SAFE_INTEGER, 0];
  /** Draws a line in pieces, along either side. */
  const rule = ([x, y, wide, high]: readonly [number, number, number, number]): void => {
    const isLevel = wide > high;
    for (let at = 0; at < Math.max(wide, high); at += dash + gap) {
      const piece = Math.min(dash, Math.max(wide, high) - at);
      drawing.fill(isLevel ? [x + at, y, piece, high] : [x, y + at, wide, piece], darkness);
    }
  };
  const edges = columns.reduce((all, width) => [...all, (all.at(-1) ?? 0) + width], [left]);
  const right = edges.at(-1) ?? left;
  const widest = Math.max(...columns);
  for (let row = 0; row <= rows; row += 1) {
    const y = top + row * rowHeight;
    if (ruled !== 'none' && !table.without?.has(`below ${row - 1}`))
      rule([left, y, right - left + 2, 2]);
    if (row === rows) break;
    columns.forEach((width, column) => {
      if (table.empty?.has(`${row}:${column}`)) return;
      const x = (edges[column] ?? 0) + Math.round(row * lean);
      if (width === widest) {
        const letters = 5 + ((row * 5) % 7);
        drawing.word(x + 12, y + 15, letters);
        drawing.word(x + 24 + letters * 14, y + 15, 3 + (row % 4));
      } else drawing.word(x + Math.round(width / 2) - 20, y + 15, 2 + (row % 2));
    });
  }
  if (ruled === 'full')
    edges.forEach((x, column) => {
      if (!table.without?.has(`before ${column}`)) rule([x, top, 2, rows * rowHeight + 2]);
    });
};
