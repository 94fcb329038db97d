import type { Language } from '#shared/model/locale.ts';
import { escapeXml } from '#shared/text/escape-xml.ts';

interface Invitation {
  readonly language: Language;
  readonly fullName: string | undefined;
  readonly link: string;
}

interface MailTexts {
  readonly subject: string;
  /** Sets the name apart, whose direction may be another. */
  readonly greeting: (name: string) => string;
  readonly unnamed: string;
  readonly why: string;
  readonly how: string;
  readonly action: string;
  readonly copy: string;
  readonly unexpected: string;
}

const texts: Record<Language, MailTexts> = {
  en: {
    subject: 'Your invitation to Daftar',
    greeting: (name) => `Hello ${name},`,
    unnamed: 'Hello,',
    why: 'A teacher has invited you to Daftar, where you play learning games.',
    how: 'This link logs you in. It needs no password and works once:',
    action: 'Log in to Daftar',
    copy: 'If the button does not work, copy this address into your browser:',
    unexpected: 'If you did not expect this mail, you can ignore it.',
  },
  ar: {
    subject: 'دعوتك إلى دفتر',
    greeting: (name) => `مرحبا ${name}،`,
    unnamed: 'مرحبا،',
    why: 'دعاك أستاذ إلى دفتر، حيث تلعب ألعابا تعليمية.',
    how: 'هذا الرابط يسجل دخولك. لا يحتاج إلى كلمة سر ويعمل مرة واحدة:',
    action: 'الدخول إلى دفتر',
    copy: 'إذا لم يعمل الزر فانسخ هذا العنوان إلى متصفحك:',
    unexpected: 'إذا لم تكن تنتظر هذه الرسالة فتجاهلها.',
  },
};

export const senderName: Record<Language, string> = { en: 'Daftar', ar: 'دفتر' };

/** Letters alone, and few: a teacher types it, and the mail must not carry advertising or addresses for anybody. */
const nameToGreet = (fullName = ''): string | undefined =>
  /^[\p{L}\p{M}' ’-]{1,60}$/u.test(fullName.trim()) ? fullName.trim() : undefined;

/** The mail that invites a student, as plain text and as HTML that loads nothing. */
export function invitationMail({ language, fullName, link }: Invitation) {
  const { subject, greeting, unnamed, why, how, action, copy, unexpected } = texts[language];
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
