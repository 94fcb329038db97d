import Box from '@mui/material/Box';
import { Shapes } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Figure } from '#shared/model/figure.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { FigurePicture } from '#frontend/components/figure/figure-picture.tsx';
import { settleBlock, writeHint } from '../../model/draft/edit-blocks.ts';
import type { Edit } from '../../model/draft/edit-draft.ts';
import { BlockFrame, type BlockProps } from './block-frame.tsx';
import { DoubtNote } from './doubt-note.tsx';
import { useDraftView } from './draft-context.ts';
import { EditableText } from './editable-text.tsx';
import { IconAction } from './icon-action.tsx';
import { KeyNotes, KeyText } from './key-notes.tsx';

interface BlockFigureProps {
  readonly figure: Figure | undefined;
}

/** The figure below what a question or exercise asks. */
const BlockFigure = ({ figure }: BlockFigureProps) => {
  const { language } = useDraftView();
  if (!figure) return null;
  return (
    <Box sx={{ my: 1.5 }}>
      <FigurePicture figure={figure} language={language} />
    </Box>
  );
};

interface PartsProps {
  readonly block: {
    readonly id: string;
    readonly hint?: string | undefined;
    readonly figure?: Figure | undefined;
    readonly doubtful?: true | undefined;
  };
  readonly name: string;
  readonly asked: string;
  readonly field: string;
  readonly write: (asked: string) => Edit;
  /** The notes before the hint, for the teacher. */
  readonly notes: ReactNode;
  readonly isNew?: boolean;
  /** Where pupils answer. */
  readonly children?: ReactNode;
}

/** What a question or an exercise says; the teacher's sheet adds its doubt, its notes and its hint. */
export const SolvedParts = (props: PartsProps) => {
  const { block, name, asked, field, write, notes, isNew = false, children } = props;
  const { id, hint = '', figure, doubtful } = block;
  const { labels, withKeys } = useDraftView();
  const text = useMessage();
  return (
    <>
      {doubtful && withKeys && <DoubtNote settle={settleBlock(id)} />}
      <EditableText
        value={asked}
        label={text('draft.stemOf', { name })}
        field={`${id}.${field}`}
        isNew={isNew}
        write={write}
      />
      <BlockFigure figure={figure} />
      {children}
      {withKeys && (
        <KeyNotes>
          {notes}
          <KeyText
            label={labels.hint}
            name={name}
            value={hint}
            field={`${id}.hint`}
            write={(written) => writeHint(id, written)}
          />
        </KeyNotes>
      )}
    </>
  );
};

interface Props extends BlockProps, PartsProps {
  readonly isNew: boolean;
  readonly aside: ReactNode;
  /** Further actions. */
  readonly actions?: ReactNode;
}

/** A question or an exercise of a draft, with its actions. */
export const SolvedBlock = ({ aside, actions, index, count, ...parts }: Props) => {
  const { block, name } = parts;
  const { id, figure } = block;
  const { editFigure } = useDraftView();
  const text = useMessage();
  return (
    <BlockFrame
      id={id}
      name={name}
      index={index}
      count={count}
      aside={aside}
      actions={
        <>
          {actions}
          {editFigure && (
            <IconAction
              label={text(figure ? 'draft.figure.change' : 'draft.figure.add', { name })}
              Icon={Shapes}
              onClick={() => editFigure({ id, name, figure })}
            />
          )}
        </>
      }
    >
      <SolvedParts {...parts} />
    </BlockFrame>
  );
};
