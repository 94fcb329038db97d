import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import * as z from 'zod/mini';
import type { Assembly } from './assembly.ts';
import type { ResolvedResource } from './resolved-stack.ts';

/** An object that a bucket deployment writes: a file on disk, or content with values filled in. */
export interface DeployedObject {
  readonly key: string;
  readonly cacheControl?: string;
  readonly source: { readonly path: string } | { readonly content: string };
}

const properties = z.object({
  SourceObjectKeys: z.array(z.string()),
  SourceMarkers: z.optional(z.array(z.record(z.string(), z.string()))),
  DestinationBucketName: z.string(),
  DestinationBucketKeyPrefix: z._default(z.string(), ''),
  SystemMetadata: z._default(z.object({ 'cache-control': z.optional(z.string()) }), {}),
});

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

const replaceMarkers = (
  path: string,
  markers: Record<string, string>,
): DeployedObject['source'] => {
  const names = Object.entries(markers);
  if (names.length === 0) return { path };
  const content = names.reduce(
    // `Source.jsonData` writes its markers inside JSON strings.
    (text, [marker, value]) => text.replaceAll(marker, JSON.stringify(value).slice(1, -1)),
    readFileSync(path, 'utf8'),
  );
  return { content };
};

/** Objects of CDK's `BucketDeployment`s, by bucket name and then by key. */
export const readDeployments = (
  resources: readonly ResolvedResource[],
  { assets }: Pick<Assembly, 'assets'>,
): ReadonlyMap<string, ReadonlyMap<string, DeployedObject>> => {
  const buckets = new Map<string, Map<string, DeployedObject>>();
  for (const { resource, properties: resolved } of resources) {
    if (resource.Type !== 'Custom::CDKBucketDeployment') continue;
    const deployment = properties.parse(resolved);
    const objects =
      buckets.get(deployment.DestinationBucketName) ?? new Map<string, DeployedObject>();
    buckets.set(deployment.DestinationBucketName, objects);
    deployment.SourceObjectKeys.forEach((objectKey, index) => {
      const folder = assets.get(objectKey);
      if (folder === undefined) throw new Error(`no asset ${objectKey}`);
      for (const path of filesBelow(folder)) {
        const name = relative(folder, path).split(sep).join('/');
        const key = [deployment.DestinationBucketKeyPrefix, name].filter(Boolean).join('/');
        objects.set(key, {
          key,
          cacheControl: deployment.SystemMetadata['cache-control'],
          source: replaceMarkers(path, deployment.SourceMarkers?.[index] ?? {}),
        });
      }
    });
  }
  return buckets;
};
