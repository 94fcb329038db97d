import Box from '@mui/material/Box';
import { X } from 'lucide-react';
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

interface Pair {
  readonly id: string;
  readonly first: string;
  readonly second: string;
}
interface Props {
  readonly pairs: readonly Pair[];
  /** The question that the pairs belong to, if their ids are unique only within it. */
  readonly of?: string;
  /** The labels of a pair's two texts. */
  readonly firstLabel: string;
  readonly secondLabel: string;
  readonly isLine?: boolean;
  readonly maximum?: number;
  readonly addLabel: MessageId;
  readonly write: (id: string, which: 'first' | 'second', text: string) => Edit;
  readonly remove: (id: string) => Edit;
  /** Makes an edit that adds an empty pair, with the pair's id. */
  readonly add: () => { readonly id: string; readonly edit: Edit };
}

/** Texts in pairs, such as a word and its meaning. */
export const PairList = (props: Props) => {
  const {
    pairs,
    of,
    firstLabel,
    secondLabel,
    isLine = false,
    maximum = limits.draftListLength,
    addLabel,
    write,
    remove,
    add,
  } = props;
  const { edit } = useDraftView();
  const text = useMessage();
  const [added, setAdded] = useState<string>();
  const fieldOf = (id: string): string => (of === undefined ? id : `${of}.${id}`);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pairs.map(({ id, first, second }, index) => (
          <Box
            component="li"
            key={id}
            sx={{
              ...quietRow,
              display: 'flex',
              alignItems: 'start',
              gap: 0.5,
              py: 0.5,
              borderTop: index === 0 ? 0 : '1px solid',
              borderColor: 'divider',
              breakInside: 'avoid',
            }}
          >
            <Box
              sx={{
                flex: 1,
                display: 'grid',
                columnGap: 3,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 5fr)' },
                '@media print': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 5fr)' },
              }}
            >
              <Box sx={{ fontWeight: 500 }}>
                <EditableText
                  value={first}
                  label={firstLabel}
                  field={`${fieldOf(id)}.first`}
                  isLine={isLine}
                  isNew={id === added}
                  write={(written) => write(id, 'first', written)}
                />
              </Box>
              <EditableText
                value={second}
                label={secondLabel}
                field={`${fieldOf(id)}.second`}
                write={(written) => write(id, 'second', written)}
              />
            </Box>
            {edit && (
              <IconAction
                label={text('draft.remove', { name: first || firstLabel })}
                Icon={X}
                onClick={() => edit(remove(id))}
              />
            )}
          </Box>
        ))}
      </Box>
      {edit && (
        <AddButton
          label={addLabel}
          disabled={pairs.length >= maximum}
          onClick={() => {
            const one = add();
            setAdded(one.id);
            edit(one.edit);
          }}
        />
      )}
    </>
  );
};
