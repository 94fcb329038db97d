/**
 * Has the browser ask before the page is closed or loaded again, because what is running would stop halfway. Ends with
 * the returned function.
 */
export const askBeforeLeaving = (): (() => void) => {
  const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
};
