import { describe, expect, it } from 'vitest';
import { readSettings } from './environment.ts';

const environment = {
  FIREBASE_PROJECT_ID: 'demo-daftar',
  JWKS_URL: 'https://keys.example.com/set',
  TEACHER_ROUTES: 'POST /students, GET /students',
};

describe('the settings of the authorizer', () => {
  it('include project, key set and routes', () => {
    expect(readSettings(environment)).toEqual({
      projectId: 'demo-daftar',
      keySetUrl: new URL('https://keys.example.com/set'),
      teacherRoutes: new Set(['POST /students', 'GET /students']),
    });
  });

  it('name a missing or malformed variable', () => {
    expect(() => readSettings({ ...environment, TEACHER_ROUTES: undefined })).toThrow(
      'TEACHER_ROUTES',
    );
    expect(() => readSettings({ ...environment, JWKS_URL: 'keys' })).toThrow('JWKS_URL');
  });
});
