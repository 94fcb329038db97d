import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import type { Photo, Photos } from './use-photos.ts';
import { TextButton } from '../page/text-button.tsx';

interface Props {
  readonly photos: Photos;
  readonly onClear: () => void;
}

interface RowProps {
  readonly photo: Photo;
  readonly onClear: () => void;
}

const StateIcon = ({ status }: Pick<Photo['state'], 'status'>) => {
  if (status === 'sending') return <CircularProgress size={18} aria-hidden />;
  const Icon = status === 'sent' ? CircleCheck : CircleAlert;
  return (
    <Box
      component="span"
      sx={{ display: 'flex', color: status === 'sent' ? 'success.main' : 'error.main' }}
    >
      <Icon size={18} />
    </Box>
  );
};

const Row = ({ photo, onClear }: RowProps) => {
  const text = useMessage();
  const { state, choose } = photo;
  const { name } = state.file;
  return (
    <Box
      component="li"
      data-upload={state.status}
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 }}
    >
      <StateIcon status={state.status} />
      <Box
        component="span"
        title={name}
        sx={{
          flex: 1,
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
          fontSize: '0.875rem',
        }}
      >
        <bdi>{name}</bdi>
      </Box>
      {state.status === 'failed' && (
        <TextButton
          label="common.retry"
          name="image"
          size="small"
          aria-label={text('photos.again', { name })}
          onClick={() => choose(state.file)}
        />
      )}
      <IconButton size="small" aria-label={text('photos.remove', { name })} onClick={onClear}>
        <X size={18} />
      </IconButton>
    </Box>
  );
};

/** Many photos by their names, with the progress of all of them. */
export const PhotoList = ({ photos: { chosen, clear }, onClear }: Props) => {
  const id = useId();
  const list = useRef<HTMLUListElement>(null);
  const count = chosen.length;
  const sent = chosen.filter(({ state }) => state.status === 'sent').length;
  const parts = chosen.map(({ state }) =>
    state.status === 'sending' ? state.part : state.status === 'sent' ? 1 : 0,
  );
  const failed = chosen.find(({ state }) => state.status === 'failed');
  return (
    <Box
      sx={{
        border: '1px solid',
        borderColor: failed ? 'error.main' : 'paper.outline',
        borderRadius: '8px',
        overflow: 'hidden',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 1.5, py: 0.5 }}>
        <Box role="status" id={id} sx={{ flex: 1, fontWeight: 500 }}>
          <Message id="photos.sent" values={{ sent, count }} />
        </Box>
        <TextButton
          label="photos.removeAll"
          size="small"
          color="inherit"
          onClick={() => {
            onClear();
            clear();
          }}
        />
      </Box>
      <LinearProgress
        variant="determinate"
        value={Math.round((100 * parts.reduce((sum, part) => sum + part, 0)) / count)}
        aria-labelledby={id}
      />
      <Box
        component="ul"
        ref={list}
        sx={{
          m: 0,
          p: 1.5,
          listStyle: 'none',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          columnGap: 3,
          maxHeight: 264,
          overflow: 'auto',
        }}
      >
        {chosen.map((photo, index) => (
          <Row
            key={photo.name}
            photo={photo}
            onClear={() => {
              onClear();
              // The button goes with its photo: the next one, or the one before, gets the focus.
              const buttons = list.current?.querySelectorAll<HTMLElement>('li > :last-child') ?? [];
              (buttons[index + 1] ?? buttons[index - 1])?.focus();
              photo.clear();
            }}
          />
        ))}
      </Box>
    </Box>
  );
};
