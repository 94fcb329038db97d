import FocusTrap, { type TrapFocusProps } from '@mui/material/Unstable_TrapFocus';
import { useForkRef } from '@mui/material/utils';
import { cloneElement, useEffect, useRef } from 'react';
import { closeOnRequest } from './close-requests.ts';

/** Keeps the focus inside a modal, and closes it when the browser asks. The build gives it to MUI's `Modal`. */
const ModalFocus = (props: TrapFocusProps) => {
  const { open, children } = props;
  const content = useRef<HTMLElement>(null);
  const ref = useForkRef(content, children.props.ref);
  useEffect(() => (open ? closeOnRequest(content) : undefined), [open]);
  return <FocusTrap {...props}>{cloneElement(children, { ref })}</FocusTrap>;
};

export default ModalFocus;
