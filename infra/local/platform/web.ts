import type { IncomingMessage, ServerResponse } from 'node:http';
import { demoFirebase } from '../../demo-firebase.ts';
import type { Auth } from '../auth/start-auth.ts';
import { createDistribution } from '../distribution/distribution.ts';
import { createHeaderPolicy } from '../distribution/header-policy.ts';
import { createHttpApi } from '../http-api/http-api.ts';
import type { S3Store } from '../s3/store.ts';
import type { Application } from '../template/application.ts';
import type { Cloud } from './cloud.ts';
import { createLocalPages } from './local-pages.ts';
import type { FaultHooks } from './fault-hooks.ts';

/** Answers a browser's request. */
export type WebHandler = (message: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface DevelopmentSite {
  readonly handle: WebHandler;
  /** The content security policy of its pages, made from that of the built site. */
  readonly policyOf: (policy: string) => string;
}

/** Paths that a development server lacks. */
const deployedFiles = new Set(['/config.json']);

const policyHeader = 'content-security-policy';

/** Parts of the site's origin. */
export interface WebOptions {
  readonly application: Application;
  readonly auth: Auth;
  readonly cloud: Cloud;
  readonly store: S3Store;
  readonly site?: DevelopmentSite;
  readonly faultHooks?: Pick<FaultHooks, 'api'>;
}

/**
 * The single origin for browsers: the local pages, then the distribution's behaviors.
 * @throws if the templates have no distribution
 */
export const createWeb = ({
  application,
  auth,
  cloud,
  store,
  site,
  faultHooks,
}: WebOptions): WebHandler => {
  const { environment, buckets } = application;
  const [distribution] = application.distributions;
  if (distribution === undefined) throw new Error('the templates hold no distribution');
  const siteBehavior = distribution.behaviors.find(({ pathPattern }) => pathPattern === '*');
  const localOrigins = new Map([
    ...buckets.map(
      ({ name }) =>
        [`https://${name}.s3.${environment.region}.amazonaws.com`, cloud.gatewayUrl] as const,
    ),
    ['https://identitytoolkit.googleapis.com', auth.url],
    ['https://securetoken.googleapis.com', auth.url],
    [`https://${demoFirebase.authDomain}`, auth.url],
  ]);
  const distribute = createDistribution({
    distribution,
    store,
    httpApis: new Map(
      application.httpApis.map((api) => {
        const handle = createHttpApi({
          api,
          environment,
          invoke: cloud.invokeAs('apigateway.amazonaws.com'),
          reissue: auth.reissue,
          now: Date.now,
        });
        return [api.id, faultHooks?.api?.(handle, api.id) ?? handle];
      }),
    ),
    localOrigins,
  });
  const otherBehaviors = distribution.behaviors
    .map(({ pathPattern }) => pathPattern)
    .filter((pattern) => pattern !== '*');
  const withSiteHeaders = createHeaderPolicy(siteBehavior?.responseHeaders ?? [], localOrigins);
  const { headers } = withSiteHeaders({ status: 200, headers: {}, body: Buffer.alloc(0) });
  const policy = String(headers[policyHeader] ?? '');
  const localPages = createLocalPages(auth);
  const isDeployed = (path: string): boolean =>
    deployedFiles.has(path) ||
    otherBehaviors.some((pattern) => path.startsWith(pattern.replace(/\*$/, '')));

  return async (message, response) => {
    if (await localPages(message, response)) return;
    const path = (message.url ?? '/').split('?')[0] ?? '/';
    if (site === undefined || isDeployed(path)) {
      await distribute(message, response);
      return;
    }
    response.setHeader(policyHeader, site.policyOf(policy));
    await site.handle(message, response);
  };
};
