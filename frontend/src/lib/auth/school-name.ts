import * as z from 'zod/mini';

const settings = z.object({ schoolSignOn: z.optional(z.object({ name: z.string() })) });

/**
 * The name of the school's own sign-on, if the host has one. Asks for the settings by itself, because the file that
 * reads all of them comes with much that visitors do not need.
 */
export const schoolName = async (): Promise<string | undefined> => {
  const response = await fetch('/config.json');
  return response.ok ? z.parse(settings, await response.json()).schoolSignOn?.name : undefined;
};
