/** Answers calls with the handlers of a checkout, in a process of its own, and says what each took. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { apiEventOf, type Asked } from './asked.ts';

const [, , root = '.'] = process.argv;
const makerOf = (id: string) =>
  id.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const findHandler = async (id: string): Promise<unknown> => {
  const [own] = globSync(`lambdas/*/handlers/${id}.ts`, { cwd: root });
  if (own !== undefined)
    return Reflect.get(Object(await import(path.resolve(root, own))), 'handler');
  for (const file of globSync('lambdas/*/handlers.ts', { cwd: root })) {
    const maker: unknown = Reflect.get(Object(await import(path.resolve(root, file))), makerOf(id));
    if (typeof maker === 'function') return Reflect.apply(maker, undefined, []);
  }
  throw new Error(`${root} has no ${id}`);
};

const answer = async (asked: Asked) => {
  const handler = await findHandler(asked.id);
  if (typeof handler !== 'function') throw new Error(`${asked.id} is no function`);
  const before = process.cpuUsage();
  const answered: unknown = await Reflect.apply(handler, undefined, [apiEventOf(asked)]);
  const { user, system } = process.cpuUsage(before);
  return {
    status: Number(Reflect.get(Object(answered), 'statusCode')),
    ms: (user + system) / 1000,
  };
};

// The handlers' logs are not what is measured.
process.stdout.write = () => true;
process.on('message', (asked: Asked) => {
  answer(asked).then(
    (given) => process.send?.(given),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.send?.('ready');
