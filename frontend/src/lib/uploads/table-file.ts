/** What a teacher may choose where a workbook is asked for; all but the first two are converted on the device. */
export const tableExtensions: readonly string[] =
  '.xlsx,.xlsm,.xls,.xlsb,.ods,.csv,.tsv,.txt'.split(',');

/** Whether a file is no workbook of its own, by its name. */
export const needsConversion = ({ name }: { readonly name: string }): boolean =>
  !/\.xls[xm]$/i.test(name);

/**
 * The workbook that a chosen file is, or what it becomes as one. Few files need the converter, which is loaded for them.
 * @throws {WorkbookError}
 */
export const workbookOf = async (file: File): Promise<File> => {
  if (!needsConversion(file)) return file;
  const { asWorkbook } = await import('../workbook/as-workbook.ts');
  return asWorkbook(file);
};
