import { escapeXml } from '#shared/text/escape-xml.ts';
import { localPage } from './local-page.ts';

const NEW_PASSWORD = 'newPassword';

/** Whether this is the link of a password mail, which contains no new password yet. */
export const isResetLink = (url: URL): boolean =>
  url.pathname === '/emulator/action' &&
  url.searchParams.get('mode') === 'resetPassword' &&
  !url.searchParams.has(NEW_PASSWORD);

/** Asks for the new password like the provider's hosted page; the emulator answers such a link with JSON. */
export function resetPage(url: URL): string {
  const hidden = [...url.searchParams].map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return localPage({
    title: 'New password',
    main: `<h1><span>New password</span><span lang="ar" dir="rtl">كلمة سر جديدة</span></h1>
<form class="card" action="/emulator/action">${hidden.join('')}
<label for="password">New password · <span lang="ar">كلمة السر الجديدة</span></label>
<input id="password" type="password" name="${NEW_PASSWORD}" minlength="6" required autocomplete="new-password">
<button>Save · <span lang="ar">حفظ</span></button>
</form>`,
  });
}
