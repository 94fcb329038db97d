import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useClasses } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';

interface Props {
  readonly anchor: HTMLElement;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onTake: (classId: string) => void;
  /** Called when the user wants no class list. */
  readonly onNone: () => void;
}

/** The saved classes, and a choice for none. */
const ClassMenu = ({ anchor, open, onClose, onTake, onNone }: Props) => {
  const { data: classes, error, mutate } = useClasses();
  const text = useMessage();
  const choose = (act: () => void) => () => {
    onClose();
    // Waits until the menu has returned the focus.
    setTimeout(act, 0);
  };
  return (
    <Menu
      anchorEl={anchor}
      open={open}
      onClose={onClose}
      // After a choice the table takes the focus.
      disableRestoreFocus={!open}
      slotProps={{ paper: { sx: { maxWidth: 'min(480px, 100vw - 32px)', maxHeight: 420 } } }}
    >
      {!classes && (
        <MenuItem disabled>
          <Message id={error ? 'review.classesFailed' : 'review.loadingClasses'} />
        </MenuItem>
      )}
      {!classes && error !== undefined && (
        <MenuItem onClick={() => void mutate()}>
          <Message id="common.retry" />
        </MenuItem>
      )}
      {classes?.map((one) => (
        <MenuItem key={one.id} onClick={choose(() => onTake(one.id))}>
          {text('grades.classOption', { name: nameOfClass(one), count: one.counts.pupils })}
        </MenuItem>
      ))}
      {classes && classes.length > 0 && <Divider component="li" role="presentation" />}
      <MenuItem onClick={choose(onNone)}>
        <Message id="review.withoutList" />
      </MenuItem>
    </Menu>
  );
};

export default ClassMenu;
