import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { ErrorState } from '#frontend/components/feedback/error-state.tsx';
import { CalendarDate } from '#frontend/components/text/calendar-date.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { textOfError } from '#frontend/lib/api/api-error.ts';
import { useClass, type ClassSummary } from '#frontend/lib/classes/classes.ts';

const muted = { color: 'text.secondary', fontSize: '0.8125rem' };

/** The pupils of a class in its order, with their details. */
export const PupilList = ({ kept }: { readonly kept: ClassSummary }) => {
  const text = useMessage();
  const { data, error, mutate } = useClass(kept.id);
  if (data === undefined && error !== undefined) {
    return (
      <ErrorState
        title="classes.loadFailed"
        text={textOfError(error)}
        action="common.retry"
        onAction={() => void mutate()}
      />
    );
  }
  if (data === undefined) return <Skeleton variant="rounded" height={120} />;
  if (data === null) return <Message id="error.class-not-found" />;
  return (
    <Box
      component="ol"
      aria-label={text('classes.pupilsOf', { name: kept.name })}
      sx={{ m: 0, paddingInlineStart: 3.5, display: 'grid', gap: 0.75 }}
    >
      {data.pupils.map(({ fullName, registrationNumber, dateOfBirth, gender }, index) => (
        <Box component="li" key={index} sx={{ overflowWrap: 'anywhere' }}>
          <bdi>{fullName}</bdi>
          <Box sx={{ ...muted, display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
            {registrationNumber && <bdi>{registrationNumber}</bdi>}
            {dateOfBirth && <CalendarDate date={dateOfBirth} />}
            {gender && <Message id={gender === 'female' ? 'classes.girl' : 'classes.boy'} />}
          </Box>
        </Box>
      ))}
    </Box>
  );
};
