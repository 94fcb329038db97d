/**
 * Limits for the content of a workbook, in bytes unless the name says otherwise. A full notebook (40 sheets of 100
 * pupils and 15 columns) is under 8 MB of XML; the rest is room for formatting.
 */
export const workbookLimits = {
  entries: 2_000,
  entryBytes: 24 * 1024 * 1024,
  totalBytes: 48 * 1024 * 1024,
  /** Deflate reaches about 1,032 at most; real sheets stay under 100. */
  compressionRatio: 300,
  /** Small parts may be repetitive. */
  ratioFreeBytes: 1024 * 1024,
  worksheets: 200,
  /** Non-empty rows of a visible sheet; blank formatted rows do not count. */
  rows: 5_000,
  /** Non-empty rows of all sheets together, because each is examined. */
  totalRows: 50_000,
  /** Non-empty cells of all sheets: a full notebook has 60,000, and the library is slow with millions. */
  totalCells: 500_000,
  /** Cells right of this column are not read. */
  columns: 128,
  /** Characters read of a cell: names and headings are shorter. */
  cellLength: 1_000,
} as const;
