import type { App } from 'aws-cdk-lib';
import * as z from 'zod/mini';

const firebaseSettings = z.object({
  projectId: z.string().check(z.regex(/^[a-z0-9-]{4,40}$/)),
  apiKey: z.string().check(z.minLength(1)),
  authDomain: z.string().check(z.regex(/^[a-z0-9.-]+$/)),
});

/** The Firebase project the browser signs in with. Public by nature: it is in every page. */
export type FirebaseSettings = z.infer<typeof firebaseSettings>;

const settings = z.object({
  firebase: firebaseSettings,
  /** Only addresses of these domains may become teachers; everyone when empty. */
  allowedEmailDomains: z.array(z.string().check(z.regex(/^[a-z0-9.-]+\.[a-z]+$/))),
  /**
   * The model that reads doubtful cells a second time: its id at Bedrock, or an inference profile's, which newer models
   * ask for. None where it is not given: a page is then read once.
   */
  visionModel: z.optional(z.string().check(z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+(:\d+)?$/))),
  /** Origin of the site, where a domain of its own leads to the distribution. Mails lead there. */
  siteUrl: z.optional(z.string().check(z.regex(/^https:\/\/[a-z0-9.-]+$/))),
});
export type Settings = z.infer<typeof settings>;

/** The settings of a deployment, from the CDK context (`cdk.json`, or `-c name=value`). Throws when one is wrong. */
export function readSettings(app: App): Settings {
  const given = (name: string): unknown => app.node.tryGetContext(name);
  const document = (name: string): unknown => {
    const found = given(name);
    return typeof found === 'string' ? JSON.parse(found) : found;
  };
  return settings.parse({
    firebase: document('firebase'),
    allowedEmailDomains: document('allowedEmailDomains') ?? [],
    visionModel: given('visionModel'),
    siteUrl: given('siteUrl'),
  });
}
