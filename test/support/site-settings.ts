import { beforeEach } from 'vitest';
import { siteSettingsKey } from '#lambdas/students/site-settings.ts';
import { useFakeS3 } from './fake-s3.ts';

/** An S3 of one test file in which the site's deployment has stored the address `school.example`. */
export function useDeployedSite() {
  const s3 = useFakeS3();
  beforeEach(() => {
    const body = Buffer.from(JSON.stringify({ url: 'https://school.example' }));
    s3.objects.set(`/artwork/${siteSettingsKey}`, { body, contentType: 'application/json' });
  });
  return s3;
}
