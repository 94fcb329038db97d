import type { Language } from '#shared/model/locale.ts';
import type { SeatingPlan } from '#shared/model/seating.ts';
import { seatsOf } from '#shared/seating/room.ts';
import {
  drawText,
  setSnugText,
  writeText,
  type Tagged,
  type Typesetting,
} from '../layout/text-box.ts';
import type { Box } from '../pdf/box.ts';
import type { Canvas } from '../pdf/canvas.ts';
import { palette } from '../pdf/palette.ts';
import { firstStrongDirection } from '../typography/direction.ts';
import { seatingTextsIn } from './seating-texts.ts';

/** Lengths are in points. */
const WALL = 24;
const GAP = { columns: 3, rows: 8, aisle: 16, walls: 8 } as const;
/** Larger seats would only be emptier. */
const SEAT = { width: 150, height: 76, padding: 4 } as const;
const NAME = 15;
const DESK = { width: 80, door: 60 } as const;

export interface SeatingToDraw {
  readonly plan: SeatingPlan;
  /** The names of those who are in the class, by their ids: any other seat is empty. */
  readonly names: ReadonlyMap<string, string>;
  readonly language: Language;
}

type Sheet = Typesetting & Tagged & { readonly canvas: Canvas };

/** A box that is given from the left edge of the paper: a room is not mirrored in Arabic. */
const fromLeft = ({ direction, canvas }: Sheet, box: Box): Box =>
  direction === 'rtl' ? { ...box, x: canvas.size.width - box.x - box.width } : box;

/** Draws what is at a wall: a box with its name. */
function drawThing(sheet: Sheet, text: string, given: Box, isFilled = false): void {
  const box = fromLeft(sheet, given);
  if (isFilled) sheet.canvas.fill(box, palette.ink);
  else sheet.canvas.outline(box, { colour: palette.guide, width: 0.8 });
  writeText(sheet, sheet.canvas, text, box, {
    ...{ size: 10, minSize: 6, align: 'center', colour: isFilled ? palette.white : palette.ink },
    tag: sheet.tag.add('P'),
  });
}

/** Draws the desk and the door at the front, or the door at the back. */
function drawWall(sheet: Sheet, { plan, language }: SeatingToDraw, wall: Box): void {
  const texts = seatingTextsIn(language);
  const { door, desk = 'middle' } = plan;
  const isFront = wall.y < sheet.canvas.size.height / 2;
  const { x, width, ...line } = wall;
  const at = (place: string, size: number, inset: number): Box => ({
    ...line,
    x:
      place === 'left'
        ? x + inset
        : place === 'right'
          ? x + width - size - inset
          : x + (width - size) / 2,
    width: size,
  });
  const [doorWall, doorSide = ''] = door?.split('-') ?? [];
  const hasDoor = doorWall === (isFront ? 'front' : 'back');
  if (hasDoor) drawThing(sheet, texts.door, at(doorSide, DESK.door, 0));
  const inset = hasDoor && doorSide === desk ? DESK.door + GAP.walls : 0;
  if (isFront) drawThing(sheet, texts.desk, at(desk, DESK.width, inset));
}

/** Draws the seats in the middle of a box, each with the name as large as it fits. */
function drawSeats(sheet: Sheet, { plan, names }: SeatingToDraw, area: Box): void {
  const { canvas } = sheet;
  const aisles = plan.aisles.filter((at) => at < plan.columns);
  const between = (plan.columns - 1) * GAP.columns + aisles.length * GAP.aisle;
  const width = Math.min(SEAT.width, (area.width - between) / plan.columns);
  const height = Math.min(SEAT.height, area.height / plan.rows - GAP.rows);
  const left = area.x + (area.width - between - width * plan.columns) / 2;
  const seats = seatsOf(plan, (pupil) => names.has(pupil));
  const rows = [...Map.groupBy(seats, ({ row }) => row).values()];
  // A screen reader reads each row from where reading begins.
  const read = rows.flatMap((row) => (sheet.direction === 'rtl' ? row.toReversed() : row));
  for (const { row, column, pupil } of read) {
    const passed = aisles.filter((at) => at < column).length;
    const box = fromLeft(sheet, {
      x: left + (column - 1) * (width + GAP.columns) + passed * GAP.aisle,
      y: area.y + (row - 1) * (height + GAP.rows),
      ...{ width, height },
    });
    const name = names.get(pupil);
    canvas.outline(box, {
      ...{ colour: palette.guide, width: 0.8 },
      ...(name === undefined && { dash: [2, 3] as const }),
    });
    if (name === undefined) continue;
    const inner = {
      ...{ x: box.x + SEAT.padding, y: box.y + SEAT.padding },
      ...{ width: width - 2 * SEAT.padding, height: height - 2 * SEAT.padding },
    };
    const direction = firstStrongDirection(name, sheet.direction);
    const style = { size: NAME, minSize: 9, weight: 'bold', direction } as const;
    drawText(sheet, canvas, setSnugText(sheet, name, inner, style, 4), inner, {
      ...{ ...style, align: 'center', tag: sheet.tag.add('P') },
    });
  }
}

/** Draws the room of a class in a box: the board above, with the teacher's desk and the door, and the seats with their names. */
export function drawSeating(sheet: Sheet, seating: SeatingToDraw, area: Box): void {
  const board = { ...area, x: area.x + area.width * 0.2, width: area.width * 0.6, height: WALL };
  drawThing(sheet, seatingTextsIn(seating.language).board, board, true);
  const wall = { ...area, y: area.y + WALL + GAP.walls, height: WALL };
  drawWall(sheet, seating, wall);
  const isBehind = seating.plan.door?.startsWith('back') === true;
  const top = wall.y + WALL + GAP.walls;
  const below = isBehind ? WALL + GAP.walls : 0;
  drawSeats(sheet, seating, { ...area, y: top, height: area.y + area.height - top - below });
  if (isBehind) drawWall(sheet, seating, { ...wall, y: area.y + area.height - WALL });
}
