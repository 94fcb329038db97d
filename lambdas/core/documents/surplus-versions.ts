import type { DocumentVersion } from '#shared/model/document.ts';
import { limits } from '#shared/model/limits.ts';

/** The newest versions always stay, so that recent typing can be undone. */
const RECENT = 20;

/**
 * The versions to remove. The job's own and the newest stay; of the others, those go that were followed by the next
 * one soonest, so that the last version of an editing session outlives those within it.
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
