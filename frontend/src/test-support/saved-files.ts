import { vi } from 'vitest';

/** A file that the page saved on the device. */
export interface SavedFile {
  readonly name: string;
  readonly blob: Blob;
}

/** Collects the files that the page saves, because jsdom saves none. Call it before each test. */
export const collectSavedFiles = (): readonly SavedFile[] => {
  const saved: SavedFile[] = [];
  let blob = new Blob();
  const createObjectURL = (made: Blob) => {
    blob = made;
    return 'blob:1';
  };
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob });
  });
  return saved;
};
