import Box from '@mui/material/Box';
import { Download } from 'lucide-react';
import { writeCsv } from '#shared/spreadsheet/csv.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { saveFile } from '#frontend/lib/save-file.ts';
import type { CardGame } from '../../model/cards/card-game.ts';
import { resultTable } from '../../model/cards/card-results.ts';
import type { Match } from '../../model/quiz/match.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';

interface Props {
  readonly match: Match;
  readonly game: CardGame;
  readonly letters: readonly string[];
}

/** Offers the answers of a class as a file. They are stored nowhere else. */
export const CardsResults = ({ match, game, letters }: Props) => {
  const text = useMessage();
  const save = () => {
    const table = resultTable(match.questions, game.voters, (index) => game.votes[index], {
      pupil: text('games.cards.file.pupil'),
      right: text('games.cards.file.right'),
      key: text('games.cards.file.key'),
      questionOf: (number) => text('games.cards.file.question', { number }),
      letters,
    });
    const name = text('games.cards.file.name', { name: game.className });
    const file = `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ')}.csv`;
    saveFile(new Blob([writeCsv(table)], { type: 'text/csv; charset=utf-8' }), file);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
      <TextButton label="games.cards.save" variant="outlined" onClick={save} icon={Download} />
      <Box sx={{ flex: '1 1 16rem', color: 'text.secondary' }}>
        <Message id="games.cards.saveHelp" />
      </Box>
    </Box>
  );
};
