import '#test/support/environment.ts';
import { expect, it } from 'vitest';
import { useDeployedSite } from '#test/support/site-settings.ts';
import { siteAddress } from './site-address.ts';

const s3 = useDeployedSite();

it('reads the address that the deployment wrote, once', async () => {
  const site = siteAddress('artwork');
  expect(await Promise.all([site(), site()])).toEqual(Array(2).fill('https://school.example'));
  expect(await site()).toBe('https://school.example');
  expect(s3.requests).toHaveLength(1);
});

it('reads the address again after a failure', async () => {
  const site = siteAddress('artwork');
  s3.failures.push(403);
  await expect(site()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
  expect(await site()).toBe('https://school.example');
});

it('has no address before the site is deployed', async () => {
  s3.objects.clear();
  await expect(siteAddress('artwork')()).rejects.toThrow('the site has not been deployed');
});
