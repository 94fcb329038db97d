import type { RouteSpec } from '../template/http-apis.ts';

/** A route that matches a request, with its decoded path parameters. */
export interface RouteMatch {
  readonly route: RouteSpec;
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface CompiledRoute {
  readonly route: RouteSpec;
  readonly method: string;
  readonly segments: readonly string[];
}

const compile = (route: RouteSpec): CompiledRoute => {
  const [method = '', path = ''] = route.routeKey.split(' ');
  return { route, method, segments: path.split('/').filter(Boolean) };
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
};

const matchPath = (
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined => {
  const greedy = template.at(-1)?.endsWith('+}') ?? false;
  const fits = greedy ? segments.length >= template.length : segments.length === template.length;
  if (!fits) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, part] of template.entries()) {
    const name = /^\{(.+?)\+?\}$/.exec(part)?.[1];
    const given = part.endsWith('+}') ? segments.slice(index).join('/') : (segments[index] ?? '');
    if (name !== undefined) parameters[name] = decode(given);
    else if (part !== decode(given)) return undefined;
  }
  return parameters;
};

/** Literal segments precede parameters, parameters precede greedy ones, and methods precede ANY. */
const specificity = ({ method, segments }: CompiledRoute): string =>
  [
    ...segments.map((part) => (part.endsWith('+}') ? '3' : part.startsWith('{') ? '2' : '1')),
    method === 'ANY' ? '2' : '1',
  ].join('');

/**
 * Finds routes like API Gateway.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
 */
export const createRouteTable = (routes: readonly RouteSpec[]) => {
  const compiled = routes
    .filter(({ routeKey }) => routeKey !== '$default')
    .map(compile)
    .sort((a, b) => (specificity(a) < specificity(b) ? -1 : 1));
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');

  /** @param path without the stage, still percent-encoded */
  return (method: string, path: string): RouteMatch | undefined => {
    const segments = path.split('/').slice(1);
    for (const { route, method: wanted, segments: template } of compiled) {
      if (wanted !== method && wanted !== 'ANY') continue;
      const pathParameters = matchPath(template, segments);
      if (pathParameters !== undefined) return { route, pathParameters };
    }
    return fallback && { route: fallback, pathParameters: {} };
  };
};
