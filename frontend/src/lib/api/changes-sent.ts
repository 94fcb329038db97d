let sent = 0;

/** How many calls of this tab that may have changed something have ended. */
export const changesSent = (): number => sent;

export const noteChange = (): void => {
  sent += 1;
};
