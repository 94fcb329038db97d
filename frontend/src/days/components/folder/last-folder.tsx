import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FileCheck } from 'lucide-react';
import { useIntl } from 'react-intl';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MadeFolder } from '#frontend/days/api/folders.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useCalendarDates } from '#frontend/i18n/use-calendar-dates.ts';
import { openFile } from '#frontend/lib/save-file.ts';
import { isSharedDevice } from '#frontend/lib/settings/local-settings.ts';

/** Opens the folder that was made last. It has its room before one is found, so that nothing moves. */
export const LastFolder = ({ last }: { readonly last: MadeFolder | undefined }) => {
  const { format } = useCalendarDates();
  const { formatDate, formatTime } = useIntl();
  return (
    <Box sx={{ minHeight: 76 }}>
      {last && (
        <TextButton
          label="folder.open"
          icon={FileCheck}
          variant="outlined"
          onClick={() => openFile(last.blob, last.name)}
        />
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {last ? (
          <Message
            id="folder.madeAt"
            values={{
              day: format(last.date, { weekday: 'long', day: 'numeric', month: 'long' }),
              time: formatTime(last.at, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
              date: formatDate(last.at, { day: 'numeric', month: 'long' }),
            }}
          />
        ) : (
          <Message id={isSharedDevice() ? 'folder.shared' : 'folder.noneKept'} />
        )}
      </Typography>
    </Box>
  );
};
