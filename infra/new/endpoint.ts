import { glob } from 'node:fs/promises';
import nodePath from 'node:path';
import { findEntries } from '../build/entries.ts';
import type { Changes } from './changes.ts';
import { camelCase, requireName, words } from './names.ts';

const root = nodePath.resolve(import.meta.dirname, '../..');

async function stacksOf(changes: Changes, feature: string): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('infra/stacks/*.ts', { cwd: root }))
    if ((await changes.read(file)).includes(`'#shared/contracts/${feature}.ts'`)) found.push(file);
  return found;
}

/** The folder of a feature's functions: the one that has those of its contract, or one of its name. */
async function folderOf(changes: Changes, contract: string, feature: string): Promise<string> {
  if (!changes.has(contract)) return feature;
  const entries = findEntries();
  const ids = (await changes.read(contract)).matchAll(/\bid: '([\w-]+)'/g);
  const files = [...ids].flatMap(([, id = '']) => entries.get(id)?.file ?? []);
  return files[0]?.split('/')[1] ?? feature;
}

/** Writes an endpoint that answers teachers their own id, until it is made to answer something of use. */
export async function newEndpoint(changes: Changes, feature: string, id: string): Promise<string> {
  requireName(feature, 'A feature');
  requireName(id, 'An endpoint');
  const name = camelCase(id);
  const [verb = '', ...noun] = id.split('-');
  if (noun.length === 0) throw new Error(`An endpoint is named verb-noun, not "${id}"`);
  const contract = `shared/contracts/${feature}.ts`;
  const path = noun.join('-') === feature ? `/${feature}` : `/${feature}/${noun.join('-')}`;

  const folder = await folderOf(changes, contract, feature);
  if (!changes.has(contract)) changes.create(contract, '');
  await changes.addImport(contract, 'defineEndpoint', './endpoint.ts');
  await changes.addImport(contract, '* as z', 'zod/mini');
  await changes.edit(
    contract,
    (text) => `${text}
export const ${name} = defineEndpoint({
  id: '${id}',
  summary: 'The ${words(noun.join('-'))} of the caller',
  method: 'GET',
  path: '${path}',
  audience: 'teacher',
  status: 200,
  response: z.object({ uid: z.string() }),
  errors: [],
});
`,
  );
  const index = 'shared/contracts/index.ts';
  const module = camelCase(feature);
  await changes.addImport(index, `* as ${module}`, `./${feature}.ts`);
  const lists = (await changes.read(index)).match(/(?<=\[)[\w, ]+(?=\]\.flatMap)/g) ?? [];
  if (!lists.some((list) => list.split(', ').includes(module)))
    await changes.insertBefore(index, 'browserErrors].flatMap', `${module}, `);

  const handler = `lambdas/${folder}/handlers/${id}`;
  changes.create(
    `${handler}.ts`,
    `import { ${name} } from '#shared/contracts/${feature}.ts';
import { endpointHandler } from '#core/http/endpoint-handler.ts';

export const handler = endpointHandler(${name}, ({ user }) => ({ uid: user.uid }));
`,
  );
  changes.create(
    `${handler}.test.ts`,
    `import { expect, it } from 'vitest';
import { callEndpoint, student, teacher } from '#test/support/call-endpoint.ts';
import { handler } from './${id}.ts';

it('answers the teacher who calls', async () => {
  const { status, body } = await callEndpoint(handler, { user: teacher });
  expect({ status, body }).toEqual({ status: 200, body: { uid: teacher.uid } });
});

it('refuses a student', async () => {
  expect((await callEndpoint(handler, { user: student })).status).toBe(403);
});
`,
  );

  const stacks = await stacksOf(changes, feature);
  await changes.insertBefore(
    'shared/contracts/examples.ts',
    "  'report-browser-error': {",
    `  '${id}': { response: { uid } },\n`,
  );
  return `
1. In ${contract}: say what ${name} takes and answers, at which address${verb === 'get' || verb === 'list' ? '' : ' and by which method'}.
2. In ${handler}.ts: do it; its test: npx vitest run ${handler}.test.ts
   Its function reads and may do nothing, until it has a line in ${stacks.join(' or ') || 'infra/stacks/api-functions.ts'}.
3. In shared/contracts/examples.ts: show a real call.
4. If it is no GET, or has parameters, add its call to test/integration/openapi-replay.test.ts; the other examples are
   replayed without that.`;
}
