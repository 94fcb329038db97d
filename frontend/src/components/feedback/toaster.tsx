import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState, type FocusEvent } from 'react';
import { createPortal } from 'react-dom';
import {
  notifications,
  NOTIFICATION_DURATION,
  type Notification,
} from '../../lib/notifications/notifications.ts';
import { useStore } from '../../lib/store.ts';
import { Message } from '../../i18n/message.tsx';
import { useMessage } from '../../i18n/use-message.ts';
import { visuallyHidden } from '../text/visually-hidden.ts';

const icons = { success: CircleCheck, error: CircleAlert, info: Info };
const enter = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

/** The height of the tallest control that is pressed; what is higher, such as the page, may be covered. */
const TALLEST = 80;

/** Moves a notification below what was pressed if it would cover it. */
const uncoverPressed = (words: HTMLElement | null): void => {
  const toast = words?.closest<HTMLElement>('[data-tone]');
  const pressed = document.activeElement;
  if (!toast || !pressed || toast.contains(pressed)) return;
  toast.style.translate = '';
  const own = toast.getBoundingClientRect();
  const { top, bottom, left, right, height } = pressed.getBoundingClientRect();
  const isBeside = bottom <= own.top || top >= own.bottom || right <= own.left || left >= own.right;
  if (!isBeside && height <= TALLEST) toast.style.translate = `0 ${bottom - own.top + 16}px`;
};

interface Props {
  readonly notification: Notification;
  readonly onEnd: () => void;
}

/** Ends a notification after its time; a newer one begins it anew. */
const useEnd = ({ notification: { serial }, onEnd }: Props, held: boolean): void => {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (held) return undefined;
    const timer = setTimeout(() => end(), NOTIFICATION_DURATION);
    return () => clearTimeout(timer);
  }, [held, serial]);
};

/** What is only announced by screen readers. */
const Said = (props: Props) => {
  const { serial, tone, text } = props.notification;
  useEnd(props, false);
  return (
    <Box key={serial} data-tone={tone} sx={visuallyHidden}>
      <Message {...text} />
    </Box>
  );
};

/** A notification that disappears after 2,500 ms unless hovered or focused. A newer one reuses the element. */
const Toast = (props: Props) => {
  const text = useMessage();
  const [held, setHeld] = useState(false);
  const focusedBefore = useRef<EventTarget>(null);
  const { serial, tone, text: said } = props.notification;
  useEnd(props, held);

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    setHeld(true);
    focusedBefore.current = relatedTarget ?? focusedBefore.current;
  };
  const close = () => {
    const before = focusedBefore.current;
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    props.onEnd();
  };

  if (tone === 'quiet') return null;
  const Icon = icons[tone];
  return (
    <Box
      data-tone={tone}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={onFocus}
      onBlur={() => setHeld(false)}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        maxWidth: 560,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.5,
        paddingBlock: 0.5,
        borderRadius: '8px',
        border: '1px solid',
        borderColor: 'slip.ground',
        borderInlineStart: ({ vars }: Theme) => `5px solid ${vars.palette.slip[tone]}`,
        color: '#FFFFFF',
        bgcolor: 'slip.ground',
        '& > svg': { flexShrink: 0, color: `slip.${tone}` },
        boxShadow: '0 8px 24px rgb(20 33 61 / 16%)',
        pointerEvents: 'auto',
        animation: `${enter} 180ms ease-out`,
      }}
    >
      <Icon size={20} />
      {/* The key makes a new element each time, so that a repeated text is announced again. */}
      <Box
        key={serial}
        ref={uncoverPressed}
        component="span"
        sx={{ fontSize: '0.9375rem', fontWeight: 500, paddingBlock: 1 }}
      >
        <Message {...said} />
      </Box>
      <IconButton aria-label={text('common.close')} onClick={close} size="small">
        <X size={18} />
      </IconButton>
    </Box>
  );
};

/** An open dialog hides the rest of the page from screen readers, but notifications must still be announced. */
const keepAudible = (region: HTMLElement | null) => {
  if (!region) return undefined;
  const observer = new MutationObserver(() => {
    if (region.hasAttribute('aria-hidden')) region.removeAttribute('aria-hidden');
  });
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
};

/** Where notifications appear: a live region from the start, which loads nothing when the connection is lost. */
export const Toaster = () => {
  const newest = useStore(notifications);
  /** What is only announced does not take a notification away before it can be read. */
  const [toast, setToast] = useState<Notification>();
  if (newest !== toast && newest?.tone !== 'quiet') setToast(newest);
  const isQuiet = newest !== toast && newest !== undefined;
  return createPortal(
    <Box
      ref={keepAudible}
      role="status"
      aria-live="polite"
      sx={{
        position: 'fixed',
        insetInline: 0,
        top: 16,
        zIndex: 'snackbar',
        display: 'flex',
        justifyContent: 'center',
        px: 2,
        pointerEvents: 'none',
      }}
    >
      {toast && (
        <Toast
          notification={toast}
          onEnd={() => (isQuiet ? setToast(undefined) : notifications.set(undefined))}
        />
      )}
      {isQuiet && <Said notification={newest} onEnd={() => notifications.set(toast)} />}
    </Box>,
    document.body,
  );
};
