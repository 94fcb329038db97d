import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Play } from 'lucide-react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { teamCounts, timers, type QuizSettings } from '../../model/quiz/quiz-state.ts';
import type { DealtTeams } from '../../model/quiz/deal-teams.ts';
import { TeamsRoom } from './teams-room.tsx';
import { TeamNames } from './team-names.tsx';

/** Loaded separately, so that a typed quiz makes no calls to the API. */
const TeamsOfClass = lazyComponent(() => import('./teams-of-class.tsx'), <TeamsRoom />);

interface Props {
  readonly settings: QuizSettings;
  readonly onChange: (change: Partial<QuizSettings>) => void;
  readonly teams: readonly string[];
  readonly dealt: DealtTeams | undefined;
  readonly onDeal: (dealt: DealtTeams | undefined) => void;
  readonly count: number;
  readonly onStart: () => void;
}

const shuffles = ['shuffleQuestions', 'shuffleChoices'] as const;

export const SettingsCard = (props: Props) => {
  const { settings, onChange, teams: names, dealt, onDeal, count, onStart } = props;
  const text = useMessage();
  return (
    <Card
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
      sx={{ p: { xs: 2, sm: 3 }, display: 'grid', gap: 2.5 }}
    >
      <Typography variant="h3" component="h2">
        <Message id="games.quiz.settings" />
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
          gap: 2,
        }}
      >
        <SelectField
          name="teams"
          label={<Message id="games.quiz.teams" />}
          value={String(settings.teams)}
          onChange={(value) => onChange({ teams: Number(value) })}
          options={teamCounts.map((teams) => ({
            value: String(teams),
            label: text('games.quiz.teamCount', { count: teams }),
          }))}
          placeholder={text('form.choose')}
        />
        <SelectField
          name="seconds"
          label={<Message id="games.quiz.timer" />}
          value={String(settings.seconds)}
          onChange={(value) => onChange({ seconds: Number(value) })}
          options={timers.map((seconds) => ({
            value: String(seconds),
            label: text('games.quiz.seconds', { seconds }),
          }))}
          placeholder={text('form.choose')}
        />
      </Box>
      <TeamNames settings={settings} onChange={(teamNames) => onChange({ teamNames })} />
      <TeamsOfClass teams={names} dealt={dealt} onDeal={onDeal} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
        {shuffles.map((name) => (
          <Tick
            key={name}
            checked={settings[name]}
            onChange={(checked) => onChange({ [name]: checked })}
          >
            <Message id={`games.quiz.${name}`} />
          </Tick>
        ))}
      </Box>
      <Button
        type="submit"
        variant="contained"
        disabled={count === 0}
        startIcon={<Play size={20} />}
        sx={{ minHeight: 52, fontSize: '1.0625rem' }}
      >
        <Message id="games.quiz.start" values={{ count }} />
      </Button>
    </Card>
  );
};
