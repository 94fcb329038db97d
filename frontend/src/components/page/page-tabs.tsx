import Box from '@mui/material/Box';
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

/** The tabs of a subject with several pages: each is a page of its own, and so a link. */
export const PageTabs = ({ label, tabs }: Props) => {
  const text = useMessage();
  return (
    <Box
      component="nav"
      aria-label={text(label)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 0, sm: 1 },
        mb: 3,
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
            px: { xs: 1.5, sm: 2.5 },
            borderRadius: 0,
            borderBottom: '2px solid transparent',
            color: 'text.secondary',
            '&[aria-current]': { borderColor: 'primary.main', color: 'text.primary' },
          }}
        />
      ))}
    </Box>
  );
};
