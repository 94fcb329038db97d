import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import {
  BookPlus,
  CalendarDays,
  Dices,
  Pencil,
  RefreshCw,
  Table2,
  Trash2,
  Users,
} from 'lucide-react';
import { Link } from 'react-router';
import { PageMenu } from '#frontend/components/dialog/page-menu.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ClassSummary } from '#frontend/record/api/classes.ts';
import { classLessonsPath, classMarksPath, classPath } from '#frontend/lib/class-paths.ts';
import { notebookOfClassesPath, wheelOfClassPath } from '#frontend/lib/paths.ts';
import type { OpenDialog } from './class-dialogs.tsx';

const pages = [
  { label: 'classes.marksOf', Icon: Table2, pathOf: classMarksPath },
  { label: 'classes.lessonsOf', Icon: CalendarDays, pathOf: classLessonsPath },
  { label: 'classes.pupilsOf', Icon: Users, pathOf: classPath },
  {
    label: 'classes.notebookOf',
    Icon: BookPlus,
    pathOf: (id: string) => notebookOfClassesPath([id]),
  },
  { label: 'classes.wheelOf', Icon: Dices, pathOf: wheelOfClassPath },
] as const;

const actions = [
  { kind: 'update', label: 'classes.updateOne', Icon: RefreshCw },
  { kind: 'rename', label: 'classes.renameOne', Icon: Pencil },
  { kind: 'delete', label: 'classes.deleteOne', Icon: Trash2 },
] as const;

interface Props {
  readonly kept: ClassSummary;
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onAction: (dialog: Omit<OpenDialog, 'open'>) => void;
}

/** Everything that can be done with a class. */
const ClassMenu = ({ kept, anchor, open, onClose, onAction }: Props) => (
  <PageMenu
    anchor={anchor}
    open={open}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { sx: { maxWidth: 'min(24rem, calc(100vw - 32px))' } } }}
  >
    {pages.map(({ label, Icon, pathOf }) => (
      <MenuItem
        key={label}
        component={Link}
        to={pathOf(kept.id)}
        onClick={onClose}
        sx={{ whiteSpace: 'normal' }}
      >
        <ListItemIcon>
          <Icon size={18} />
        </ListItemIcon>
        <Message id={label} values={{ name: kept.name }} />
      </MenuItem>
    ))}
    <Divider component="li" role="presentation" />
    {actions.map(({ kind, label, Icon }) => (
      <MenuItem
        key={kind}
        onClick={() => {
          onClose();
          onAction({ kind, kept });
        }}
        sx={{ whiteSpace: 'normal' }}
      >
        <ListItemIcon>
          <Icon size={18} />
        </ListItemIcon>
        <Message id={label} values={{ name: kept.name }} />
      </MenuItem>
    ))}
  </PageMenu>
);

export default ClassMenu;
