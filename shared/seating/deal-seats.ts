import type { SeatingPlan } from '../model/seating.ts';
import { seatsOf } from './room.ts';

export interface Deal {
  /** The room, and who sits in front or apart. */
  readonly plan: SeatingPlan;
  /** The ids of the class's pupils. */
  readonly pupils: readonly string[];
  /** To mix by level; pupils without an average sit anywhere. Missing: at random. */
  readonly averages?: ReadonlyMap<string, number> | undefined;
  /** From 0 up to 1. */
  readonly random: () => number;
}

export interface Dealt {
  readonly plan: SeatingPlan;
  /** Pairs who should sit apart, and are next to each other all the same. */
  readonly together: readonly (readonly [string, string])[];
  /** Pupils who should sit in front, and do not. */
  readonly behind: readonly string[];
}

/** What a fault costs. Sitting apart comes before sitting in front, and that before the mixture of levels. */
const COST = { together: 1000, frontRow: 40, row: 4, table: 1, behind: 0.3 } as const;
/** Exchanges tried for each seat, and how much worse a result may become in one, at first and at last. */
const TRIES = 400;
const HEAT = { first: 60, last: 0.05 } as const;

/** The seats with those near them: all around, and for the mixture those at the same table, in front and behind. */
function nearbyOf(plan: SeatingPlan) {
  const seats = seatsOf(plan);
  const aisles = new Set(plan.aisles);
  return seats.map((seat) => ({
    ...seat,
    near: seats.flatMap((other, index) => {
      const [rows, columns] = [other.row - seat.row, other.column - seat.column];
      if (other === seat || Math.abs(rows) > 1 || Math.abs(columns) > 1) return [];
      const isTable = rows === 0 && !aisles.has(Math.min(other.column, seat.column));
      const mixed = isTable ? COST.table : columns === 0 ? COST.behind : 0;
      return [{ index, mixed }];
    }),
  }));
}

type Seats = ReturnType<typeof nearbyOf>;
/** Who sits on each seat; empty if the seat is free. */
type Order = string[];

const shuffle = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item);

/** The place of each pupil between the lowest average, 0, and the highest, 1. */
function levelsOf({ averages = new Map<string, number>(), pupils }: Deal): Map<string, number> {
  const known = pupils.filter((pupil) => averages.has(pupil));
  const sorted = known.toSorted(
    (one, other) => (averages.get(one) ?? 0) - (averages.get(other) ?? 0),
  );
  return new Map(sorted.map((pupil, at) => [pupil, at / Math.max(1, sorted.length - 1)]));
}

/** For each pupil, those who may not be next to them. */
function apartOf({ apart = [] }: SeatingPlan): Map<string, Set<string>> {
  const all = new Map<string, Set<string>>();
  for (const group of apart)
    for (const pupil of group) {
      const others = all.get(pupil) ?? new Set<string>();
      for (const other of group) if (other !== pupil) others.add(other);
      all.set(pupil, others);
    }
  return all;
}

/** What it costs that this pupil sits on this seat. */
function costsOf(deal: Deal, seats: Seats) {
  const front = new Set(deal.plan.front);
  const apart = apartOf(deal.plan);
  const levels = levelsOf(deal);
  return (order: Order, index: number): number => {
    const [seat, pupil = ''] = [seats[index], order[index]];
    if (!seat || pupil === '') return 0;
    const [level, others] = [levels.get(pupil), apart.get(pupil)];
    let cost = seat.row * (front.has(pupil) ? COST.frontRow : COST.row);
    for (const { index: at, mixed } of seat.near) {
      const other = order[at] ?? '';
      if (other === '') continue;
      if (others?.has(other)) cost += COST.together;
      const beside = mixed > 0 ? levels.get(other) : undefined;
      if (level !== undefined && beside !== undefined)
        cost += mixed * (1 - Math.abs(level - beside)) ** 2;
    }
    return cost;
  };
}

/** Exchanges pupils as long as that helps, and at first also where it does not, so that no bad order holds it up. */
function improve(
  order: Order,
  seats: Seats,
  cost: ReturnType<typeof costsOf>,
  random: () => number,
) {
  const tries = TRIES * seats.length;
  const cooling = (HEAT.last / HEAT.first) ** (1 / tries);
  let heat: number = HEAT.first;
  const draw = (): number => Math.floor(random() * seats.length);
  const exchange = (one: number, other: number): void => {
    [order[one], order[other]] = [order[other] ?? '', order[one] ?? ''];
  };
  for (let index = 0; index < tries; index += 1) {
    heat *= cooling;
    const [one, other] = [draw(), draw()];
    if (order[one] === order[other]) continue;
    const before = cost(order, one) + cost(order, other);
    exchange(one, other);
    const worse = cost(order, one) + cost(order, other) - before;
    if (worse > 0 && random() >= Math.exp(-worse / heat)) exchange(one, other);
  }
}

/** Who still sits next to whom, and who is not in the rows that the pupils for the front fill. */
function faultsOf({ plan }: Deal, seats: Seats, order: Order): Omit<Dealt, 'plan'> {
  const apart = apartOf(plan);
  const together = seats.flatMap(({ near }, index) => {
    const pupil = order[index] ?? '';
    return near.flatMap(({ index: at }) => {
      const other = order[at] ?? '';
      return at > index && apart.get(pupil)?.has(other) ? [[pupil, other] as const] : [];
    });
  });
  const front = new Set(plan.front);
  const seated = order.filter((pupil) => front.has(pupil));
  const lastRow = seats[seated.length - 1]?.row ?? 0;
  const behind = order.filter((pupil, at) => front.has(pupil) && (seats[at]?.row ?? 0) > lastRow);
  return { together, behind };
}

/**
 * Deals the seats of a room: in front, apart, and mixed by level as far as that is possible, otherwise at random. Seats
 * that are left over are at the back. Pupils for whom there is no seat wait beside the plan; of the front, only if it
 * alone is more than the room holds.
 */
export function dealSeats(deal: Deal): Dealt {
  const { plan, pupils, averages, random } = deal;
  const seats = nearbyOf(plan);
  const front = new Set(plan.front);
  const drawn = shuffle(pupils, random);
  const first = [
    ...drawn.filter((one) => front.has(one)),
    ...drawn.filter((one) => !front.has(one)),
  ];
  const order = seats.map((_, index) => first[index] ?? '');
  const hasRules = front.size > 0 || (plan.apart ?? []).length > 0 || averages !== undefined;
  if (hasRules) improve(order, seats, costsOf(deal, seats), random);
  const seated = Object.fromEntries(seats.map(({ key }, index) => [key, order[index] ?? '']));
  return { plan: { ...plan, seats: seated }, ...faultsOf(deal, seats, order) };
}
