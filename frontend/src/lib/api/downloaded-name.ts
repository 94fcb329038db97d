/** The file name in a Content-Disposition header (RFC 6266), preferably the UTF-8 one; undefined if there is none. */
export const downloadedName = (disposition: string | null): string | undefined => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended === undefined) return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
  try {
    return decodeURIComponent(extended);
  } catch {
    return undefined;
  }
};
