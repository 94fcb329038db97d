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

/** Reads a parameter by its name in a query string, without `X-Amz-`. */
type Field = (name: string) => string | undefined;

const readHeader = ({ headers }: GatewayRequest): Field => {
  const fields = (headers.authorization ?? '').split(/[,\s]/);
  const others = new Map([
    ['Algorithm', fields[0]],
    ['Date', headers['x-amz-date']],
    ['Expires', '0'],
    ['Security-Token', headers['x-amz-security-token']],
  ]);
  return (name) =>
    others.get(name) ?? fields.find((each) => each.startsWith(`${name}=`))?.slice(name.length + 1);
};

const readQuery =
  ({ query }: GatewayRequest): Field =>
  (name) => {
    const value = query[`X-Amz-${name}`];
    if (Array.isArray(value))
      throw new SignatureProblem('malformed-query', `X-Amz-${name} is given more than once`);
    return value;
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
  const malformed = (message: string) =>
    new SignatureProblem(presigned ? 'malformed-query' : 'malformed', message);
  const field = presigned ? readQuery(request) : readHeader(request);
  if (field('Algorithm') !== 'AWS4-HMAC-SHA256')
    throw malformed('only AWS4-HMAC-SHA256 is supported');
  const [accessKeyId, shortDate, region, service, ...terminator] = (
    field('Credential') ?? ''
  ).split('/');
  const signedHeaders = field('SignedHeaders');
  const [signature, longDate] = [field('Signature'), field('Date')];
  const isWhole = signedHeaders && signature && longDate && accessKeyId;
  if (!isWhole || !shortDate || !region || !service)
    throw malformed('Credential, SignedHeaders, Signature and X-Amz-Date are all needed');
  if (terminator.join('/') !== 'aws4_request')
    throw new SignatureProblem(
      'scope',
      "Credential should be scoped with a valid terminator: 'aws4_request'",
    );
  const expires = field('Expires') ?? '';
  if (!/^\d{1,9}$/.test(expires) || Number(expires) > maxExpiresIn)
    throw malformed('X-Amz-Expires must be a number of seconds, and no more than a week');
  return {
    ...{ presigned, accessKeyId, shortDate, region, service, signature, longDate },
    signedHeaders: signedHeaders.toLowerCase().split(';'),
    signedAt: parseDate(longDate),
    expiresIn: Number(expires),
    sessionToken: field('Security-Token'),
  };
};
