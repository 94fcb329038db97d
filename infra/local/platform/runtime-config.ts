import * as z from 'zod/mini';
import { siteSettingsKey, type SiteSettings } from '#lambdas/students/site-settings.ts';

const runtimeConfig = z.looseObject({ firebase: z.looseObject({}) });

/** Adds the local identity provider's address to the site's `config.json`, which names no emulator in AWS. */
const addAuthEmulator = (content: Buffer, authEmulatorUrl: string): Buffer => {
  const config = runtimeConfig.parse(JSON.parse(content.toString('utf8')));
  return Buffer.from(
    JSON.stringify({ ...config, firebase: { ...config.firebase, authEmulatorUrl } }),
  );
};

/** Adapts a deployed object's content to the local addresses of the site and the identity provider. */
export const localContent =
  ({ siteUrl, authUrl }: { readonly siteUrl: string; readonly authUrl: string }) =>
  (key: string, content: Buffer): Buffer => {
    if (key === 'config.json') return addAuthEmulator(content, authUrl);
    if (key !== siteSettingsKey) return content;
    return Buffer.from(JSON.stringify({ url: siteUrl } satisfies SiteSettings));
  };
