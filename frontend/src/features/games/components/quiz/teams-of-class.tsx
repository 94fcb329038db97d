import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Shuffle } from 'lucide-react';
import { useState } from 'react';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { useRoom } from '#frontend/components/page/room.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { fetchClass, useClasses } from '#frontend/record/api/classes.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { notifyError } from '#frontend/lib/notifications/notify-error.ts';
import { dealTeams, type DealtTeams } from '../../model/quiz/deal-teams.ts';
import { systemRandom } from '../../model/system-random.ts';
import { TEAMS_OF_CLASS, TeamsRoom } from './teams-room.tsx';
import { TeamMembers } from './team-members.tsx';

interface Props {
  readonly teams: readonly string[];
  readonly dealt: DealtTeams | undefined;
  readonly onDeal: (dealt: DealtTeams | undefined) => void;
}

/** Deals the pupils of a saved class to the teams. They are fetched each time, and not stored on the device. */
const TeamsOfClass = ({ teams, dealt, onDeal }: Props) => {
  const text = useMessage();
  const { data: classes, isLoading } = useClasses();
  const room = useRoom<HTMLDivElement>(TEAMS_OF_CLASS, !isLoading && teams.length > 0);
  const [busy, setBusy] = useState(false);
  if (isLoading && teams.length > 0) return <TeamsRoom />;
  if (teams.length === 0 || !classes || classes.length === 0) return null;
  const deal = async (classId: string): Promise<void> => {
    if (classId === '') return onDeal(undefined);
    if (busy) return;
    setBusy(true);
    try {
      const { pupils } = await fetchClass(classId);
      const names = pupils.map(({ fullName }) => fullName);
      onDeal(dealTeams(classId, names, systemRandom));
    } catch (error) {
      notifyError(error, 'games.quiz.dealFailed');
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box ref={room} sx={{ display: 'grid', gap: 2 }}>
      <SelectField
        name="teamsOfClass"
        label={<Message id="games.quiz.teamsOfClass" />}
        optional
        value={dealt?.classId ?? ''}
        onChange={(classId) => void deal(classId)}
        placeholder={text('games.quiz.withoutClass')}
        options={classes.map((one) => ({
          value: one.id,
          label: text('games.spinner.class', { name: nameOfClass(one), count: one.counts.pupils }),
        }))}
      />
      {dealt && (
        <>
          <TeamMembers teams={teams} members={dealt.membersOf(teams.length)} />
          <Button
            variant="outlined"
            startIcon={<Shuffle size={18} />}
            onClick={() => onDeal(dealTeams(dealt.classId, dealt.names, systemRandom))}
            sx={{ justifySelf: 'start' }}
          >
            <Message id="games.quiz.dealAgain" />
          </Button>
        </>
      )}
    </Box>
  );
};

export default TeamsOfClass;
