import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { textOf } from '#shared/spreadsheet/list-rows.ts';
import type { Sheet } from '#shared/spreadsheet/sheet.ts';
import { encodeColumn } from '#shared/spreadsheet/workbook/cell-address.ts';
import { visuallyHidden } from '#frontend/components/text/visually-hidden.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { FileKind, SheetAsRead } from '../../model/preview/corrections.ts';
import { gridStyles } from '../grid/grid-styles.ts';
import { ColumnMenu, RowMenu } from './preview-menus.tsx';

/** Rows shown at first, and those that each press adds. */
const ROWS = 60;
const MORE_ROWS = 300;
/** Wider sheets are forms or calculations. */
const MOST_COLUMNS = 60;

const styles = {
  ...gridStyles,
  maxHeight: 'min(46vh, 480px)',
  // A finger on the table goes on to scroll the dialog around it.
  overscrollBehaviorBlock: 'auto',
  // What a column was read as is never cut, in large text either.
  '& thead th': { ...gridStyles['& thead th'], p: 0, maxWidth: 'none' },
  '& th, & td': {
    ...gridStyles['& th, & td'],
    height: 32,
    // A title in the first column must not hide the others on a phone.
    maxWidth: { xs: 140, sm: 260 },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // A cell has the direction of its text, so that its end is cut; it is aligned with the page, which mirrors this.
  '& td': { textAlign: 'left' },
  '@media (pointer: coarse)': { '& th, & td': { height: 44 } },
  '& button': {
    width: '100%',
    minHeight: 'inherit',
    height: '100%',
    px: 1.25,
    py: 0.5,
    border: 0,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:focus-visible': {
      outline: '2px solid',
      outlineColor: 'primary.main',
      outlineOffset: '-2px',
    },
  },
  '& thead button': { color: 'primary.main', fontWeight: 500 },
  '& thead svg': { verticalAlign: 'middle', marginInlineStart: '2px' },
  '& [data-role=left-out], & [data-role=left-out] button, & [data-kind=aside] td': {
    color: 'text.secondary',
    fontWeight: 400,
  },
  '& tbody th': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    width: 48,
    minWidth: 48,
    p: 0,
    color: 'text.secondary',
    borderInlineEnd: '1px solid',
    borderColor: 'divider',
  },
  '& thead th:first-of-type': { insetInlineStart: 0, zIndex: 3, width: 48, minWidth: 48 },
  '& [data-kind=headings] > *': { bgcolor: 'background.default', fontWeight: 500 },
  '& [data-border] > *': {
    borderBlockStart: '3px solid',
    borderBlockStartColor: 'primary.main',
  },
} as const;

/** Arrow keys go from head to head, and from row to row; the tab key passes them. */
function goOn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLButtonElement)) return;
  const group = target.dataset['group'];
  const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
  const forward = group === 'rows' ? 'ArrowDown' : isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = group === 'rows' ? 'ArrowUp' : isRtl ? 'ArrowRight' : 'ArrowLeft';
  const all = [...currentTarget.querySelectorAll<HTMLElement>(`[data-group=${group}]`)];
  const at = all.indexOf(target);
  const step = key === forward ? 1 : key === back ? -1 : 0;
  const next = key === 'Home' ? all[0] : key === 'End' ? all.at(-1) : all[at + step];
  if ((step === 0 && key !== 'Home' && key !== 'End') || !next) return;
  event.preventDefault();
  next.focus();
}

interface Props<Role extends string> {
  readonly kind: FileKind<Role>;
  readonly sheet: Sheet;
  readonly reading: SheetAsRead<Role>;
  readonly onRole: (column: number, role: Role) => void;
  /** Row 0: there are no headings. */
  readonly onHeadings: (row: number) => void;
  readonly onBorder: ((row: number) => void) | undefined;
}

/** A sheet as it is, under what its columns were read as. */
export const SheetTable = <Role extends string>(props: Props<Role>) => {
  const { kind, sheet, reading, onRole, onHeadings, onBorder } = props;
  const text = useMessage();
  const [shown, setShown] = useState(ROWS);
  const [place, setPlace] = useState({ column: 0, row: 0 });
  const [menu, setMenu] = useState<{ anchor: HTMLElement; column?: number; row?: number }>();
  const columns = reading.columns.slice(0, MOST_COLUMNS);
  const rows = sheet.rows.slice(0, shown);
  const taken = new Set(reading.taken);
  const borders = new Set(reading.borders);
  const { first = 0, last = 0 } = reading.headings ?? {};
  const isHeading = (number: number): boolean => number >= first && number <= last;
  const headings = sheet.rows.filter(({ number }) => isHeading(number));
  const nameOf = (column: number, role: Role): string => {
    const heading = headings.map(({ cells }) => textOf(cells[column])).findLast(Boolean);
    const said = { letter: encodeColumn(column), role: text(kind.textOf(role)) };
    return heading
      ? text('preview.columnUnder', { ...said, heading })
      : text('preview.column', said);
  };
  const nameOfRow = (number: number): string => {
    const what = isHeading(number) ? 'headings' : borders.has(number) ? 'border' : undefined;
    return what
      ? text('preview.rowIs', { number, what: text(`preview.${what}`) })
      : text('preview.row', { number });
  };
  const close = () => setMenu(undefined);
  const atColumn = menu?.column;
  const atRow = menu?.row;
  const rest = Math.min(MORE_ROWS, sheet.rows.length - shown);
  const firstRow = rows[0]?.number ?? 0;
  return (
    <>
      <Box sx={styles} onKeyDown={goOn}>
        <table aria-label={text('preview.table', { sheet: sheet.name })}>
          <thead>
            <tr>
              <th scope="col">
                <span style={visuallyHidden}>
                  <Message id="preview.rowNumber" />
                </span>
              </th>
              {columns.map(({ column, role }) => (
                <th key={column} scope="col" data-role={role}>
                  <button
                    type="button"
                    data-group="heads"
                    tabIndex={column === place.column ? 0 : -1}
                    aria-haspopup="menu"
                    aria-label={nameOf(column, role)}
                    onFocus={() => setPlace({ ...place, column })}
                    onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, column })}
                  >
                    <Message id={kind.textOf(role)} />
                    <ChevronDown size={14} />
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ number, cells }) => (
              <tr
                key={number}
                data-kind={isHeading(number) ? 'headings' : taken.has(number) ? 'taken' : 'aside'}
                {...(borders.has(number) && { 'data-border': '' })}
              >
                <th scope="row">
                  <button
                    type="button"
                    data-group="rows"
                    tabIndex={number === (place.row || firstRow) ? 0 : -1}
                    aria-haspopup="menu"
                    aria-label={nameOfRow(number)}
                    onFocus={() => setPlace({ ...place, row: number })}
                    onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, row: number })}
                  >
                    {number}
                  </button>
                </th>
                {columns.map(({ column, role }) => (
                  <td key={column} data-role={role} dir="auto">
                    {textOf(cells[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      {rest > 0 && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => setShown(shown + MORE_ROWS)}>
          <Message id="preview.more" values={{ count: rest }} />
        </Button>
      )}
      {menu && atColumn !== undefined && (
        <ColumnMenu
          kind={kind}
          anchor={menu.anchor}
          role={columns.find(({ column }) => column === atColumn)?.role}
          onClose={close}
          onRole={(role) => {
            close();
            onRole(atColumn, role);
          }}
        />
      )}
      {menu && atRow !== undefined && (
        <RowMenu
          anchor={menu.anchor}
          isHeading={isHeading(atRow)}
          isBorder={borders.has(atRow)}
          onClose={close}
          onHeadings={(hasHeadings) => {
            close();
            onHeadings(hasHeadings ? atRow : 0);
          }}
          onBorder={
            onBorder &&
            (() => {
              close();
              onBorder(atRow);
            })
          }
        />
      )}
    </>
  );
};
