import { AwsError } from '../aws-gateway/aws-error.ts';
import { matchesGlob } from '../aws-gateway/glob.ts';
import type { GatewayRequest, GatewayResponse } from '../aws-gateway/http-message.ts';
import type { CorsRule } from '../template/storage.ts';

const findRule = (
  rules: readonly CorsRule[],
  origin: string,
  method: string,
  headers: readonly string[],
) =>
  rules.find(
    (rule) =>
      rule.AllowedMethods.includes(method) &&
      rule.AllowedOrigins.some((allowed) => matchesGlob(allowed, origin)) &&
      headers.every((name) =>
        rule.AllowedHeaders.some((allowed) => matchesGlob(allowed.toLowerCase(), name)),
      ),
  );

const vary = { vary: 'Origin, Access-Control-Request-Headers, Access-Control-Request-Method' };

const ruleHeaders = (rule: CorsRule, origin: string): Record<string, string> => ({
  ...vary,
  ...(rule.AllowedOrigins.includes('*')
    ? { 'access-control-allow-origin': '*' }
    : { 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' }),
  'access-control-allow-methods': rule.AllowedMethods.join(', '),
  ...(rule.MaxAge !== undefined && { 'access-control-max-age': String(rule.MaxAge) }),
});

/** The CORS headers of an answer for a page of `origin`; empty if no rule matches. */
export const corsHeaders = (
  rules: readonly CorsRule[],
  request: GatewayRequest,
): Record<string, string> => {
  const { origin } = request.headers;
  if (origin === undefined) return rules.length > 0 ? vary : {};
  const rule = findRule(rules, origin, request.method, []);
  return rule ? ruleHeaders(rule, origin) : {};
};

/**
 * Answers a browser's preflight, which is never signed.
 * @throws {AwsError} AccessForbidden if no rule allows the origin, method and headers together
 */
export const preflight = (
  rules: readonly CorsRule[],
  { headers }: GatewayRequest,
): GatewayResponse => {
  const origin = headers.origin;
  const method = headers['access-control-request-method'];
  if (!origin || !method)
    throw new AwsError(
      'BadRequest',
      'Insufficient information. Origin and Access-Control-Request-Method request headers needed.',
    );
  const asked = (headers['access-control-request-headers'] ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  const rule = findRule(rules, origin, method, asked);
  if (!rule)
    throw new AwsError('AccessForbidden', 'CORSResponse: This CORS request is not allowed.', 403, {
      Method: method,
    });
  return {
    status: 200,
    headers: {
      ...ruleHeaders(rule, origin),
      ...(asked.length > 0 && { 'access-control-allow-headers': asked.join(', ') }),
      'content-length': '0',
    },
  };
};
