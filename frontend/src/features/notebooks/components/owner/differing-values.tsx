import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ChoiceCards } from '#frontend/components/form/choice-cards.tsx';
import type { ProfessionalProfile } from '#frontend/lib/api/response-types.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { OwnerValue } from './owner-value.tsx';
import type { SaidByFile } from '../../model/said-by-file.ts';
import type { Owner } from '../../hooks/use-owner.ts';

interface Props {
  readonly owner: Owner;
  readonly said: SaidByFile;
  readonly profile: ProfessionalProfile;
}

/** "The file says الرياضيات, the profile الإنجليزية: which shall be printed?" */
const DifferingValues = ({ owner, said, profile }: Props) => {
  const text = useMessage();
  return (
    <Box role="group" aria-labelledby="differing">
      <Typography id="differing" sx={{ fontWeight: 500, mb: 1.5 }}>
        <Message id="owner.differs" />
      </Typography>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {owner.differing.map((field) => (
          <ChoiceCards
            key={field}
            name={`printed-${field}`}
            label={text(`owner.${field}`)}
            value={owner.fromFile.has(field) ? 'file' : 'profile'}
            onChange={(from) => owner.choose(field, from)}
            options={(['profile', 'file'] as const).map((from) => ({
              value: from,
              title: (
                <OwnerValue
                  field={field}
                  value={(from === 'file' ? said[field] : profile[field]) ?? ''}
                />
              ),
              text: <Message id={`owner.from.${from}`} />,
            }))}
          />
        ))}
      </Box>
    </Box>
  );
};

export default DifferingValues;
