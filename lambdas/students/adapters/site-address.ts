import * as z from 'zod/mini';
import { getObject } from '#core/aws/s3-objects.ts';
import { siteSettings, siteSettingsKey } from '../site-settings.ts';
import { Defect } from '#core/defect.ts';

/** The origin of the site, as the deployment stored it; read once per instance of the function. */
export function siteAddress(bucket: string): () => Promise<string> {
  let reading: Promise<string> | undefined;
  const read = async (): Promise<string> => {
    const bytes = await getObject({ bucket, key: siteSettingsKey });
    if (!bytes) throw new Defect('the site has not been deployed');
    return z.parse(siteSettings, JSON.parse(Buffer.from(bytes).toString('utf8'))).url;
  };
  return () => {
    reading ??= read().catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
    return reading;
  };
}
