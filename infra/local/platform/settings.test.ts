import { describe, expect, it } from 'vitest';
import { root } from './paths.ts';
import { readLocalSettings } from './settings.ts';

describe('readLocalSettings', () => {
  it('has defaults, also for empty values', () => {
    const expected = {
      port: 3000,
      authPort: 9099,
      dataDir: `${root}/.local`,
      ai: { provider: 'rules' },
      demo: 'filled',
    };
    expect(readLocalSettings({})).toEqual(expected);
    expect(readLocalSettings({ PORT: '', DAFTAR_DATA_DIR: '', AI_BASE_URL: '' })).toEqual(expected);
  });

  it('reads the given values', () => {
    const given = { PORT: '0', AUTH_PORT: '9100', DAFTAR_DATA_DIR: '/data', DAFTAR_DEMO: 'empty' };
    expect(readLocalSettings(given)).toEqual({
      ...{ port: 0, authPort: 9100, dataDir: '/data', demo: 'empty' },
      ai: { provider: 'rules' },
    });
    expect(() => readLocalSettings({ DAFTAR_DEMO: 'full' })).toThrow('DAFTAR_DEMO');
  });

  it('reads who answers model calls: Bedrock itself, or a server', () => {
    expect(readLocalSettings({ AI_PROVIDER: 'bedrock' }).ai).toEqual({ provider: 'bedrock' });
    const server = { AI_BASE_URL: 'http://localhost:11434/v1', AI_MODEL: 'm', AI_API_KEY: 'k' };
    expect(readLocalSettings(server).ai).toEqual({
      provider: 'chat',
      baseUrl: 'http://localhost:11434/v1',
      model: 'm',
      apiKey: 'k',
      seconds: 1_800,
    });
    expect(
      readLocalSettings({ ...server, AI_SOLVER_MODEL: 's', AI_SECONDS: '600' }).ai,
    ).toMatchObject({ solverModel: 's', seconds: 600 });
    expect(() => readLocalSettings({ ...server, AI_SECONDS: 'long' })).toThrow('AI_SECONDS');
    expect(() => readLocalSettings({ AI_BASE_URL: 'localhost:11434' })).toThrow('AI_BASE_URL');
    expect(() => readLocalSettings({ AI_PROVIDER: 'magic' })).toThrow('AI_PROVIDER');
  });

  it.each(['abc', '-1', '65536', '1.5'])('names the variable when it is %s', (AUTH_PORT) => {
    expect(() => readLocalSettings({ AUTH_PORT })).toThrow('AUTH_PORT');
  });
});
