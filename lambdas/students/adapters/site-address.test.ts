import '#test/support/environment.ts';
import { expect, it } from 'vitest';
import { useDeployedSite } from '#test/support/site-settings.ts';
import { siteAddress } from './site-address.ts';

const s3 = useDeployedSite();

it('is what the deployment wrote, read once', async () => {
  const site = siteAddress('artwork');
  expect(await Promise.all([site(), site()])).toEqual(Array(2).fill('https://school.example'));
  expect(await site()).toBe('https://school.example');
  expect(s3.requests).toHaveLength(1);
});

it('is looked for again when it could not be read', async () => {
  const site = siteAddress('artwork');
  s3.failures.push(403);
  await expect(site()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(await site()).toBe('https://school.example');
});

it('is not known before the site is deployed', async () => {
  s3.objects.clear();
  await expect(siteAddress('artwork')()).rejects.toThrow('the site has not been deployed');
});
