import { describe, expect, it, vi } from 'vitest';
import { bareEnvironment } from './bare-environment.ts';

describe('an environment made from nothing', () => {
  it('contains nothing from the terminal', () => {
    vi.stubEnv('AWS_ENDPOINT_URL', 'https://elsewhere.example');
    vi.stubEnv('NODE_OPTIONS', '--inspect');
    vi.stubEnv('HTTPS_PROXY', 'http://proxy.example');
    const names = Object.keys(bareEnvironment('/nowhere', { GATEWAY_PORT: '1' }));
    expect(names).toEqual(['PATH', 'HOME', 'TMPDIR', 'LANG', 'TZ', 'GATEWAY_PORT']);
    vi.unstubAllEnvs();
  });

  it('finds the current Node first', () => {
    const [first] = bareEnvironment('/nowhere')['PATH']!.split(':');
    expect(process.execPath).toBe(`${first}/node`);
  });
});
