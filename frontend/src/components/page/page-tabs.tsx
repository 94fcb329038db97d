import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { TextButton } from './text-button.tsx';
import type { MessageId } from '../../i18n/message-id.ts';
import { useMessage } from '../../i18n/use-message.ts';

interface Tab {
  readonly label: MessageId;
  readonly path: string;
  readonly isCurrent: boolean;
}

interface Props {
  /** Of the navigation, for screen readers. */
  readonly label: MessageId;
  readonly tabs: readonly Tab[];
}

/**
 * The tabs of a subject with several pages: each is a page of its own, and so a link. They are one line, which scrolls
 * to the current tab where it is longer than the page.
 */
export const PageTabs = ({ label, tabs }: Props) => {
  const text = useMessage();
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    const current = line.current?.querySelector<HTMLElement>('[aria-current]');
    if (!line.current || !current) return;
    const { clientWidth } = line.current;
    // From right to left, both are negative.
    line.current.scrollLeft = current.offsetLeft - (clientWidth - current.offsetWidth) / 2;
  });
  return (
    <Box
      component="nav"
      ref={line}
      aria-label={text(label)}
      sx={{
        position: 'relative',
        display: 'flex',
        overflowX: 'auto',
        scrollbarWidth: 'none',
        columnGap: { xs: 0, sm: 0.5 },
        mt: -1.5,
        mb: { xs: 1, sm: 1.5 },
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {tabs.map(({ label: name, path, isCurrent }) => (
        <TextButton
          label={name}
          key={path}
          to={path}
          color="inherit"
          aria-current={isCurrent ? 'page' : undefined}
          sx={{
            flexShrink: 0,
            px: { xs: 1.5, sm: 2 },
            borderRadius: 0,
            borderBottom: '2px solid transparent',
            color: 'text.secondary',
            // A ring outside would be cut off by the line.
            '&:focus-visible': { outlineOffset: '-2px' },
            '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary' },
          }}
        />
      ))}
    </Box>
  );
};
