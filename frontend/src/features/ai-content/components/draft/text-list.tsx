import Box from '@mui/material/Box';
import { ArrowUp, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '#shared/model/limits.ts';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';
import { AddButton } from './add-button.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { quietRow } from './text-styles.ts';

interface Props {
  readonly items: readonly string[];
  /** The label of an item, in the interface's language. */
  readonly label: string;
  readonly add: MessageId;
  readonly field: string;
  readonly write: (items: string[]) => Edit;
  /** Numbers the items, e.g. for steps. */
  readonly isNumbered?: boolean;
  /** Whether an item can be moved up. */
  readonly isMovable?: boolean;
  readonly maximum?: number;
}

export const TextList = (props: Props) => {
  const { items, label, add, field, write, isNumbered = false, isMovable = false } = props;
  const { maximum = limits.draftListLength } = props;
  const { edit } = useDraftView();
  const text = useMessage();
  const [added, setAdded] = useState<number>();
  return (
    <>
      {items.length > 0 && (
        <Box
          component={isNumbered ? 'ol' : 'ul'}
          sx={{ m: 0, p: 0, paddingInlineStart: '1.4em', '& ::marker': { color: 'primary.main' } }}
        >
          {items.map((item, index) => {
            const name = text('draft.itemOf', { name: label, number: index + 1 });
            return (
              // Items have no ids, only positions.
              <Box component="li" key={index} sx={{ '&::marker': { fontSize: '0.9em' } }}>
                <Box sx={{ ...quietRow, display: 'flex', alignItems: 'start', gap: 0.5 }}>
                  <Box sx={{ flex: 1, minWidth: 0 }}>
                    <EditableText
                      value={item}
                      label={name}
                      field={`${field}.${index}`}
                      write={(written) => write(items.with(index, written))}
                      isNew={added === index && item === ''}
                    />
                  </Box>
                  {edit && isMovable && (
                    <IconAction
                      label={text('draft.moveUp', { name })}
                      Icon={ArrowUp}
                      disabled={index === 0}
                      onClick={() =>
                        edit(write(items.toSpliced(index, 1).toSpliced(index - 1, 0, item)))
                      }
                    />
                  )}
                  {edit && (
                    <IconAction
                      label={text('draft.remove', { name })}
                      Icon={X}
                      onClick={() => edit(write(items.toSpliced(index, 1)))}
                    />
                  )}
                </Box>
              </Box>
            );
          })}
        </Box>
      )}
      {edit && (
        <AddButton
          label={add}
          disabled={items.length >= maximum}
          onClick={() => {
            setAdded(items.length);
            edit(write([...items, '']));
          }}
        />
      )}
    </>
  );
};
