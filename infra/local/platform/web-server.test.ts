import { pipeline } from 'node:stream/promises';
import { describe, expect, it } from 'vitest';
import { sendRaw } from '#test/support/raw-request.ts';
import { startWebServer } from './web-server.ts';

describe('the web server', () => {
  it('answers 503 until there is something to serve, then only below its prefix', async () => {
    const lines: string[] = [];
    const web = await startWebServer(0, (line) => lines.push(line));
    const status = async (path: string) => (await fetch(`${web.url}${path}`)).status;
    try {
      expect(await status('/api/x')).toBe(503);
      web.serve(async (_message, response) => void response.end(), { pathPrefix: '/api/' });
      expect([await status('/api/x'), await status('/config.json')]).toEqual([200, 503]);
      web.serve(() => Promise.reject(new Error('defect')));
      expect(await status('/config.json')).toBe(500);
      expect(lines[0]).toContain('defect');
    } finally {
      await web.close();
    }
  });

  it('logs nothing when a browser hangs up', async () => {
    const lines: string[] = [];
    const web = await startWebServer(0, (line) => lines.push(line));
    const ended = Promise.withResolvers<void>();
    const endless = async function* () {
      for (;;) yield await Promise.resolve(Buffer.alloc(65_536));
    };
    web.serve((_message, response) => pipeline(endless, response).finally(ended.resolve));
    const answer = await fetch(web.url);
    await answer.body?.cancel();
    await ended.promise;
    await web.close();
    expect(lines).toEqual([]);
  });

  it.each([
    ['http://localhost:3000/path?q=1', '/path?q=1', 'localhost:3000'],
    ['HTTP://other:81?q', '/?q', 'other:81'],
    ['https://localhost', '/', 'localhost'],
    ['/path?to=http://x/y', '/path?to=http://x/y', 'localhost'],
  ])('handles the request target %s', async (target, url, host) => {
    const web = await startWebServer(0, () => undefined);
    web.serve(async (message, response) => {
      response.end(JSON.stringify([message.url, message.headers.host]));
    });
    const { text } = await sendRaw(web.url, [`GET ${target} HTTP/1.1`]);
    expect(text).toContain(JSON.stringify([url, host]));
    await web.close();
  });

  it('says which variable changes a port that is in use', async () => {
    const web = await startWebServer(0, () => undefined);
    const port = Number(new URL(web.url).port);
    await expect(startWebServer(port, () => undefined)).rejects.toThrow(
      `Port ${port} is in use. End what uses it, or choose another with PORT.`,
    );
    await web.close();
  });
});
