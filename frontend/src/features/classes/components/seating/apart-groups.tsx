import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import type { SavedClass } from '#shared/model/saved-class.ts';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { PupilPicker } from './pupil-picker.tsx';

interface Props {
  readonly kept: SavedClass;
  readonly groups: string[][];
  readonly onChange: (groups: string[][]) => void;
}

/** The groups whose pupils may not be neighbours, and a list to choose another one from. */
export const ApartGroups = ({ kept, groups, onChange }: Props) => {
  const text = useMessage();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const nameOf = (pupil: string): string =>
    kept.pupils.find(({ id }) => id === pupil)?.fullName ?? '';
  const canAdd = chosen.length > 1;
  return (
    <div>
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        <Message id="seating.apart" />
      </Box>
      <Box sx={{ mb: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
        <Message id="seating.apartHelp" />
      </Box>
      <PupilPicker
        label={text('seating.apart')}
        pupils={kept.pupils}
        chosen={chosen}
        onChange={setChosen}
      />
      <TextButton
        label="seating.addGroup"
        values={{ count: chosen.length }}
        icon={Plus}
        aria-disabled={!canAdd}
        onClick={() => {
          if (!canAdd) return;
          onChange([...groups, [...chosen]]);
          setChosen([]);
        }}
        sx={{ mt: 0.5 }}
      />
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {groups.map((group, index) => {
          const names = group.map(nameOf).join(' + ');
          const label = text('seating.removeGroup', { names });
          return (
            <Box
              component="li"
              key={group.join(' ')}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: '0.9375rem' }}
            >
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{names}</Box>
              <IconButton
                aria-label={label}
                title={label}
                onClick={() => onChange(groups.filter((_, at) => at !== index))}
              >
                <X size={18} />
              </IconButton>
            </Box>
          );
        })}
      </Box>
    </div>
  );
};
