import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { AwsError } from '../aws-gateway/aws-error.ts';
import type { Gate } from '../aws-gateway/gate.ts';
import type { GatewayRequest, GatewayResponse } from '../aws-gateway/http-message.ts';
import { inputOf } from '../aws-gateway/json-call.ts';
import type { Environment } from '../template/resource-types.ts';

const part = z.object({ Data: z.string() });
const sendEmail = z.object({
  FromEmailAddress: z.string(),
  Destination: z.object({ ToAddresses: z.tuple([z.email()]) }),
  ConfigurationSetName: z.optional(z.string()),
  Content: z.object({
    Simple: z.object({ Subject: part, Body: z.object({ Text: part, Html: part }) }),
  }),
});

export interface SentMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Answers a verified SendEmail call. Every domain counts as verified; a mail goes into the local mailbox. */
export const callSes = async (
  request: GatewayRequest,
  gate: Gate,
  { region, accountId }: Environment,
  deliver: (mail: SentMail) => Promise<void>,
): Promise<GatewayResponse> => {
  if (request.path !== '/v2/email/outbound-emails' || request.method !== 'POST')
    throw new AwsError('UnknownOperationException', 'only SendEmail is available locally', 404);
  const { data } = sendEmail.safeParse(inputOf(request));
  if (!data) throw new AwsError('BadRequestException', 'The input is not a simple mail');
  const from = /<([^<>]+)>$/.exec(data.FromEmailAddress)?.[1] ?? data.FromEmailAddress;
  const require = (resource: string) =>
    gate({
      action: 'ses:SendEmail',
      resource: `arn:aws:ses:${region}:${accountId}:${resource}`,
      context: { 'ses:FromAddress': from },
    });
  require(`identity/${from.replace(/^.*@/, '')}`);
  if (data.ConfigurationSetName) require(`configuration-set/${data.ConfigurationSetName}`);
  const { Subject, Body } = data.Content.Simple;
  const [to] = data.Destination.ToAddresses;
  await deliver({ to, subject: Subject.Data, text: Body.Text.Data });
  const body = JSON.stringify({ MessageId: randomUUID() });
  return { status: 200, headers: { 'content-type': 'application/json' }, body };
};
