import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

const environment = {
  FIREBASE_PROJECT_ID: 'demo-daftar',
  JWKS_URL: 'https://keys.example.com/set',
  OPEN_ROUTES: 'GET /games, DELETE /account',
};

describe('the settings of the authorizer', () => {
  it('include project, key set and routes', () => {
    expect(readSettings(environment)).toEqual({
      projectId: 'demo-daftar',
      keySetUrl: new URL('https://keys.example.com/set'),
      openRoutes: new Set(['GET /games', 'DELETE /account']),
    });
  });

  it('name a missing or malformed variable', () => {
    expect(() => readSettings({ ...environment, OPEN_ROUTES: undefined })).toThrow('OPEN_ROUTES');
    expect(() => readSettings({ ...environment, JWKS_URL: 'keys' })).toThrow('JWKS_URL');
  });
});
