import FocusTrap, { type TrapFocusProps } from '@mui/material/Unstable_TrapFocus';
import { useForkRef } from '@mui/material/utils';
import { cloneElement, useEffect, useRef } from 'react';
import { closeOnRequest } from './close-requests.ts';

/**
 * What keeps the focus inside a modal, and closes the modal when the browser asks for it. The build gives it to MUI's
 * `Modal` (`frontend/build/modal-focus.ts`), of which dialogs, menus, drawers and popovers are made.
 */
const ModalFocus = (props: TrapFocusProps) => {
  const { open, children } = props;
  const content = useRef<HTMLElement>(null);
  const ref = useForkRef(content, children.props.ref);
  useEffect(() => (open ? closeOnRequest(content) : undefined), [open]);
  return <FocusTrap {...props}>{cloneElement(children, { ref })}</FocusTrap>;
};

export default ModalFocus;
