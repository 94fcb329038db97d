const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a list of entity tags has one, or takes any. Compared weakly: they are tags of the JSON, not of its bytes. */
export const etagMatches = (list: string | undefined, tag: string): boolean =>
  list?.split(',').some((candidate) => ['*', opaqueTag(tag)].includes(opaqueTag(candidate))) ??
  false;
