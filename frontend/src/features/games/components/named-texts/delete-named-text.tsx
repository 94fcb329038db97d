import { Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { ConfirmDialog } from '#frontend/components/dialog/confirm-dialog.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import type { MessageId } from '#frontend/i18n/message-id.ts';

interface Props {
  readonly label: MessageId;
  /** There is no text yet, so nothing can be lost and no question is needed. */
  readonly empty: boolean;
  /** Called after the question has closed. */
  readonly onRemove: () => void;
}

export const DeleteNamedText = ({ label, empty, onRemove }: Props) => {
  const [asking, setAsking] = useState(false);
  const confirmed = useRef(false);
  return (
    <>
      <TextButton
        label={label}
        color="error"
        onClick={empty ? onRemove : () => setAsking(true)}
        icon={Trash2}
      />
      <ConfirmDialog
        open={asking}
        title="games.deleteTitle"
        text="games.deleteText"
        confirm="games.delete"
        onConfirm={() => {
          confirmed.current = true;
          setAsking(false);
        }}
        onClose={() => setAsking(false)}
        onExited={() => {
          if (confirmed.current) onRemove();
          confirmed.current = false;
        }}
      />
    </>
  );
};
