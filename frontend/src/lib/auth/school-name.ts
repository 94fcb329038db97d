import * as z from 'zod/mini';

const settings = z.object({ schoolSignOn: z.optional(z.object({ name: z.string() })) });

/** The name of the school's own sign-on, if any; the file that reads all settings is too large for visitors. */
export const schoolName = async (): Promise<string | undefined> => {
  const response = await fetch('/config.json');
  return response.ok ? z.parse(settings, await response.json()).schoolSignOn?.name : undefined;
};
