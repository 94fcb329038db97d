import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { fetchClass, useClasses } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { paths } from '#frontend/lib/paths.ts';
import { newCardGame, type CardGame } from '../../model/cards/card-game.ts';

/** Asks which class holds up its cards. Its pupils are fetched, and not stored on the device. */
export const ChooseClass = ({ onChoose }: { readonly onChoose: (game: CardGame) => void }) => {
  const text = useMessage();
  const { data: classes, error, mutate } = useClasses();
  const [busy, setBusy] = useState(false);
  const choose = async (classId: string): Promise<void> => {
    if (classId === '' || busy) return;
    setBusy(true);
    try {
      onChoose(newCardGame(await fetchClass(classId)));
    } catch (failure) {
      notifyError(failure, 'games.cards.classFailed');
    } finally {
      setBusy(false);
    }
  };
  if (error !== undefined && !classes) {
    return (
      <Box role="alert" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Message id="games.cards.classFailed" />
        <TextButton label="common.retry" onClick={() => void mutate()} />
      </Box>
    );
  }
  if (!classes) return <Skeleton variant="rounded" height={56} />;
  if (classes.length === 0) {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
        <Message id="games.cards.noClass" />
        <TextButton label="games.cards.toClasses" to={paths.classes} variant="outlined" />
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SelectField
        name="cardsClass"
        label={<Message id="games.cards.class" />}
        value=""
        onChange={(classId) => void choose(classId)}
        placeholder={text('form.choose')}
        options={classes.map((one) => ({ value: one.id, label: nameOfClass(one) }))}
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        <Message id="games.cards.help" />
      </Box>
    </Box>
  );
};
