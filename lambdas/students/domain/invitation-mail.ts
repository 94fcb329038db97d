import type { Language } from '#shared/model/locale.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';
import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/invitation.json' with { type: 'json' };
import en from '#shared/texts/en/invitation.json' with { type: 'json' };

interface Invitation {
  readonly language: Language;
  readonly fullName: string | undefined;
  readonly link: string;
}

export const textsIn = textsOf({ en, ar }, () => ({
  /** Sets the name apart, whose direction may be another. */
  greeting: (name: string) => ({ name }),
}));

export const senderName = (language: Language): string => textsIn(language).sender;

/** Letters alone, and few: a teacher types it, and the mail must not carry advertising or addresses for anybody. */
const nameToGreet = (fullName = ''): string | undefined =>
  /^[\p{L}\p{M}' ’-]{1,60}$/u.test(fullName.trim()) ? fullName.trim() : undefined;

/** The mail that invites a student, as plain text and as HTML that loads nothing. */
export function invitationMail({ language, fullName, link }: Invitation) {
  const { subject, greeting, unnamed, why, how, action, copy, unexpected } = textsIn(language);
  const name = nameToGreet(fullName);
  const greet = (written: (name: string) => string) =>
    name === undefined ? unnamed : greeting(written(name));
  const address = escapeXml(link);
  const paragraphs = [
    greet((text) => `<bdi>${escapeXml(text)}</bdi>`),
    why,
    how,
    `<a href="${address}" style="display:inline-block;padding:10px 20px;border-radius:8px;background:#0e6b6b;color:#fff;font-weight:600;text-decoration:none">${action}</a>`,
    `${copy}<br><bdo dir="ltr" style="font-size:13px;overflow-wrap:anywhere">${address}</bdo>`,
    unexpected,
  ];
  const html = `<!doctype html>
<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${subject}</title></head>
<body style="margin:0 auto;max-width:560px;padding:24px;font:16px/1.6 'Segoe UI',Tahoma,sans-serif">
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}
</body>
</html>
`;
  const text = [greet((written) => written), why, how, link, unexpected].join('\n\n');
  return { subject, text: `${text}\n`, html };
}
