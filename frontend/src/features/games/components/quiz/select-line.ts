/** Selects a line of a text field (from 1) and scrolls to it. */
export const selectLine = (field: HTMLTextAreaElement, line: number): void => {
  const lines = field.value.split('\n');
  const start = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight / Math.max(1, lines.length)) * Math.max(0, line - 3);
};
