import { createHash } from 'node:crypto';
import { readdir, readFile, rm, symlink, writeFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';

const manifest = z.object({
  artifacts: z.record(
    z.string(),
    z.looseObject({
      properties: z.optional(z.object({ stackTemplateAssetObjectUrl: z.optional(z.string()) })),
    }),
  ),
});

/** Upload name of a stack's template: a hash of its content, which is never compared again. */
async function uploadedName(assembly: string, stack: string): Promise<string> {
  const text = await readFile(path.join(assembly, 'manifest.json'), 'utf8');
  const { artifacts } = z.parse(manifest, JSON.parse(text));
  const url = artifacts[stack]?.properties?.stackTemplateAssetObjectUrl ?? '';
  const [, name] = /\/([0-9a-f]{64})\.json$/.exec(url) ?? [];
  if (name === undefined) throw new Error(`${assembly} has no stack ${stack}`);
  return name;
}

/**
 * Writes a copy of a synthesized app to `folder`, with one stack's template changed; the deployed files are those of
 * the original.
 * @throws when the stack does not exist
 */
export async function amendAssembly(
  assembly: string,
  folder: string,
  { stack, change }: { readonly stack: string; readonly change: (template: string) => string },
): Promise<void> {
  const file = path.join(assembly, `${stack}.template.json`);
  const before = await uploadedName(assembly, stack);
  const template = change(await readFile(file, 'utf8'));
  const after = createHash('sha256').update(template).digest('hex');
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const entry of await readdir(assembly, { withFileTypes: true })) {
    const from = path.join(assembly, entry.name);
    const to = path.join(folder, entry.name);
    if (entry.isDirectory() || entry.name.startsWith('asset.')) await symlink(from, to);
    else if (from === file) await writeFile(to, template);
    else await writeFile(to, (await readFile(from, 'utf8')).replaceAll(before, after));
  }
}
