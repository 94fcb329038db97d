import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';

/** Steps of the keys that go to another button, in reading direction. */
const steps = { ArrowRight: 1, ArrowLeft: -1 } as const;

const buttonsOf = (toolbar: HTMLElement | null): HTMLElement[] => [
  ...(toolbar?.querySelectorAll<HTMLElement>('button') ?? []),
];

const setStop = (buttons: readonly HTMLElement[], stop: HTMLElement | undefined): void => {
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
};

/** The props of a toolbar that Tab stops at once: arrow keys, Home and End go through its buttons. */
export const useOneTabStop = () => {
  const toolbar = useRef<HTMLDivElement>(null);
  // After each draw, because buttons come and go.
  useLayoutEffect(() => {
    const buttons = buttonsOf(toolbar.current);
    setStop(buttons, buttons.find((button) => button.tabIndex === 0) ?? buttons[0]);
  });
  return {
    ref: toolbar,
    role: 'toolbar',
    onFocus: () => {
      const buttons = buttonsOf(toolbar.current);
      const focused = buttons.find((button) => button === document.activeElement);
      if (focused) setStop(buttons, focused);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const buttons = buttonsOf(toolbar.current);
      const at = buttons.findIndex((button) => button === document.activeElement);
      const isRtl = toolbar.current?.closest('[dir]')?.getAttribute('dir') === 'rtl';
      const by =
        event.key === 'ArrowRight' || event.key === 'ArrowLeft'
          ? steps[event.key] * (isRtl ? -1 : 1)
          : undefined;
      const next =
        event.key === 'Home'
          ? buttons[0]
          : event.key === 'End'
            ? buttons.at(-1)
            : by !== undefined
              ? buttons.at((at + by) % buttons.length)
              : undefined;
      if (!next || at === -1) return;
      event.preventDefault();
      next.focus();
    },
  } as const;
};
