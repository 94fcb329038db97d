import type { GatewayRequest } from './http-message.ts';
import { SignatureProblem } from './signature-problem.ts';

/** The signature's parameters in a request (AWS Signature Version 4), from its header or query string. */
export interface SignatureClaims {
  presigned: boolean;
  accessKeyId: string;
  /** Credential scope. */
  shortDate: string;
  region: string;
  service: string;
  /** In lower case and the given order. */
  signedHeaders: string[];
  signature: string;
  /** `YYYYMMDDTHHMMSSZ`, and the same as milliseconds since the epoch. */
  longDate: string;
  signedAt: number;
  /** Seconds; only for presigned requests. */
  expiresIn: number;
  sessionToken?: string;
}

const maxExpiresIn = 7 * 24 * 60 * 60;

/** The service in a credential scope before verification; only for the form of a refusal. */
export const claimedService = (request: GatewayRequest): string | undefined => {
  const credential = request.query['X-Amz-Credential'] ?? request.headers.authorization ?? '';
  return /\/\d{8}\/[^/]*\/([^/]*)\/aws4_request/.exec(String(credential))?.[1];
};

const parseDate = (longDate: string): number => {
  const [, year, month, day, hour, minute, second] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(longDate) ?? [];
  const signedAt = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(signedAt))
    throw new SignatureProblem('malformed', 'X-Amz-Date is not of the form YYYYMMDDTHHMMSSZ');
  return signedAt;
};

interface Parts {
  presigned: boolean;
  credential: string | undefined;
  signedHeaders: string | undefined;
  signature: string | undefined;
  longDate: string | undefined;
  expiresIn: number;
  sessionToken: string | undefined;
}

const fromHeader = ({ headers }: GatewayRequest): Parts => {
  const [, algorithm, rest = ''] = /^(\S+)\s(.*)$/s.exec(headers.authorization ?? '') ?? [];
  if (algorithm !== 'AWS4-HMAC-SHA256')
    throw new SignatureProblem('malformed', 'only AWS4-HMAC-SHA256 is supported');
  const fields = rest.split(/[,\s]/);
  const field = (name: string) =>
    fields.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
  return {
    presigned: false,
    credential: field('Credential'),
    signedHeaders: field('SignedHeaders'),
    signature: field('Signature'),
    longDate: headers['x-amz-date'],
    expiresIn: 0,
    sessionToken: headers['x-amz-security-token'],
  };
};

const fromQuery = ({ query }: GatewayRequest): Parts => {
  const field = (name: string) => {
    const value = query[name];
    if (Array.isArray(value))
      throw new SignatureProblem('malformed-query', `${name} is given more than once`);
    return value;
  };
  if (field('X-Amz-Algorithm') !== 'AWS4-HMAC-SHA256')
    throw new SignatureProblem(
      'malformed-query',
      'X-Amz-Algorithm only supports "AWS4-HMAC-SHA256"',
    );
  const expires = field('X-Amz-Expires') ?? '';
  if (!/^\d{1,9}$/.test(expires))
    throw new SignatureProblem('malformed-query', 'X-Amz-Expires should be a number');
  if (Number(expires) > maxExpiresIn)
    throw new SignatureProblem(
      'malformed-query',
      'X-Amz-Expires must be less than a week (in seconds); that is, the given X-Amz-Expires must be less than 604800 seconds',
    );
  return {
    presigned: true,
    credential: field('X-Amz-Credential'),
    signedHeaders: field('X-Amz-SignedHeaders'),
    signature: field('X-Amz-Signature'),
    longDate: field('X-Amz-Date'),
    expiresIn: Number(expires),
    sessionToken: field('X-Amz-Security-Token'),
  };
};

/**
 * Reads the signature's parameters without verifying them.
 * @throws {SignatureProblem} missing, malformed
 */
export const readClaims = (request: GatewayRequest): SignatureClaims => {
  const presigned = 'X-Amz-Signature' in request.query || 'X-Amz-Algorithm' in request.query;
  const signed = request.headers.authorization !== undefined;
  if (!presigned && !signed)
    throw new SignatureProblem('missing', 'Request is missing Authentication Token');
  if (presigned && signed)
    throw new SignatureProblem('malformed', 'Only one auth mechanism allowed');
  const parts = presigned ? fromQuery(request) : fromHeader(request);
  const { credential, signedHeaders, signature, longDate, sessionToken } = parts;
  const [accessKeyId, shortDate, region, service, terminator, ...more] = (credential ?? '').split(
    '/',
  );
  if (
    !signedHeaders ||
    !signature ||
    !longDate ||
    !accessKeyId ||
    !shortDate ||
    !region ||
    !service
  )
    throw new SignatureProblem(
      presigned ? 'malformed-query' : 'malformed',
      'Credential, SignedHeaders, Signature and X-Amz-Date are all needed',
    );
  if (terminator !== 'aws4_request' || more.length > 0)
    throw new SignatureProblem(
      'scope',
      "Credential should be scoped with a valid terminator: 'aws4_request'",
    );
  return {
    presigned,
    accessKeyId,
    shortDate,
    region,
    service,
    signedHeaders: signedHeaders.toLowerCase().split(';'),
    signature,
    longDate,
    signedAt: parseDate(longDate),
    expiresIn: parts.expiresIn,
    ...(sessionToken !== undefined && { sessionToken }),
  };
};
