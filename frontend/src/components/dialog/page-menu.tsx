import Menu, { type MenuProps } from '@mui/material/Menu';

interface Props extends Omit<MenuProps, 'anchorEl' | 'container' | 'disableScrollLock'> {
  /** The button that opened it. */
  readonly anchor: HTMLElement;
}

/** A menu inside the page or dialog of its button, so that its content belongs to a landmark. The page still scrolls. */
export const PageMenu = ({ anchor, ...menu }: Props) => (
  <Menu
    {...menu}
    anchorEl={anchor}
    container={() => anchor.closest('[role=dialog], main')}
    disableScrollLock
  />
);
