import type { RouteSpec } from '../template/http-apis.ts';

/** A route that matches a request, with its decoded path parameters. */
export interface RouteMatch {
  readonly route: RouteSpec;
  readonly pathParameters: Readonly<Record<string, string>>;
}

/** Of a path's segment in a route: the parameter's name, if it is one. */
const parameterOf = (segment: string): string | undefined => /^\{(\w+)\}$/.exec(segment)?.[1];

const compile = (route: RouteSpec) => {
  const [, method, path] = /^([A-Z]+) (\/[^+]*)$/.exec(route.routeKey) ?? [];
  if (method === undefined || path === undefined || method === 'ANY')
    throw new Error(`the route ${route.routeKey} is not supported here`);
  const segments = path.split('/').slice(1);
  // Literal segments precede parameters.
  const order = segments.map((segment) => (parameterOf(segment) ? '2' : '1')).join('');
  return { route, method, segments, order };
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
  given: readonly string[],
): Record<string, string> | undefined => {
  if (given.length !== template.length) return undefined;
  const parameters: Record<string, string> = {};
  for (const [index, segment] of template.entries()) {
    const name = parameterOf(segment);
    const value = decode(given[index] ?? '');
    if (name !== undefined) parameters[name] = value;
    else if (segment !== value) return undefined;
  }
  return parameters;
};

/**
 * Finds routes of one method and path, like API Gateway.
 * https://docs.aws.amazon.com/apigateway/latest/developerguide/http-api-develop-routes.html
 * @throws for `ANY`, `$default` and greedy parameters
 */
export const createRouteTable = (routes: readonly RouteSpec[]) => {
  const compiled = routes.map(compile).sort((a, b) => (a.order < b.order ? -1 : 1));

  /** @param path without the stage, still percent-encoded */
  return (method: string, path: string): RouteMatch | undefined => {
    const given = path.split('/').slice(1);
    for (const { route, method: wanted, segments } of compiled) {
      const pathParameters = wanted === method ? matchPath(segments, given) : undefined;
      if (pathParameters !== undefined) return { route, pathParameters };
    }
    return undefined;
  };
};
