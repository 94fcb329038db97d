/** A refusal or failure of an AWS service. `code` is the service's own name, such as `NoSuchKey`. */
export class AwsError extends Error {
  override readonly name = 'AwsError';
  readonly code: string;
  readonly httpStatus: number;
  /** Additional elements of S3's XML error, e.g. `{ Key, BucketName }`. */
  readonly details: Readonly<Record<string, string>>;
  /** The answer's `Retry-After`. */
  readonly retryAfter: string | undefined;

  constructor(
    code: string,
    message: string,
    httpStatus = 400,
    details: Record<string, string> = {},
    retryAfter?: string,
  ) {
    super(message);
    this.code = code;
    this.httpStatus = httpStatus;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
