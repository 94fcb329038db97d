import { matchesGlob } from '../aws-gateway/glob.ts';

/** Whether a path fits a behavior's pattern, in which `*` is any run of characters and `?` any one. */
export const matchesPathPattern = (pattern: string, path: string): boolean => {
  const absolute = pattern.startsWith('/') || pattern.startsWith('*') ? pattern : `/${pattern}`;
  return matchesGlob(absolute, path);
};
