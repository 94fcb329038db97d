/** Hands a file to the browser to keep, under a name. */
export const saveFile = (content: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The download has its own reference once the click is dispatched.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
};
