/** The name a file is answered with (RFC 6266), the one in UTF-8 first; undefined where none is said. */
export const downloadedName = (disposition: string | null): string | undefined => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (extended === undefined) return /filename="([^"]*)"/i.exec(disposition ?? '')?.[1];
  try {
    return decodeURIComponent(extended);
  } catch {
    return undefined;
  }
};
