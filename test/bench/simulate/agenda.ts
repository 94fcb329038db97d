interface Entry {
  readonly at: number;
  readonly run: () => void | Promise<void>;
}

/** What happens in virtual time, in order: a binary heap by seconds. */
export function createAgenda() {
  const heap: Entry[] = [];
  const atOf = (index: number): number => heap[index]?.at ?? Infinity;
  const swap = (one: number, other: number): void => {
    [heap[one], heap[other]] = [heap[other]!, heap[one]!];
  };
  let now = 0;
  return {
    now: (): number => now,
    /** @param at seconds since the day began */
    add(at: number, run: Entry['run']): void {
      let index = heap.push({ at, run }) - 1;
      for (
        let parent = (index - 1) >> 1;
        index > 0 && atOf(parent) > at;
        parent = (index - 1) >> 1
      ) {
        swap(index, parent);
        index = parent;
      }
    },
    async play(): Promise<void> {
      for (let first = heap[0]; first; first = heap[0]) {
        const last = heap.pop()!;
        if (heap.length > 0) heap[0] = last;
        for (let index = 0; ;) {
          const left = 2 * index + 1;
          const child = atOf(left + 1) < atOf(left) ? left + 1 : left;
          if (atOf(child) >= atOf(index)) break;
          swap(index, child);
          index = child;
        }
        now = first.at;
        const running = first.run();
        if (running) await running;
      }
    },
  };
}
