import { describe, expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { getProfile } from '#shared/contracts/profile.ts';
import { coverKey, covers } from '#lambdas/notebooks/domain/covers.ts';
import { callAws } from './harness/account.ts';
import { askDistribution } from './harness/distribution.ts';

const { account, outputs } = inject('deployment');
const get = askDistribution(inject('deployment'));

describe('the deployed distribution', () => {
  it('answers every page of the application, with headers that name its own buckets', async () => {
    const [home, page] = await Promise.all([get('/'), get('/notebooks/new')]);
    expect(home.status).toBe(200);
    expect(page.text).toBe(home.text);
    expect(home.headers['strict-transport-security']).toContain('max-age=63072000');
    const policy = String(home.headers['content-security-policy']);
    const buckets = Object.entries(outputs['daftar-data']!)
      .filter(([name]) => /(Uploads|Results).*RegionalDomainName/.test(name))
      .map(([, domain]) => `https://${domain}`);
    expect(buckets).toHaveLength(2);
    for (const bucket of buckets) expect(policy).toContain(bucket);
  });

  it('sends the configuration of the stack to the browser', async () => {
    const { text } = await get('/config.json');
    expect(JSON.parse(text)).toEqual(JSON.parse(outputs['daftar-web']!['RuntimeConfig']!));
  });

  it('serves every cover, to be kept for a week', async () => {
    for (const { id } of covers) {
      const { status, headers, text } = await get(`/${coverKey(id)}`);
      expect([status, headers['content-type']], id).toEqual([200, 'image/jpeg']);
      expect(headers['cache-control'], id).toBe('max-age=604800, public');
      expect(text.slice(0, 2), id).toBe('\u00ff\u00d8');
    }
  });

  it('rejects at its edge what does not look like a token, and leaves the rest to the API', async () => {
    const path = `/api${getProfile.path}`;
    const refused = await get(path, { authorization: 'Bearer nonsense' });
    expect(refused).toMatchObject({
      status: 403,
      headers: { 'x-cache': 'FunctionGeneratedResponse from cloudfront' },
    });
    const forged = await get(path, { authorization: 'Bearer aaaa.bbbb.cccc' });
    expect([forged.status, forged.headers['x-cache']]).toEqual([403, 'Miss from cloudfront']);
    expect((await get(path)).status).toBe(401);
  });
});

describe('the deployed buckets', () => {
  it('refuse everyone who does not come through the distribution', async () => {
    const buckets = z.object({ Buckets: z.array(z.object({ Name: z.string() })) });
    const [found] = await callAws(account, [['s3', 'list_buckets', {}]], buckets);
    const own = found!.Buckets.map(({ Name }) => Name).filter((name) => /^daftar-/.test(name));
    expect(own).toHaveLength(5);
    for (const name of own) {
      for (const key of ['', 'index.html', coverKey('arabesque'), 'config.json']) {
        const { status } = await fetch(`${account.gateway}/${name}/${key}`);
        expect(status, `${name}/${key}`).toBe(403);
      }
    }
  });
});
