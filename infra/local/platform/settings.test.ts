import { describe, expect, it } from 'vitest';
import { root } from './paths.ts';
import { readLocalSettings } from './settings.ts';

describe('readLocalSettings', () => {
  it('has defaults, also for what is empty', () => {
    const expected = { port: 3000, authPort: 9099, dataDir: `${root}/.local` };
    expect(readLocalSettings({})).toEqual(expected);
    expect(readLocalSettings({ PORT: '', DAFTAR_DATA_DIR: '' })).toEqual(expected);
  });

  it('takes what is given', () => {
    expect(readLocalSettings({ PORT: '0', AUTH_PORT: '9100', DAFTAR_DATA_DIR: '/data' })).toEqual({
      port: 0,
      authPort: 9100,
      dataDir: '/data',
    });
  });

  it.each(['abc', '-1', '65536', '1.5'])('names the variable when it is %s', (AUTH_PORT) => {
    expect(() => readLocalSettings({ AUTH_PORT })).toThrow('AUTH_PORT');
  });
});
