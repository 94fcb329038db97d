import * as z from 'zod/mini';
import { mail, type Mail } from '#infra/local/auth/mailbox.ts';

/** The mails that the platform's identity provider would have sent to an address, newest first. */
export async function mailsTo(origin: string, address: string): Promise<Mail[]> {
  const response = await fetch(`${origin}/__local/mail.json`);
  return z.parse(z.array(mail), await response.json()).filter(({ to }) => to === address);
}
