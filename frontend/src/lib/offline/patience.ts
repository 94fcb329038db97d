/** Seconds that what the device has stored waits for a network that neither answers nor fails. */
export const PATIENCE = 6;

/** Resolves with nothing after some seconds. */
export const late = (seconds: number): Promise<undefined> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });
