import Box from '@mui/material/Box';
import { useEffect, useMemo, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { markValue } from '#shared/gradebook/parse-mark.ts';
import { scaleOf } from '#shared/gradebook/averages.ts';
import type { Gradebook } from '#shared/model/gradebook.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { CellPosition } from '../../model/gradebook/edit-gradebook.ts';
import { nameOfRow } from '../../model/gradebook/edit-pupils.ts';
import { gridCommand } from '../../model/grid/grid-keys.ts';
import { HEADINGS, menuPlace } from '../../model/grid/grid-cells.ts';
import { CellField } from './cell-field.tsx';
import { SEPARATOR, useWriteNumber } from '../review/doubt-words.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow, type WorkedOut } from './grid-row.tsx';
import { gridStyles } from './grid-styles.ts';
import type { Review } from '../../hooks/review/use-review.ts';

interface Props {
  readonly review: Review;
  /** The id of the text that describes the focused cell. */
  readonly describedBy: string;
  readonly hasKeypad: boolean;
}

/** The cell in which an event occurred. */
const placeOf = (target: EventTarget): CellPosition | undefined => {
  const element = target instanceof Element ? target.closest('[data-place]') : null;
  const [row, column] = (element?.getAttribute('data-place') ?? '').split(':').map(Number);
  return row === undefined || column === undefined ? undefined : { row, column };
};

/** The column with the row headings: names, else numbers, else the first column. */
const headOf = ({ columns }: Gradebook): number => {
  const names = columns.findIndex(({ kind }) => kind === 'name');
  const numbers = columns.findIndex(({ kind }) => kind === 'ordinal');
  return names >= 0 ? names : Math.max(numbers, 0);
};

/** The displayed averages, by row. */
const useWorkedOut = ({ book, averages }: Review): readonly (WorkedOut | undefined)[] => {
  const write = useWriteNumber(book);
  return useMemo(() => {
    const written = book.columns.findIndex(({ kind }) => kind === 'average');
    const column = book.columns[written];
    return book.rows.map(({ cells }, row) => {
      const worked = averages?.[row];
      if (!averages) return undefined;
      if (!worked || 'missing' in worked) return { text: '—', differs: false };
      const value =
        column && markValue(cells[written]?.text ?? '', scaleOf(column)) !== undefined
          ? (markValue(cells[written]?.text ?? '', scaleOf(column)) ?? 0) *
            (worked.scale / scaleOf(column))
          : undefined;
      return {
        text: write(worked.value),
        differs: value !== undefined && Math.abs(value - worked.value) > 0.011,
      };
    });
  }, [book, averages, write]);
};

/** The table of marks: a grid with one tab stop, for keyboard and touch. */
export const MarkGrid = ({ review, describedBy, hasKeypad }: Props) => {
  const { book, place, asked, draft, doubts, everyMark, go, run } = review;
  const text = useMessage();
  const table = useRef<HTMLTableElement>(null);
  const isRtl = book.language === 'ar';
  const head = headOf(book);
  const menu = menuPlace(book);
  const workedOut = useWorkedOut(review);
  const doubtful = useMemo(() => {
    const byRow = new Map<number, number[]>();
    for (const { row, column } of doubts) byRow.set(row, [...(byRow.get(row) ?? []), column]);
    return byRow;
  }, [doubts]);

  useEffect(() => {
    // Keeps a focused row clear of headings with several lines.
    const headings = table.current?.tHead;
    const grid = table.current?.parentElement;
    if (!headings || !grid || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      grid.style.setProperty('--headings', `${headings.offsetHeight}px`),
    );
    observer.observe(headings);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // Not on arrival, when the page sets the focus.
    if (asked > 0) table.current?.querySelector<HTMLElement>('[data-here]')?.focus();
  }, [asked]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const command = gridCommand(event, isRtl);
    if (!command) return;
    event.preventDefault();
    run(command);
  };
  const onClick = (event: MouseEvent) => {
    const to = placeOf(event.target);
    if (!to || (draft && to.row === place.row && to.column === place.column)) return;
    const wasHere = to.row === place.row && to.column === place.column;
    const opens = to.row === HEADINGS || to.column === menu;
    go(to);
    if (opens) review.openAt(to);
    // With a mouse, a quick second click edits; on touch screens, any second tap.
    else if (wasHere && hasKeypad) run({ do: 'edit' });
  };
  return (
    <Box sx={gridStyles} dir={isRtl ? 'rtl' : 'ltr'} lang={book.language} data-review-grid>
      <table
        ref={table}
        role="grid"
        aria-label={book.title || text('review.table')}
        onKeyDown={onKeyDown}
        onClick={onClick}
        onDoubleClick={() => run({ do: 'edit' })}
        onContextMenu={(event) => {
          const to = placeOf(event.target);
          if (!to || draft) return;
          event.preventDefault();
          go(to);
          review.openAt(to);
        }}
      >
        <GridHead
          columns={book.columns}
          head={head}
          doubts={(doubtful.get(HEADINGS) ?? []).join(',')}
          hasAverages={book.averages !== undefined}
          here={place.row === HEADINGS ? place.column : undefined}
          describedBy={describedBy}
        />
        <tbody>
          {book.rows.map((row, at) => {
            const here = place.row === at ? place.column : undefined;
            return (
              <GridRow
                key={row.id}
                row={row}
                place={at}
                columns={book.columns}
                head={head}
                name={nameOfRow(book, row)}
                doubts={(doubtful.get(at) ?? []).join(',')}
                everyMark={everyMark}
                workedOut={workedOut[at]}
                menu={menu}
                here={here}
                describedBy={describedBy}
                field={
                  here !== undefined &&
                  draft && (
                    <CellField
                      label={[nameOfRow(book, row), book.columns[here]?.heading]
                        .filter(Boolean)
                        .join(SEPARATOR)}
                      draft={draft}
                      kind={book.columns[here]?.kind ?? 'other'}
                      hasKeypad={hasKeypad}
                      isRtl={isRtl}
                      onType={review.type}
                      onLeave={review.leave}
                      onCancel={review.cancel}
                    />
                  )
                }
              />
            );
          })}
        </tbody>
      </table>
    </Box>
  );
};
