import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { columnRoles, type ColumnRole } from '#shared/model/reading-choices.ts';
import { Message } from '#frontend/i18n/message.tsx';

/** The roles after which the menu has a line. */
const ENDS: ReadonlySet<ColumnRole> = new Set(['given-name', 'gender', 'subject', 'average']);

interface MenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const PlainMenu = ({ anchor, onClose, children }: MenuProps & { readonly children: ReactNode }) => (
  <Menu
    open
    anchorEl={anchor}
    onClose={onClose}
    // Inside the dialog or page, so that its content belongs to a landmark.
    container={() => anchor.closest('[role=dialog]') ?? anchor.closest('main')}
    disableScrollLock
    slotProps={{ list: { dense: true } }}
    sx={{ '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: 44 } } }}
  >
    {children}
  </Menu>
);

/** What a column may hold. */
export const ColumnMenu = ({
  role,
  onRole,
  ...menu
}: MenuProps & {
  readonly role: ColumnRole | undefined;
  readonly onRole: (role: ColumnRole) => void;
}) => (
  <PlainMenu {...menu}>
    {columnRoles.flatMap((one) => [
      <MenuItem key={one} selected={one === role} onClick={() => onRole(one)}>
        <Message id={`preview.role.${one}`} />
      </MenuItem>,
      ...(ENDS.has(one) ? [<Divider key={`${one}-`} component="li" role="presentation" />] : []),
    ])}
  </PlainMenu>
);

/** What may begin with a row. */
export const RowMenu = ({
  isHeading,
  isBorder,
  onHeadings,
  onBorder,
  ...menu
}: MenuProps & {
  readonly isHeading: boolean;
  readonly isBorder: boolean;
  readonly onHeadings: (hasHeadings: boolean) => void;
  readonly onBorder: () => void;
}) => (
  <PlainMenu {...menu}>
    <MenuItem onClick={() => onHeadings(true)}>
      <Message id="preview.headingsHere" />
    </MenuItem>
    {isHeading && (
      <MenuItem onClick={() => onHeadings(false)}>
        <Message id="preview.noHeadings" />
      </MenuItem>
    )}
    <MenuItem onClick={onBorder}>
      <Message id={isBorder ? 'preview.noBeginning' : 'preview.beginsHere'} />
    </MenuItem>
  </PlainMenu>
);
