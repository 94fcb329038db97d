const opaqueTag = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether a list of entity tags contains a tag or is `*`. Compares weakly: the tags are of the JSON. */
export const etagMatches = (list: string | undefined, tag: string): boolean =>
  list?.split(',').some((candidate) => ['*', opaqueTag(tag)].includes(opaqueTag(candidate))) ??
  false;
