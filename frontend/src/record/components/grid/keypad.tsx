import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Theme } from '@mui/material/styles';
import { Check, Delete } from 'lucide-react';
import { memo, useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { decimalMarkOf } from '../../model/table/decimal-mark.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { absenceIn, isMarkColumn } from '../../model/table/typed-text.ts';
import { useCell, useGrid, type GridView } from '../../hooks/grid/grid-context.ts';
import { cellAt } from '../../model/grid/mark-table.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Screens with room for two rows of keys, and for one row. */
const LOW = '@media (max-height: 719.95px)';
const ONE_ROW = '@media (max-height: 599.95px)';

interface KeyProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly tone?: 'primary' | 'quiet';
  readonly wide?: boolean;
  readonly children?: ReactNode;
}

const Key = ({ label, onPress, tone, wide, children }: KeyProps) => (
  <ButtonBase
    aria-label={label}
    // The cell keeps the focus, and screen readers their position.
    onPointerDown={(event) => event.preventDefault()}
    onMouseDown={(event) => event.preventDefault()}
    onClick={onPress}
    sx={{
      height: 48,
      [LOW]: { height: 44 },
      gridColumn: wide ? 'span 2' : undefined,
      // In a single scrolling row, the Next key stays visible above the others.
      ...(wide && {
        [ONE_ROW]: {
          gridColumn: 'auto',
          position: 'sticky',
          insetInlineEnd: 0,
          boxShadow: ({ vars }: Theme) => `0 0 0 8px ${vars.palette.background.paper}`,
        },
      }),
      gap: 1,
      borderRadius: '8px',
      fontSize: '1.125rem',
      fontWeight: 500,
      bgcolor: tone === 'primary' ? 'primary.main' : 'background.default',
      color: tone === 'primary' ? 'primary.contrastText' : 'text.primary',
      '&:active': { opacity: 0.7 },
    }}
  >
    {children ?? label}
  </ButtonBase>
);

interface Props {
  /** The number of cells left to check, shown on the Next key. */
  readonly children?: ReactNode;
  /** Called when the keypad appears, and when it or the page changes its height. */
  readonly onResize: () => void;
}

/** A keypad for marks on touch devices, whose own keyboard would cover half of the page. */
const Keypad = (props: Props) => {
  const grid = useGrid();
  const { table, state, dispatch } = grid;
  const cell = useCell(grid);
  const column = table.columns[cell.column];
  const isMark = column && isMarkColumn(column) && cellAt(table, cell);
  if (!isMark) return null;
  return (
    <Keys
      {...props}
      absence={absenceIn(table)}
      decimal={decimalMarkOf(table)}
      {...{ state, dispatch }}
    />
  );
};

interface KeysProps extends Props, Pick<GridView, 'state' | 'dispatch'> {
  /** The page's word for an absence, and its decimal mark. */
  readonly absence: string;
  readonly decimal: string;
}

/** Memoised, so that a press draws the cell and not the keys. */
const Keys = memo(({ absence, decimal, state, dispatch, onResize, children }: KeysProps) => {
  const text = useMessage();
  const keys = useRef<HTMLDivElement>(null);
  const resized = useEffectEvent(onResize);
  useEffect(() => {
    const observer = new ResizeObserver(() => resized());
    if (keys.current) observer.observe(keys.current);
    // What appears above the table moves it, such as that it could not be saved.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  /** Types a text after the typed one, or instead of it. */
  const put = (text: string, before = state.get().typed?.text ?? ''): void =>
    dispatch({ do: state.get().typed ? 'retype' : 'type', text: before + text });
  const remove = (): void => {
    const { typed } = state.get();
    dispatch(typed ? { do: 'retype', text: typed.text.slice(0, -1) } : { do: 'clear' });
  };
  return (
    <>
      {/* A spacer of the keypad's height, because the keypad covers the end of the page. */}
      <Box sx={{ height: 184, [LOW]: { height: 112 }, [ONE_ROW]: { height: 60 } }} />
      <Box
        ref={keys}
        role="group"
        aria-label={text('review.keypad')}
        data-keypad
        dir="ltr"
        sx={{
          position: 'fixed',
          insetInline: 0,
          insetBlockEnd: 0,
          zIndex: 'appBar',
          display: 'grid',
          gridTemplateColumns: 'repeat(5, 1fr)',
          gap: 0.75,
          p: 1,
          pb: 'max(8px, env(safe-area-inset-bottom))',
          [LOW]: { gridTemplateColumns: 'repeat(8, 1fr)', gap: 0.5 },
          [ONE_ROW]: {
            gridTemplateColumns: 'none',
            gridAutoFlow: 'column',
            gridAutoColumns: 'minmax(44px, 1fr)',
            overflowX: 'auto',
          },
          borderTop: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        {DIGITS.map((digit) => (
          <Key key={digit} label={digit} onPress={() => put(digit)} />
        ))}
        <Key label={text('review.decimal')} onPress={() => put(decimal)}>
          {decimal}
        </Key>
        <Key label={text('review.absent')} onPress={() => put(absence, '')}>
          {absence}
        </Key>
        <Key label={text('review.erase')} onPress={remove}>
          <Delete size={22} />
        </Key>
        <Key
          wide
          tone="primary"
          label={text('review.acceptNext')}
          onPress={() =>
            dispatch(state.get().typed ? { do: 'leave', how: 'on' } : { do: 'accept' })
          }
        >
          <Check size={22} />
          {children}
        </Key>
      </Box>
    </>
  );
});

export default Keypad;
