import * as z from 'zod/mini';

/** A resource of a CloudFormation template with unresolved properties. */
const resource = z.object({
  Type: z.string(),
  Properties: z._default(z.record(z.string(), z.unknown()), {}),
  Condition: z.optional(z.string()),
});
export type Resource = z.infer<typeof resource>;

/** The sections of a CloudFormation template that the local host reads. */
export const templateDocument = z.object({
  Parameters: z._default(z.record(z.string(), z.object({ Default: z.optional(z.unknown()) })), {}),
  Resources: z._default(z.record(z.string(), resource), {}),
  Outputs: z._default(
    z.record(
      z.string(),
      z.object({
        Value: z.unknown(),
        Export: z.optional(z.object({ Name: z.string() })),
      }),
    ),
    {},
  ),
});
export type TemplateDocument = z.infer<typeof templateDocument>;
