import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { memo } from 'react';
import { structureFaults } from '#shared/draft/structure-rules.ts';
import type { Fault } from '#shared/draft/fault.ts';
import type { Draft } from '#shared/model/draft.ts';
import type { Text } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { isSame } from '#frontend/lib/documents/is-same.ts';

/** The number of the question with a fault, or of the phase with its check. */
const questionOf = ({ path }: Fault): number => Number(path.split('.')[1] ?? 0) + 1;

const textOf = (fault: Fault): Text | undefined => {
  const { rule, params = {} } = fault;
  if (rule === 'points-sum' || rule === 'minutes-sum')
    return { id: `draft.hint.${rule}`, values: params };
  if (rule === 'marking-sum')
    return { id: `draft.hint.${rule}`, values: { ...params, number: questionOf(fault) } };
  if (rule === 'rubric-sum')
    return fault.path.startsWith('task')
      ? { id: 'draft.hint.rubric-sum.task', values: params }
      : { id: 'draft.hint.rubric-sum', values: { ...params, number: questionOf(fault) } };
  const isOfQuestion =
    rule === 'key-missing' ||
    rule === 'options-few' ||
    rule === 'options-same' ||
    rule === 'gap-missing' ||
    rule === 'list-short';
  const isOfCheck = fault.path.startsWith('phases.');
  if (isOfCheck && (rule === 'options-few' || rule === 'options-same'))
    return { id: `draft.hint.check.${rule}`, values: { number: questionOf(fault) } };
  if (isOfQuestion) return { id: `draft.hint.${rule}`, values: { number: questionOf(fault) } };
  return undefined;
};

/** Memoised by content, because few edits change a hint. */
const Hints = memo(
  ({ hints }: { readonly hints: readonly Text[] }) => (
    <Box role="status" sx={{ displayPrint: 'none' }}>
      {hints.length > 0 && (
        <Box
          component="ul"
          sx={{
            m: 0,
            px: 2,
            py: 1.25,
            listStyle: 'none',
            borderRadius: '8px',
            color: 'job.pending.text',
            bgcolor: 'job.pending.wash',
            fontSize: '0.875rem',
          }}
        >
          {hints.map((hint, index) => (
            <Box component="li" key={index} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <TriangleAlert size={16} style={{ flexShrink: 0 }} />
              <span>
                <Message {...hint} />
              </span>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  ),
  isSame,
);

/** Inconsistencies in a draft, for the teacher to correct; they do not prevent saving. */
export const DraftHints = memo(({ draft }: { readonly draft: Draft }) => {
  const faults = structureFaults(draft);
  const count = faults.filter(({ rule }) => rule === 'empty').length;
  const hints = [
    ...faults.flatMap((fault) => textOf(fault) ?? []),
    ...(count > 0 ? [{ id: 'draft.hint.empty', values: { count } } as const] : []),
  ];
  return <Hints hints={hints} />;
});
