import Box from '@mui/material/Box';
import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import type { Draft } from '#shared/model/draft.ts';
import { limits } from '#shared/model/limits.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { Typing } from '#frontend/lib/documents/document-editor.ts';
import { typedLine, typedProse, type Edit } from '../../model/draft/edit-draft.ts';
import { useDraftView, useWordsLanguage } from './draft-context.ts';
import { Prose } from './prose.tsx';
import { emptyText, readText, textArea, textButton, textFrame } from './text-styles.ts';

interface Props {
  readonly value: string;
  /** The text's label, in the interface's language. */
  readonly label: string;
  /** Unique among the texts of the draft. */
  readonly field: string;
  readonly write: (text: string) => Edit;
  /** One line; Enter ends editing. */
  readonly isLine?: boolean;
  readonly maximum?: number;
  /** Whether it was just added, so that editing starts at once. */
  readonly isNew?: boolean;
  /** Shows the text while it is not edited, instead of its words. */
  readonly shown?: ReactNode;
}

interface EditorProps extends Props {
  readonly typing: Typing<Draft>;
  readonly onLeave: (how: 'key' | 'blur') => void;
}

/** The text during editing, which enters the document in the pauses. Escape ends editing. */
const TextEditor = (props: EditorProps) => {
  const { label, field, write, typing, onLeave, isLine = false } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  const { subscribe, get } = typing.shown;
  const typed = useSyncExternalStore(subscribe, () => {
    const now = get();
    return now?.field === field ? now.text : undefined;
  });
  const value = typed ?? props.value;
  const { settle } = typing;
  // Also when the text is removed with the focus in it.
  useEffect(() => () => void settle(), [settle]);
  useEffect(() => {
    const { current } = area;
    current?.focus();
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const leave = (how: 'key' | 'blur') => {
    settle();
    onLeave(how);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const ends = event.key === 'Enter' && (isLine || event.ctrlKey || event.metaKey);
    if (!ends && event.key !== 'Escape') return;
    event.preventDefault();
    // Escape ends editing, and must not close a surrounding dialog.
    event.stopPropagation();
    leave('key');
  };
  return (
    <Box
      component="textarea"
      ref={area}
      aria-label={label}
      rows={Math.max(1, Math.ceil(value.length / 90), value.split('\n').length)}
      maxLength={props.maximum ?? (isLine ? limits.textLength : limits.draftTextLength)}
      value={value}
      dir="auto"
      onChange={({ target }) => {
        const text = (isLine ? typedLine : typedProse)(target.value);
        typing.type({ field, text }, write(text));
      }}
      onKeyDown={onKeyDown}
      onBlur={() => leave('blur')}
      sx={textArea}
    />
  );
};

/** A text of the sheet, edited in place by a click or Enter. On a read-only sheet it is hidden when empty. */
export const EditableText = (props: Props) => {
  const { value, label, isNew = false, shown = <Prose text={value} /> } = props;
  const { edit, typing } = useDraftView();
  const text = useMessage();
  const language = useWordsLanguage();
  const [editing, setEditing] = useState(isNew);
  const button = useRef<HTMLButtonElement>(null);
  const left = useRef(false);
  useEffect(() => {
    if (!editing && left.current) button.current?.focus();
    left.current = false;
  }, [editing]);

  if (!edit || !typing) return <Box sx={readText}>{shown}</Box>;
  if (editing)
    return (
      <Box sx={textFrame}>
        <TextEditor
          {...props}
          typing={typing}
          onLeave={(how) => {
            left.current = how === 'key';
            setEditing(false);
          }}
        />
      </Box>
    );
  return (
    <Box
      data-text={props.field}
      // A selection means that the user wants to copy, not edit.
      onClick={() => getSelection()?.isCollapsed !== false && setEditing(true)}
      sx={textFrame}
    >
      <Box sx={readText}>
        {value === '' ? (
          <Box component="span" {...language} sx={emptyText}>
            <Message id="draft.empty" />
          </Box>
        ) : (
          shown
        )}
      </Box>
      <Box
        component="button"
        type="button"
        ref={button}
        lang={language.lang}
        aria-label={text('draft.edit', { name: label })}
        onClick={() => setEditing(true)}
        sx={textButton}
      />
    </Box>
  );
};
