import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { siteSettingsKey } from '#lambdas/students/site-settings.ts';
import { createS3Store } from '../s3/store.ts';
import type { DeployedObject } from '../template/deployments.ts';
import { deployObjects } from './deploy-objects.ts';
import { localContent } from './runtime-config.ts';

describe('deployObjects', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'deploy-'));
    writeFileSync(join(folder, 'page.html'), '<p>');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const objects: DeployedObject[] = [
    { key: 'index.html', cacheControl: 'no-cache', contentEncoding: 'br', source: { path: '' } },
    { key: 'config.json', source: { content: '{"firebase":{"projectId":"p"}}' } },
    { key: siteSettingsKey, source: { content: '{"url":"https://e1.cloudfront.net"}' } },
  ];
  const deployments = () =>
    new Map([
      [
        'site',
        new Map(
          objects.map((object) => [
            object.key,
            'path' in object.source
              ? { ...object, source: { path: join(folder, 'page.html') } }
              : object,
          ]),
        ),
      ],
    ]);
  const amend = localContent({ siteUrl: 'http://localhost:3000', authUrl: 'http://auth' });

  it('uploads files and contents with their headers, adjusted where the host needs it', async () => {
    const store = await createS3Store(join(folder, 'objects'));
    await store.createBucket('site');
    await deployObjects(store, { deployments: deployments() }, amend);
    expect(await store.head('site', 'index.html')).toMatchObject({
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-cache',
      contentEncoding: 'br',
    });
    const jsonOf = async (key: string): Promise<unknown> => {
      const object = await store.get('site', key);
      return JSON.parse(String(object && (await buffer(object.stream()))));
    };
    expect(await jsonOf('config.json')).toEqual({
      firebase: { projectId: 'p', authEmulatorUrl: 'http://auth' },
    });
    expect(await jsonOf(siteSettingsKey)).toEqual({ url: 'http://localhost:3000' });
  });

  it('writes only what has changed', async () => {
    const store = await createS3Store(join(folder, 'objects'));
    await store.createBucket('site');
    await deployObjects(store, { deployments: deployments() }, amend);
    const put = vi.spyOn(store, 'put');
    await deployObjects(store, { deployments: deployments() }, amend);
    expect(put).not.toHaveBeenCalled();
    writeFileSync(join(folder, 'page.html'), '<p>new');
    await deployObjects(store, { deployments: deployments() }, amend);
    expect(put.mock.calls.map(([, key]) => key)).toEqual(['index.html']);
  });
});
