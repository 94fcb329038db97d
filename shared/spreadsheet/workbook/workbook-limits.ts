/**
 * What a workbook may expand to. A full notebook (40 sheets of 100 pupils and 15 columns) is under 8 MB of XML; the
 * rest is room for formatting. Bytes, unless the name says else.
 */
export const workbookLimits = {
  entries: 2_000,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 48 * 1024 * 1024,
  /** Deflate cannot exceed about 1,032; the most repetitive real sheets stay under 100. */
  compressionRatio: 300,
  /** Small parts may be repetitive without harm. */
  ratioFreeBytes: 1024 * 1024,
  worksheets: 200,
  /** Rows that hold a value, per visible sheet; blank formatted rows do not count. */
  rows: 5_000,
  /** Rows of all sheets together: what reads them looks at each. */
  totalRows: 50_000,
  /** Cells that hold a value, of all sheets together: a full notebook has 60,000, and millions take the library long. */
  totalCells: 500_000,
  /** Cells right of this column are not read. */
  columns: 128,
  /** Characters of a cell that are read: no name or heading is so long. */
  cellLength: 1_000,
} as const;
