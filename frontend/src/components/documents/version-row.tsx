import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import type { DocumentVersion } from '#shared/model/document.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { Read } from '../../lib/api/read-response.ts';
import { DateTime } from '../time/date-time.tsx';
import { RestoreQuestion } from './restore-question.tsx';

interface Props {
  readonly version: Read<DocumentVersion>;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly isNewest: boolean;
  /** Whether the question about restoring it is open. */
  readonly asking: boolean;
  readonly busy: boolean;
  readonly onAsk: (asking: boolean) => void;
  readonly onRestore: () => void;
  /** What restoring it changes. */
  readonly restoring: ReactNode;
  /** What the version changed. */
  readonly children: ReactNode;
}

const authors = { job: 'documents.byJob', teacher: 'documents.byTeacher' } as const;
const isAuthor = (author: string): author is keyof typeof authors => Object.hasOwn(authors, author);

/** The author of a version, or the version it restores. */
const Origin = ({ author, restoredFrom }: Props['version']) => {
  if (restoredFrom !== undefined)
    return <Message id="documents.restoredFrom" values={{ version: restoredFrom }} />;
  return <Message id={isAuthor(author) ? authors[author] : 'documents.byOther'} />;
};

/** One version of a document; asks for confirmation in the row before it is restored. */
export const VersionRow = (props: Props) => {
  const { version, now, isNewest, asking, busy, onAsk, onRestore } = props;
  const text = useMessage();
  const [refused, setRefused] = useState(false);
  const values = { version: version.version };
  return (
    <Box
      component="li"
      sx={{
        py: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { border: 0 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
            <Box component="span" sx={{ fontWeight: 500 }}>
              <Message id="documents.version" values={values} />
            </Box>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              <Origin {...version} />
            </Box>
          </Box>
          <DateTime at={version.createdAt} now={now} />
        </Box>
        {isNewest && (
          <Box
            component="span"
            sx={{
              px: 1.25,
              py: 0.375,
              borderRadius: '999px',
              fontSize: '0.8125rem',
              fontWeight: 500,
              color: 'job.success.text',
              bgcolor: 'job.success.wash',
            }}
          >
            <Message id="documents.current" />
          </Box>
        )}
        {!isNewest && !asking && (
          <Button
            size="small"
            variant="outlined"
            color="inherit"
            disabled={busy}
            aria-label={text('documents.restoreVersion', values)}
            // Takes the focus back after the question.
            autoFocus={refused}
            onClick={() => onAsk(true)}
          >
            <Message id="documents.restore" />
          </Button>
        )}
      </Box>
      {props.children}
      {asking && (
        <RestoreQuestion
          version={version.version}
          busy={busy}
          onRestore={onRestore}
          changes={props.restoring}
          onCancel={() => {
            setRefused(true);
            onAsk(false);
          }}
        />
      )}
    </Box>
  );
};
