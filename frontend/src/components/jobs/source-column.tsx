import Box from '@mui/material/Box';
import type { Job } from '../../lib/api/response-types.ts';
import type { MessageId } from '../../i18n/message-id.ts';
import { Message } from '../../i18n/message.tsx';
import type { JobColumn } from './job-list-props.ts';

/** The source of a job; `unknown` replaces a name that was not stored. */
export const sourceColumn = (label: MessageId, unknown: MessageId): JobColumn<Job> => ({
  id: 'source',
  label,
  render: ({ source }) => (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {source ? <bdi>{source}</bdi> : <Message id={unknown} />}
    </Box>
  ),
});
