import { pages } from './pages.ts';

/** The page that an address shows, with ids as `:jobId`; `…` if it is no page. */
export function pageOf(address: string): string {
  const parts = address.split('/');
  const isShownBy = (page: string): boolean => {
    const pattern = page.split('/');
    return (
      pattern.length === parts.length &&
      pattern.every((part, index) => part.startsWith(':') || part === parts[index])
    );
  };
  // Exact pages come before `:jobId`, as in the router.
  return Object.values(pages).find(isShownBy) ?? '…';
}
