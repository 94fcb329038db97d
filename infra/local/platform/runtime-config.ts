import * as z from 'zod/mini';
import { siteSettingsKey, type SiteSettings } from '#lambdas/students/environment.ts';

const runtimeConfig = z.looseObject({ firebase: z.looseObject({}) });

/** The site's `config.json`, which in AWS names no emulator, with the address of the local identity provider. */
const withAuthEmulator = (content: Buffer, authEmulatorUrl: string): Buffer => {
  const config = runtimeConfig.parse(JSON.parse(content.toString('utf8')));
  return Buffer.from(
    JSON.stringify({ ...config, firebase: { ...config.firebase, authEmulatorUrl } }),
  );
};

/** A deployed object's content as it is on this machine, where site and identity provider have addresses of their own. */
export const localContent =
  ({ siteUrl, authUrl }: { readonly siteUrl: string; readonly authUrl: string }) =>
  (key: string, content: Buffer): Buffer => {
    if (key === 'config.json') return withAuthEmulator(content, authUrl);
    if (key !== siteSettingsKey) return content;
    return Buffer.from(JSON.stringify({ url: siteUrl } satisfies SiteSettings));
  };
