import Box from '@mui/material/Box';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import type { MessageId } from '#frontend/i18n/message-id.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { gapParts } from '#shared/draft/questions/gap.ts';
import type { FileItem } from '../../model/quiz/file-set.ts';
import { plainWords } from '../../model/quiz/formula-words.ts';

const SHOWN = 160;
const STATES = {
  read: { Icon: CircleCheck, color: 'success.main' },
  check: { Icon: CircleAlert, color: 'warning.main' },
  out: { Icon: CircleX, color: 'text.secondary' },
} as const;
type State = keyof typeof STATES;

/** The words of a question in one line. */
const wordsOf = ({ found: { question, name } }: FileItem): string => {
  if (!question) return name;
  const gaps = question.kind === 'gap' ? gapParts(question.text) : [];
  const text = gaps.map(({ words = '……' }) => words).join('');
  const line = plainWords(`${question.stem} ${text}`).replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1)}…` : line;
};

const reasonsOf = ({ found, text }: FileItem): readonly MessageId[] => {
  if (!found.question) return [`games.quiz.file.refused.${found.refused}`];
  if (text === undefined) return ['games.quiz.file.refused.not-played'];
  return found.doubts.map((doubt): MessageId => `games.quiz.file.doubt.${doubt}`);
};

export const stateOf = ({ found, text }: FileItem): State => {
  if (text === undefined || !found.question) return 'out';
  return found.doubts.length > 0 ? 'check' : 'read';
};

const Item = ({ item }: { readonly item: FileItem }) => {
  const state = stateOf(item);
  const { Icon, color } = STATES[state];
  const words = wordsOf(item);
  return (
    <Box
      component="li"
      value={item.found.number}
      sx={{
        display: 'flex',
        gap: 1.25,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        // A file may have thousands.
        contentVisibility: 'auto',
        containIntrinsicSize: 'auto 64px',
      }}
    >
      <Box component={Icon} size={18} aria-hidden sx={{ flex: 'none', mt: 0.5, color }} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <bdi>{words || <Message id="games.quiz.file.unnamed" />}</bdi>
        {state !== 'read' && (
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: '0.875rem',
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 1,
            }}
          >
            <Message id={state === 'out' ? 'games.quiz.file.out' : 'games.quiz.file.check'} />
            {reasonsOf(item).map((reason) => (
              <span key={reason}>
                <Message id={reason} />
              </span>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
};

/** Each question of a file: read, to be checked, or left out, with the reasons. */
export const FileItems = ({ items }: { readonly items: readonly FileItem[] }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {items.map((item) => (
      <Item key={item.found.number} item={item} />
    ))}
  </Box>
);
