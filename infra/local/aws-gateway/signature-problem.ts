import { AwsError } from './aws-error.ts';

/** Kinds of invalid signatures, with the code and status in JSON services and in S3. */
const answers = {
  missing: ['MissingAuthenticationTokenException', 403, 'AccessDenied', 403],
  malformed: ['IncompleteSignatureException', 400, 'AuthorizationHeaderMalformed', 400],
  'malformed-query': [
    'IncompleteSignatureException',
    400,
    'AuthorizationQueryParametersError',
    400,
  ],
  scope: ['InvalidSignatureException', 400, 'AuthorizationHeaderMalformed', 400],
  'unknown-key': ['UnrecognizedClientException', 400, 'InvalidAccessKeyId', 403],
  token: ['UnrecognizedClientException', 400, 'InvalidToken', 400],
  skewed: ['InvalidSignatureException', 400, 'RequestTimeTooSkewed', 403],
  expired: ['InvalidSignatureException', 400, 'AccessDenied', 403],
  'unsigned-header': ['InvalidSignatureException', 400, 'AccessDenied', 403],
  mismatch: ['InvalidSignatureException', 400, 'SignatureDoesNotMatch', 403],
  'hash-missing': ['InvalidSignatureException', 400, 'InvalidRequest', 400],
  'hash-wrong': ['InvalidSignatureException', 400, 'XAmzContentSHA256Mismatch', 400],
} as const;

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
    const [code, status, s3Code, s3Status] = answers[this.kind];
    return protocol === 'json'
      ? new AwsError(code, this.message, status, this.details)
      : new AwsError(s3Code, this.message, s3Status, this.details);
  }
}
