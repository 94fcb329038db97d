import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';

/** The newest versions stay, however fast they came: they are what was just typed. */
const RECENT = 20;

/**
 * The versions that are too many. The job's own and the latest stay; of the others, those go that stood the shortest
 * time before the next: a day's last version outlives the many a minute of typing makes.
 * @param versions newest first
 */
export function surplusVersions<V extends DocumentVersion>(
  versions: readonly V[],
  most: number = limits.documentVersions,
): V[] {
  const stood = versions
    .map((version, index) => ({ version, next: versions[index - 1] }))
    .slice(RECENT, -1)
    .map(({ version, next }) => ({
      version,
      time: Date.parse(next?.createdAt ?? version.createdAt) - Date.parse(version.createdAt),
    }));
  return stood
    .toSorted((one, other) => one.time - other.time)
    .slice(0, Math.max(0, versions.length - most))
    .map(({ version }) => version);
}
