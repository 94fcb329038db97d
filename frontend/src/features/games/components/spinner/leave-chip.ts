/**
 * Moves the focus off a chip's button, when it is there, before the chip goes: to the next chip of its list, else the
 * one before it, else to `home`.
 */
export const leaveChip = (button: HTMLElement, home: HTMLElement | null): void => {
  if (document.activeElement !== button) return;
  const chip = button.closest('li');
  const neighbour = chip?.nextElementSibling ?? chip?.previousElementSibling;
  (neighbour?.querySelector('button') ?? home)?.focus();
};
