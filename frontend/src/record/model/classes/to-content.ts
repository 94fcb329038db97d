import type { ClassContent, SavedClass } from '#shared/model/saved-class.ts';

/** A saved class as it is sent back, with its pupils and their ids. What it leaves out stays as it is stored. */
export const toContent = ({ name, subject, level, pupils }: SavedClass): ClassContent => ({
  name,
  ...(subject && { subject }),
  ...(level && { level }),
  pupils,
});
