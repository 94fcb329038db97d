import { useRef, useState, type KeyboardEvent } from 'react';
import type { Roll } from '#shared/model/attendance.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useEvent } from '#frontend/lib/use-event.ts';
import type { RollPupil } from '../../model/roll/roll-list.ts';
import { RollTile } from './roll-tile.tsx';
import { tileStyles } from './tile-styles.tsx';

export interface RollTilesProps {
  readonly pupils: readonly RollPupil[];
  readonly roll: Roll;
  /** In both rolls before. */
  readonly wereAbsent: ReadonlySet<string>;
  /** Stays the same, as `onHold`, so that only the tile of a tap is drawn again. */
  readonly onTap: (pupil: RollPupil) => void;
  readonly onHold: (pupil: RollPupil) => void;
}

const columnsOf = (grid: HTMLElement): number =>
  getComputedStyle(grid).gridTemplateColumns.split(' ').length;

/** The pupils of a roll in the order of the list, by rows. Arrow keys go from one to the next. */
export const RollTiles = ({ pupils, roll, wereAbsent, onTap, onHold }: RollTilesProps) => {
  const text = useMessage();
  const { direction } = useLocale();
  const grid = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<string>();
  const onFocus = useEvent(({ id }: RollPupil) => setCurrent(id));
  const first = pupils.find(({ id }) => id === current) ?? pupils[0];

  const onKeyDown = (event: KeyboardEvent) => {
    if (!grid.current || event.ctrlKey || event.altKey || event.metaKey) return;
    const tiles = [...grid.current.querySelectorAll<HTMLElement>('[data-pupil]')];
    const at = tiles.findIndex((tile) => tile === document.activeElement);
    const pupil = pupils[at];
    if (!pupil) return;
    if (event.key === 'F2') {
      event.preventDefault();
      onHold(pupil);
      return;
    }
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const places: Readonly<Record<string, number>> = {
      [forward]: at + 1,
      [back]: at - 1,
      ArrowDown: at + columnsOf(grid.current),
      ArrowUp: at - columnsOf(grid.current),
      Home: 0,
      End: tiles.length - 1,
    };
    const next = places[event.key];
    if (next === undefined) return;
    event.preventDefault();
    tiles[next]?.focus();
  };

  return (
    <>
      {tileStyles}
      <div
        ref={grid}
        data-tiles
        role="group"
        aria-label={text('roll.pupils')}
        onKeyDown={onKeyDown}
      >
        {pupils.map((pupil) => (
          <RollTile
            key={pupil.id}
            pupil={pupil}
            mark={roll.marks[pupil.id]}
            wasAbsent={wereAbsent.has(pupil.id)}
            isCurrent={pupil.id === first?.id}
            onTap={onTap}
            onHold={onHold}
            onFocus={onFocus}
          />
        ))}
      </div>
    </>
  );
};
