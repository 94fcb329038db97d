/** Has the browser ask before the page is left, because what is running would stop; the result ends that. */
export const askBeforeLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
