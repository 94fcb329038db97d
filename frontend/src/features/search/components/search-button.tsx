import IconButton from '@mui/material/IconButton';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { lazyOverlay } from '#frontend/components/dialog/lazy-overlay.tsx';
import { withTexts } from '#frontend/i18n/load-messages.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useDocumentKeys } from '#frontend/lib/use-document-keys.ts';
import type { SearchedPage } from '../hooks/use-entries.ts';

const SearchDialog = lazyOverlay(() => withTexts(import('./search-dialog.tsx'), 'search'));

interface SearchButtonProps {
  readonly pages: readonly SearchedPage[];
}

const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The key's place counts as well, because Arabic keyboards have another letter there. */
const isSearchKey = ({ ctrlKey, metaKey, altKey, shiftKey, code, key }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey && (key.toLowerCase() === 'k' || code === 'KeyK');

/** Opens the search, by a press or by Ctrl+K. Above an open dialog it stays closed, because going away would lose what is in it. */
export const SearchButton = ({ pages }: SearchButtonProps) => {
  const [open, setOpen] = useState(false);
  const text = useMessage();
  useDocumentKeys((event) => {
    if (!isSearchKey(event) || document.querySelector('[role=dialog], [role=menu]')) return;
    event.preventDefault();
    setOpen(true);
  });
  const name = text('search.title');
  return (
    <>
      <IconButton
        aria-label={name}
        aria-keyshortcuts={isMac ? 'Meta+K' : 'Control+K'}
        title={`${name} (${isMac ? '⌘' : 'Ctrl+'}K)`}
        onClick={() => setOpen(true)}
      >
        <Search size={20} />
      </IconButton>
      <SearchDialog pages={pages} open={open} onClose={() => setOpen(false)} />
    </>
  );
};
