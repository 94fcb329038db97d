import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { Star } from './star.tsx';

const fly = keyframes`
  from { transform: translate(0, 0) scale(0.2); opacity: 1; }
  to { transform: translate(var(--x), var(--y)) scale(1) rotate(90deg); opacity: 0; }
`;
const STARS = 14;

/** Stars that fly out once from behind the picked name; hidden under reduced motion. */
export const Burst = () => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetInlineStart: '50%',
      top: '50%',
      pointerEvents: 'none',
      '@media (prefers-reduced-motion: reduce)': { display: 'none' },
    }}
  >
    {Array.from({ length: STARS }, (_, index) => {
      const angle = (index / STARS) * 2 * Math.PI;
      const reach = index % 2 === 0 ? 1 : 0.65;
      return (
        <Box
          key={index}
          sx={{
            position: 'absolute',
            '--x': `${(Math.cos(angle) * reach * 30).toFixed(1)}cqi`,
            '--y': `${(Math.sin(angle) * reach * 18).toFixed(1)}cqi`,
            color: index % 3 === 0 ? 'primary.main' : 'secondary.main',
            opacity: 0,
            animation: `${fly} 900ms ease-out`,
          }}
        >
          <Star size={index % 2 === 0 ? 22 : 14} />
        </Box>
      );
    })}
  </Box>
);
