import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { FileKind } from '../../model/preview/corrections.ts';

interface MenuProps {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
}

const PlainMenu = ({ anchor, onClose, children }: MenuProps & { readonly children: ReactNode }) => (
  <PageMenu
    open
    anchor={anchor}
    onClose={onClose}
    slotProps={{ list: { dense: true } }}
    sx={{ '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: 44 } } }}
  >
    {children}
  </PageMenu>
);

/** What a column may hold. */
export const ColumnMenu = <Role extends string>({
  kind,
  role,
  onRole,
  ...menu
}: MenuProps & {
  readonly kind: FileKind<Role>;
  readonly role: Role | undefined;
  readonly onRole: (role: Role) => void;
}) => (
  <PlainMenu {...menu}>
    {kind.roles.flatMap((one) => [
      <MenuItem key={one} selected={one === role} onClick={() => onRole(one)}>
        <Message id={kind.textOf(one)} />
      </MenuItem>,
      ...(kind.ends.has(one)
        ? [<Divider key={`${one}-`} component="li" role="presentation" />]
        : []),
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
  /** Missing where a sheet has one list. */
  readonly onBorder: (() => void) | undefined;
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
    {onBorder && (
      <MenuItem onClick={onBorder}>
        <Message id={isBorder ? 'preview.noBeginning' : 'preview.beginsHere'} />
      </MenuItem>
    )}
  </PlainMenu>
);
