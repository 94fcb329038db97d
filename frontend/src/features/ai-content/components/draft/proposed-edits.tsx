import Box from '@mui/material/Box';
import { useMemo, useState } from 'react';
import type { DraftPart } from '#shared/model/draft-edit.ts';
import { labelsIn } from '#shared/draft/labels.ts';
import type { Draft } from '#shared/model/draft.ts';
import { directionOf } from '#shared/model/locale.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import type { MessageId, Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { stateOf, type Proposal } from '../../model/draft/proposals.ts';
import { DraftViewContext } from './draft-context.ts';
import { ExerciseBlock } from './exercise-block.tsx';
import { PhaseBlock } from './phase-block.tsx';
import { QuestionBlock } from './question-block.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly proposals: readonly Proposal[];
  /** As it is now. */
  readonly draft: Draft;
  readonly onTake: (taken: readonly Proposal[]) => void;
  readonly onDiscard: () => void;
}

const headNames = {
  title: 'draft.part.title',
  minutes: 'draft.part.minutes',
  scale: 'draft.part.scale',
} as const;

const Part = ({ part, index }: { readonly part: DraftPart; readonly index: number }) => {
  const position = { index, count: index + 1, isNew: false };
  if ('stage' in part) return <PhaseBlock phase={part} {...position} />;
  if ('kind' in part) return <QuestionBlock question={part} {...position} />;
  return <ExerciseBlock exercise={part} {...position} />;
};

/** One side of a comparison: a part read-only, in the draft's language. */
const Side = ({
  title,
  part,
  index,
  draft: { language },
}: {
  readonly title: MessageId;
  readonly part: DraftPart;
  readonly index: number;
  readonly draft: Draft;
}) => {
  const view = useMemo(
    () => ({
      language,
      labels: labelsIn(language),
      sourceText: undefined,
      edit: undefined,
      typing: undefined,
      redraft: undefined,
      editFigure: undefined,
      withKeys: true,
      withSource: false,
    }),
    [language],
  );
  return (
    <Box
      sx={{ minWidth: 0, px: 2, border: '1px solid', borderColor: 'divider', borderRadius: '8px' }}
    >
      <Box sx={{ pt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id={title} />
      </Box>
      <DraftViewContext value={view}>
        <Box component="ol" lang={language} dir={directionOf(language)} sx={{ m: 0, p: 0 }}>
          <Part part={part} index={index} />
        </Box>
      </DraftViewContext>
    </Box>
  );
};

function textOf({ edit, index, place }: Proposal): Text {
  switch (edit.edit) {
    case 'replace':
      return { id: 'draft.refineReplace', values: { number: index + 1 } };
    case 'remove':
      return { id: 'draft.refineRemove', values: { number: index + 1 } };
    case 'move':
      return place === 0
        ? { id: 'draft.refineMoveFirst', values: { from: index + 1 } }
        : { id: 'draft.refineMove', values: { from: index + 1, number: place ?? 0 } };
    default:
      if (place === undefined) return { id: 'draft.refineAddEnd' };
      return place === 0
        ? { id: 'draft.refineAddFirst' }
        : { id: 'draft.refineAdd', values: { number: place } };
  }
}

/** Proposed edits with old and new beside each other, and a tick for each. */
export const ProposedEdits = ({ proposals, draft, onTake, onDiscard }: Props) => {
  const say = useMessage();
  const [ticks, setTicks] = useState<ReadonlyMap<Proposal, boolean>>(new Map());
  const states = proposals.map((proposal) => stateOf(proposal, draft));
  const isTicked = (proposal: Proposal, index: number): boolean =>
    states[index] !== 'gone' &&
    (ticks.get(proposal) ?? (states[index] === 'same' && !proposal.edit.faulty));
  const taken = proposals.filter(isTicked);
  const labelOf = (proposal: Proposal): string => {
    const { edit } = proposal;
    if (edit.edit !== 'head') return say(textOf(proposal).id, textOf(proposal).values);
    return (['title', 'minutes', 'scale'] as const)
      .flatMap((field) => {
        const value = edit[field];
        return value === undefined
          ? []
          : [say('draft.refineHead', { name: say(headNames[field]), value: String(value) })];
      })
      .join('; ');
  };
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {proposals.map((proposal, at) => {
          const { edit, old, index, place } = proposal;
          const state = states[at];
          const made = edit.edit === 'replace' || edit.edit === 'add' ? edit.part : undefined;
          return (
            <Box component="li" key={at} sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
              <Tick
                checked={isTicked(proposal, at)}
                disabled={state === 'gone'}
                onChange={(checked) => setTicks(new Map(ticks).set(proposal, checked))}
              >
                <strong>{labelOf(proposal)}</strong>
              </Tick>
              {(edit.faulty ?? state !== 'same') && (
                <Box sx={{ color: 'job.pending.text', fontSize: '0.875rem' }}>
                  {state === 'gone' && <Message id="draft.refineGone" />}
                  {state === 'changed' && <Message id="draft.refineStale" />}
                  {edit.faulty && <Message id="draft.refineFaulty" />}
                </Box>
              )}
              <Box
                sx={{
                  display: 'grid',
                  gap: 1.5,
                  gridTemplateColumns: {
                    xs: 'minmax(0, 1fr)',
                    md: old && made ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
                  },
                }}
              >
                {old && <Side title="draft.refineBefore" part={old} index={index} draft={draft} />}
                {made && (
                  <Side
                    title="draft.refineAfter"
                    part={made}
                    index={old ? index : (place ?? proposals.length)}
                    draft={draft}
                  />
                )}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextButton
          label="draft.refineTake"
          variant="contained"
          aria-disabled={taken.length === 0}
          onClick={() => taken.length > 0 && onTake(taken)}
        />
        <TextButton label="draft.refineDiscard" color="inherit" onClick={onDiscard} />
      </Box>
    </Box>
  );
};
