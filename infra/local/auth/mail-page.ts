import { escapeXml } from '#shared/text/escape-xml.ts';
import { localPage } from './local-page.ts';
import type { Mail } from './mailbox.ts';

const subjects = {
  'verify-email': ['Confirm your email address', 'تأكيد البريد الإلكتروني'],
  'reset-password': ['Choose a new password', 'اختيار كلمة سر جديدة'],
  'email-sign-in': ['Your invitation: log in with this link', 'دعوتك: رابط تسجيل الدخول'],
  'change-email': ['Confirm your new email address', 'تأكيد البريد الإلكتروني الجديد'],
  'recover-email': ['Your email address was changed', 'تم تغيير بريدك الإلكتروني'],
} as const satisfies Record<Mail['kind'], readonly [english: string, arabic: string]>;

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });

const isWeb = (link: string): boolean => /^https?:/i.test(link);

function card({ kind, to, link, sentAt, pending, subject, text }: Mail): string {
  const [english, arabic] = subjects[kind];
  const title =
    subject === undefined
      ? `<span>${english}</span><span lang="ar" dir="rtl">${arabic}</span>`
      : `<span dir="auto">${escapeXml(subject)}</span>`;
  const open = pending && isWeb(link);
  return `<li class="card${open ? '' : ' used'}">
<h2>${title}</h2>
<p class="meta"><bdi>${escapeXml(to)}</bdi> · <time datetime="${escapeXml(sentAt)}">${time.format(new Date(sentAt))}</time></p>
${text === undefined ? '' : `<p class="text" dir="auto">${escapeXml(text)}</p>`}
${
  open
    ? `<a class="button" href="${escapeXml(link)}">Open · <span lang="ar">فتح</span></a>`
    : '<p>Used · <span lang="ar">استُعمل</span></p>'
}
</li>`;
}

/** A page of the mails that would have been sent, newest first; it reloads itself. */
export const mailPage = (mails: readonly Mail[]): string =>
  localPage({
    title: `Mail (${mails.length})`,
    refresh: 5,
    main: `<h1><span>Mail</span><span lang="ar" dir="rtl">البريد</span></h1>
<p>The mails that would have been sent, newest first.</p>
<p lang="ar" dir="rtl">الرسائل التي كانت ستُرسل، الأحدث أولا.</p>
<ol>${mails.length > 0 ? mails.map(card).join('\n') : '<li class="card"><p>No mail yet · <span lang="ar">لا يوجد بريد بعد</span></p></li>'}</ol>`,
  });
