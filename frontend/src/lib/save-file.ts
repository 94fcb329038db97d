/** Milliseconds; long enough for a browser to begin the download. */
const KEPT = 60_000;

const withAddress = (blob: Blob, act: (url: string) => void): void => {
  const url = URL.createObjectURL(blob);
  act(url);
  setTimeout(() => URL.revokeObjectURL(url), KEPT);
};

export const saveFile = (blob: Blob, name: string): void =>
  withAddress(blob, (url) => {
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
  });

/** Shows a file in a tab of its own; saves it where the browser opens none. Only at a press: others are blocked. */
export const openFile = (blob: Blob, name: string): void =>
  withAddress(blob, (url) => {
    if (!window.open(url, '_blank')) saveFile(blob, name);
  });
