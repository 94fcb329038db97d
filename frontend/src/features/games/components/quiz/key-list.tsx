import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { KeyHint } from '../stage/key-hint.tsx';

interface Props {
  readonly teams: boolean;
  readonly timer: boolean;
}

/** The labels of the keys, the same in every language; isolated, so that 1–6 never reads 6–1. */
const keys = { choices: '\u20661–6\u2069', teams: '\u2066⇧ 1–6\u2069' };

const Hint = ({ keys, children }: { readonly keys: ReactNode; readonly children: ReactNode }) => (
  <Box component="li" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <KeyHint>{keys}</KeyHint>
    {children}
  </Box>
);

/** The keyboard shortcuts of a quiz; hidden on devices without a keyboard. */
export const KeyList = ({ teams, timer }: Props) => (
  <Box
    component="ul"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 2.5,
      rowGap: 0.5,
      m: 0,
      p: 0,
      listStyle: 'none',
      color: 'text.secondary',
      fontSize: '0.8125rem',
      '@media (hover: none)': { display: 'none' },
    }}
  >
    <Hint keys={keys.choices}>
      <Message id="games.key.choose" />
    </Hint>
    <Hint keys={<Message id="games.key.space" />}>
      <Message id="games.key.advance" />
    </Hint>
    {teams && (
      <>
        <Hint keys={keys.teams}>
          <Message id="games.key.point" />
        </Hint>
        <Hint keys="U">
          <Message id="games.key.undo" />
        </Hint>
      </>
    )}
    {timer && (
      <Hint keys="T">
        <Message id="games.key.timer" />
      </Hint>
    )}
    <Hint keys="F">
      <Message id="games.fullScreen" />
    </Hint>
  </Box>
);
