import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { textOfFailure } from '#frontend/lib/api/api-error.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { Mode } from './seating-tools.tsx';
import type { SeatingState } from '../../model/seating/seating-editor.ts';

interface Props {
  readonly state: SeatingState;
  readonly names: ReadonlyMap<string, string>;
  /** The name of the pupil whom the next press seats. */
  readonly picked: string | undefined;
  readonly mode: Mode;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

const Words = ({ state, names, picked, mode, onRetry, onDismiss }: Props) => {
  const { status, error, displaced } = state;
  if (status === 'failed')
    return (
      <>
        <Box component="span" sx={{ color: 'error.main' }}>
          <Message {...textOfFailure(error, 'seating.saveFailed')} />
        </Box>
        <TextButton label="common.retry" size="small" onClick={onRetry} />
      </>
    );
  if (displaced)
    return (
      <>
        <span>
          {displaced.length === 0 ? (
            <Message id="seating.merged" />
          ) : (
            <Message
              id="seating.mergedWith"
              values={{
                count: displaced.length,
                names: displaced.flatMap((pupil) => names.get(pupil) ?? []).join(' · '),
              }}
            />
          )}
        </span>
        <TextButton label="common.close" size="small" onClick={onDismiss} />
      </>
    );
  if (picked !== undefined) return <Message id="seating.chooseSeat" values={{ name: picked }} />;
  return <Message id={status === 'saving' ? 'seating.saving' : `seating.help.${mode}`} />;
};

/** Whether the plan is saved, and what the next press does. It has its place always, so that nothing moves. */
export const SeatingStatus = (props: Props) => (
  <Box
    role="status"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1,
      minHeight: { xs: '3.25rem', sm: '2.25rem' },
      fontSize: '0.875rem',
      color: 'text.secondary',
    }}
  >
    <Words {...props} />
  </Box>
);
