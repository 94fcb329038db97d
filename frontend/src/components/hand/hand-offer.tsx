import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { Message } from '../../i18n/message.tsx';
import { useHand } from '../../lib/resources/use-hand.ts';
import { useUser } from '../../lib/auth/session.ts';
import { choiceKey } from '../../lib/settings/choice-key.ts';
import { deviceStorage } from '../../lib/settings/device-storage.ts';
import { LearnButton } from './learn-button.tsx';
import { TextButton } from '../page/text-button.tsx';

interface Props {
  /** The number of marks that the teacher had to check. */
  readonly count: number;
}

const Offer = ({ count }: Props) => {
  const [isOver, setIsOver] = useState(false);
  if (isOver) return null;
  return (
    <Box sx={{ mt: 2, pt: 1.5, borderTop: 1, borderColor: 'divider', maxWidth: 640 }}>
      <p style={{ margin: 0 }}>
        <Message id="hand.offer" values={{ count }} /> <Message id="hand.kept" />
      </p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <LearnButton onLearning={() => setIsOver(true)} />
        <TextButton label="hand.notNow" color="inherit" onClick={() => setIsOver(true)} />
      </Box>
    </Box>
  );
};

/** Offers once, on this device, to learn the handwriting; nothing if it is learnt already. */
export const HandOffer = (props: Props) => {
  const { data: hand } = useHand();
  const key = choiceKey(useUser()?.uid ?? '', 'handOffered');
  const [wasOffered] = useState(() => deviceStorage.read(key) !== undefined);
  const isOffered = !wasOffered && hand === null;
  useEffect(() => {
    if (isOffered) deviceStorage.write(key, 'true');
  }, [isOffered, key]);
  return isOffered && <Offer {...props} />;
};
