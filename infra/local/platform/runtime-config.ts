import * as z from 'zod/mini';

const runtimeConfig = z.looseObject({ firebase: z.looseObject({}) });

/** The site's `config.json`, which in AWS names no emulator, with the address of the local identity provider. */
export const withAuthEmulator = (content: Buffer, authEmulatorUrl: string): Buffer => {
  const config = runtimeConfig.parse(JSON.parse(content.toString('utf8')));
  return Buffer.from(
    JSON.stringify({ ...config, firebase: { ...config.firebase, authEmulatorUrl } }),
  );
};
