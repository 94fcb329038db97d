import { AwsError } from './aws-error.ts';

type Answer = readonly [code: string, status: number];

/** Kinds of invalid signatures, with the codes of JSON services and of S3. */
const answers = {
  missing: { json: ['MissingAuthenticationTokenException', 403], s3: ['AccessDenied', 403] },
  malformed: {
    json: ['IncompleteSignatureException', 400],
    s3: ['AuthorizationHeaderMalformed', 400],
  },
  'malformed-query': {
    json: ['IncompleteSignatureException', 400],
    s3: ['AuthorizationQueryParametersError', 400],
  },
  scope: { json: ['InvalidSignatureException', 400], s3: ['AuthorizationHeaderMalformed', 400] },
  'unknown-key': { json: ['UnrecognizedClientException', 400], s3: ['InvalidAccessKeyId', 403] },
  token: { json: ['UnrecognizedClientException', 400], s3: ['InvalidToken', 400] },
  skewed: { json: ['InvalidSignatureException', 400], s3: ['RequestTimeTooSkewed', 403] },
  expired: { json: ['InvalidSignatureException', 400], s3: ['AccessDenied', 403] },
  'unsigned-header': { json: ['InvalidSignatureException', 400], s3: ['AccessDenied', 403] },
  mismatch: { json: ['InvalidSignatureException', 400], s3: ['SignatureDoesNotMatch', 403] },
  'hash-missing': { json: ['InvalidSignatureException', 400], s3: ['InvalidRequest', 400] },
  'hash-wrong': {
    json: ['InvalidSignatureException', 400],
    s3: ['XAmzContentSHA256Mismatch', 400],
  },
} as const satisfies Record<string, { json: Answer; s3: Answer }>;

/** A request with an invalid signature; `toAwsError` converts it to the form of the intended service. */
export class SignatureProblem extends Error {
  override readonly name = 'SignatureProblem';
  readonly kind: keyof typeof answers;
  readonly details: Readonly<Record<string, string>>;

  constructor(kind: keyof typeof answers, message: string, details: Record<string, string> = {}) {
    super(message);
    this.kind = kind;
    this.details = details;
  }

  toAwsError(protocol: 'json' | 's3'): AwsError {
    const [code, status] = answers[this.kind][protocol];
    return new AwsError(code, this.message, status, this.details);
  }
}
