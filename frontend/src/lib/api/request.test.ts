import { describe, expect, it } from 'vitest';
import { deleteNotebook } from '#shared/contracts/notebooks.ts';
import { putProfile } from '#shared/contracts/profile.ts';
import { createUpload } from '#shared/contracts/uploads.ts';
import { requestOf } from './request.ts';

describe('building a request', () => {
  it('fills the path and escapes the values', () => {
    const [url, init] = requestOf(deleteNotebook, { params: { jobId: '../x y' } }, '/api', 't');
    expect(url).toBe('/api/notebooks/jobs/..%2Fx%20y');
    expect(init.method).toBe('DELETE');
  });

  it('puts the defined values into the query', () => {
    const query = { fileName: 'قائمة.xlsx', fileType: 'image/png', fileSize: undefined };
    const [url] = requestOf(createUpload, { query }, '/api', 't');
    expect(url).toBe(
      '/api/uploads/presigned-url?fileName=%D9%82%D8%A7%D8%A6%D9%85%D8%A9.xlsx&fileType=image%2Fpng',
    );
  });

  it('always sends JSON headers, and a token and a key only when there are any', () => {
    const [, signedOut] = requestOf(putProfile, { body: { a: 1 } }, '/api', undefined);
    expect(signedOut).toMatchObject({
      body: '{"a":1}',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    });
    expect(signedOut.headers).not.toHaveProperty('Authorization');

    const [, signedIn] = requestOf(putProfile, { idempotencyKey: 'k' }, '/api', 'token');
    expect(signedIn.headers).toMatchObject({
      Authorization: 'Bearer token',
      'Idempotency-Key': 'k',
    });
    expect(signedIn).not.toHaveProperty('body');
  });
});
