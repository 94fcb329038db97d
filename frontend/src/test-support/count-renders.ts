/** The parts of React's record of an element that say whether a component was rendered. */
interface Fiber {
  readonly tag: number;
  readonly flags: number;
  readonly type: unknown;
  readonly alternate: Fiber | null;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
}

/** React's tags of components: function, class, forwarded ref, memo and simple memo. */
const COMPONENTS: ReadonlySet<number> = new Set([0, 1, 11, 14, 15]);
/** React's flag of a component that was rendered. */
const PERFORMED_WORK = 1;

/** The name of a component, also inside `memo` and of a forwarded ref; empty if it has none. */
const nameOf = (type: unknown): string => {
  if (!(type instanceof Object)) return '';
  for (const field of ['displayName', 'name']) {
    const name: unknown = Reflect.get(type, field);
    if (typeof name === 'string' && name !== '') return name;
  }
  return nameOf(Reflect.get(type, 'render') ?? Reflect.get(type, 'type'));
};

let rendered: string[] | undefined;

const collect = (fiber: Fiber, names: string[]): void => {
  if (COMPONENTS.has(fiber.tag) && (fiber.flags & PERFORMED_WORK) > 0)
    names.push(nameOf(fiber.type));
  // Unchanged children are the same records as before.
  if (fiber.alternate && fiber.child === fiber.alternate.child) return;
  for (let child = fiber.child; child; child = child.sibling) collect(child, names);
};

// React reports its commits to developer tools that are there before it loads.
Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    inject: () => 1,
    onCommitFiberRoot: (_: number, root: { readonly current: Fiber }) => {
      if (rendered) collect(root.current, rendered);
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  },
});

/** The components that React renders while something happens, by name, once for each time. */
export const rendersOf = async (act: () => unknown): Promise<readonly string[]> => {
  const names: string[] = [];
  rendered = names;
  try {
    await act();
  } finally {
    rendered = undefined;
  }
  return names;
};
