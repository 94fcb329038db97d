import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { Pair, PairList } from '#frontend/record/components/merge/pairs.tsx';
import { PlainSelect } from '#frontend/record/components/merge/plain-select.tsx';
import type { ListedTexts, PlannedColumn } from '../../model/filling/plan-filling.ts';

interface Props {
  readonly lists: readonly NonNullable<PlannedColumn['list']>[];
  readonly listed: ListedTexts | undefined;
  readonly onChoose: (text: string, value: string) => void;
}

/** Asks what is written in place of texts that a file's own drop-down list lacks. */
export const ListedTextChoices = ({ lists, listed, onChoose }: Props) => {
  const text = useMessage();
  const offeredFor = new Map<string, Set<string>>();
  for (const { offered, lacking } of lists)
    for (const one of lacking)
      offeredFor.set(one, new Set([...(offeredFor.get(one) ?? []), ...offered]));
  if (offeredFor.size === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Alert severity="warning" role="note">
        <Message id="filling.listed" values={{ count: offeredFor.size }} />
      </Alert>
      <PairList>
        {[...offeredFor].map(([one, offered], index) => (
          <Pair key={one}>
            <Box sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{one}</bdi>
            </Box>
            <PlainSelect
              name={`listed-${index}`}
              label={text('filling.listedFor', { text: one })}
              value={listed?.get(one) ?? ''}
              onChange={(value) => onChoose(one, value)}
              options={[
                { value: '', label: text('filling.listedNone') },
                ...[...offered].map((value) => ({ value, label: value })),
              ]}
            />
          </Pair>
        ))}
      </PairList>
    </Box>
  );
};
