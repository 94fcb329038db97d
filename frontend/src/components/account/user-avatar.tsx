import Box from '@mui/material/Box';
import { useState } from 'react';
import type { SessionUser } from '../../lib/auth/session.ts';

interface Props {
  readonly user: SessionUser;
  /** The diameter in pixels. */
  readonly size: number;
}

/** The user's picture, or the first letter of the name or address while there is none. Decoration only. */
export const UserAvatar = ({ user: { displayName, email, photoUrl }, size }: Props) => {
  const [missing, setMissing] = useState<string>();
  const [initial = '?'] = displayName ?? email ?? '';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        overflow: 'hidden',
        bgcolor: 'paper.tealWash',
        color: 'primary.main',
        fontSize: size * 0.44,
        fontWeight: 600,
        lineHeight: 1,
      }}
    >
      {photoUrl && photoUrl !== missing ? (
        <img
          src={photoUrl}
          alt=""
          width={size}
          height={size}
          referrerPolicy="no-referrer"
          style={{ objectFit: 'cover' }}
          onError={() => setMissing(photoUrl)}
        />
      ) : (
        initial.toUpperCase()
      )}
    </Box>
  );
};
