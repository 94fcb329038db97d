/** How far the device's clock is behind the server's, in milliseconds; 0 until an answer of the API has said it. */
let behind = 0;

/** Takes the time from an answer's `Date` header. */
export const noteServerTime = (date: string | null): void => {
  const time = Date.parse(date ?? '');
  if (!Number.isNaN(time)) behind = time - Date.now();
};

/** The time now by the server, for what must not depend on a device's wrong clock. */
export const serverNow = (): Date => new Date(Date.now() + behind);
