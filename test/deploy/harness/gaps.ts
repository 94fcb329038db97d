/**
 * Known differences between the emulator and AWS that a test of `test/integration` meets. A test named here must fail
 * with the given symptom; when it passes, a newer emulator has closed the gap, and the entry must be removed. Gaps that
 * had to be closed are corrected in `../emulator/mends.py`.
 */
export interface Gap {
  /** What the emulator does, and what AWS does. */
  readonly what: string;
  /** File name in `test/integration`, without `.test.ts`. */
  readonly file: string;
  /** Full names of tests. */
  readonly tests: readonly string[];
  /** Every error of such a test matches this. */
  readonly symptom: RegExp;
}

export const gaps: readonly Gap[] = [
  {
    what: 'A distribution whose behaviour names no methods lets all pass; CloudFront lets GET and HEAD.',
    file: 'bad-requests',
    tests: ['POST', 'PUT', 'DELETE'].map(
      (method) => `a request with an unusual path or method > by ${method} to the site is refused`,
    ),
    symptom: /^expected \[ 403, 405 \] to include 200$/,
  },
  {
    what: 'OPTIONS is answered 403 as a preflight of S3; an HTTP API without CORS has no such route: 404.',
    file: 'bad-requests',
    tests: [
      'a request with an unusual path or method > by OPTIONS is refused where there is no such method',
    ],
    symptom: /^expected \[ 400, 404, 405 \] to include 403$/,
  },
  {
    what: 'The same.',
    file: 'config',
    tests: [
      'the headers > of API Gateway’s own answer to OPTIONS /profile/professional prevent caching',
    ],
    symptom: /^expected \[ 403, 'no-store' \] to deeply equal \[ 404, 'no-store' \]$/,
  },
  {
    what: 'Methods that CloudFront does not know are refused with 403. It does so too; the local host answers 404.',
    file: 'bad-requests',
    tests: ['TRACE', 'PROPFIND'].map(
      (method) =>
        `a request with an unusual path or method > by ${method} is refused where there is no such method`,
    ),
    symptom: /^expected \[ 400, 404, 405 \] to include 403$/,
  },
  {
    what: 'An HTTP API takes slashes, doubled or encoded, for single ones; API Gateway finds no such route.',
    file: 'bad-requests',
    tests: ['/api//profile/professional', '/api/profile%2Fprofessional'].map(
      (path) => `a request with an unusual path or method > for ${path} is not found`,
    ),
    symptom: /^expected \[ 400, 404 \] to include 200$/,
  },
  {
    what: 'A parameter with an encoded slash matches no route; in API Gateway it is one segment.',
    file: 'bad-requests',
    tests: ['a parameter > that names the job "../../students" is rejected'],
    symptom: /^expected \{ status: 404, message: 'Not Found' \} to match object \{ status: 400/,
  },
  {
    what: 'An HTTP API takes headers of any length; API Gateway up to 10,240 bytes.',
    file: 'bad-requests',
    tests: ['the headers of a request > above 10 KB are refused'],
    symptom: /^expected 200 to be 431/,
  },
  {
    what: 'An HTTP API takes bodies of any length; API Gateway refuses them above 10 MB by itself.',
    file: 'bad-requests',
    tests: ['the body of a request > above the gateway’s limit is rejected'],
    symptom: /^expected \{ status: 413, .* to match object \{ status: 413/,
  },
  {
    what: 'A distribution compresses nothing; CloudFront does where `compress` says so.',
    file: 'config',
    tests: ['the site > serves compressed assets to keep for ever, and pages to check again'],
    symptom: /^expected null to be 'gzip'/,
  },
  {
    what: 'A presigned PUT takes x-amz-* headers that were not signed; S3 refuses them.',
    file: 'uploads',
    tests: ['a ticket > refuses headers that were not signed'],
    symptom: /^expected \{ status: 200, code: undefined \} to match object \{ status: 403 \}/,
  },
  {
    what: 'A refusal of S3 names bucket and object; AWS’s names neither.',
    file: 'bad-requests',
    tests: [
      'a request with an unusual path or method > for /%ff%fe.js shows no file of the server',
    ],
    symptom: /<Resource>/,
  },
  {
    what: 'An object that is not there is answered 404 to a caller who may not list its bucket; S3 answers 403.',
    file: 'notebook',
    tests: ['deleting a job > removes the notebook from the list, and its file'],
    symptom: /^expected 404 to be 403/,
  },
];
