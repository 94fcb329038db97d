import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { bigText } from '../../model/big-text.ts';
import { Burst } from '../stage/burst.tsx';

const appear = keyframes`
  from { transform: scale(0.8); opacity: 0; }
  to { transform: none; opacity: 1; }
`;

interface Props {
  readonly name: string;
  /** Whether the wheel is still turning. */
  readonly passing: boolean;
}

/** The name on the stage; as large as fits once it is picked. */
export const PickedName = ({ name, passing }: Props) => (
  <Box sx={{ position: 'relative', display: 'grid', placeItems: 'center', width: '100%' }}>
    {!passing && <Burst key={`stars of ${name}`} />}
    <Box
      key={passing ? 'passing' : name}
      component="bdi"
      sx={{
        maxWidth: '100%',
        fontSize: bigText(name, { lines: 2, smallest: '1.75rem', largest: '8rem' }),
        fontWeight: 600,
        lineHeight: 1.25,
        // The dots of ي reach below the line.
        paddingBlockEnd: '0.2em',
        textAlign: 'center',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
        ...(passing
          ? { color: 'text.secondary', opacity: 0.7 }
          : { animation: `${appear} 200ms ease-out` }),
      }}
    >
      {name}
    </Box>
  </Box>
);
