import { matchesGlob } from '../aws-gateway/glob.ts';

/** Whether a path matches a behavior's pattern, where `*` is any sequence of characters and `?` any one. */
export const matchesPathPattern = (pattern: string, path: string): boolean => {
  const absolute = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  return matchesGlob(absolute, path);
};
