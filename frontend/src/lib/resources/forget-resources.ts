import { mutate } from 'swr';

/** Forgets everything fetched for the user who was signed in, answers still under way included. */
export const forgetResources = async (): Promise<void> => {
  await mutate(() => true, undefined, { revalidate: false });
};
