import { mutate } from 'swr';

/** Forgets everything fetched for the previous user, including answers still under way. */
export const forgetResources = async (): Promise<void> => {
  await mutate(() => true, undefined, { revalidate: false });
};
