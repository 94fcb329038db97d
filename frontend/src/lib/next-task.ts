/** Lets the browser respond and paint first. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
