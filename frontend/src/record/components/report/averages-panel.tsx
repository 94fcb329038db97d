import Box from '@mui/material/Box';
import { Plus } from 'lucide-react';
import { averagePresets, presetsOf } from '#shared/record/averages/average-presets.ts';
import type { AverageRule } from '#shared/model/average-rule.ts';
import { markRoles } from '#shared/model/mark-role.ts';
import { schoolLevels } from '#shared/model/profile.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextButton } from '#frontend/components/page/text-button.tsx';
import { usePresetName } from '../marks/use-preset-name.ts';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { useProfile } from '#frontend/lib/resources/use-profile.ts';
import {
  addPart,
  ruleOf,
  setScale,
  setWeight,
  switchRole,
} from '../../model/table/edit-averages.ts';
import type { ReportProps } from './report-buttons.tsx';

const NONE = 'none';
const CUSTOM = 'custom';
const WEIGHTS = [1, 2, 3, 4, 5];
const SCALES = [10, 20, 40, 100];

interface PartsProps {
  readonly rule: AverageRule;
  readonly onChange: (rule: AverageRule) => void;
}

const addOwn = (usual: readonly number[], own: number): number[] =>
  [...new Set([...usual, own])].sort((a, b) => a - b);

/** The parts of a rule: the marks in each mean, and its weight. */
const Parts = ({ rule, onChange }: PartsProps) => {
  const text = useMessage();
  const unused = markRoles.filter((role) => !rule.parts.some(({ roles }) => roles.includes(role)));
  const options = (numbers: readonly number[]) =>
    numbers.map((number) => ({ value: String(number), label: String(number) }));
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {rule.parts.map((part, index) => (
        <Box
          key={index}
          role="group"
          aria-label={text('review.part', { number: index + 1 })}
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 120px' },
            gap: 1.5,
            alignItems: 'end',
            p: 1.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '8px',
          }}
        >
          <div>
            <Box sx={{ mb: 0.75, fontSize: '0.875rem', color: 'text.secondary' }}>
              <Message id="review.meanOf" />
            </Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
              {markRoles.map((role) => (
                <TextButton
                  label={`review.role.${role}`}
                  key={role}
                  variant="outlined"
                  color="inherit"
                  aria-pressed={part.roles.includes(role)}
                  onClick={() =>
                    onChange(switchRole(rule, index, role, !part.roles.includes(role)))
                  }
                  sx={{
                    px: 1.5,
                    '&[aria-pressed=true]': {
                      bgcolor: 'paper.tealWash',
                      borderColor: 'primary.main',
                      color: 'primary.main',
                    },
                  }}
                />
              ))}
            </Box>
          </div>
          <SelectField
            name={`weight-${index}`}
            label={<Message id="review.weight" />}
            placeholder=""
            value={String(part.weight)}
            options={options(addOwn(WEIGHTS, part.weight))}
            onChange={(value) => onChange(setWeight(rule, index, Number(value)))}
          />
        </Box>
      ))}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ width: 140 }}>
          <SelectField
            name="average-scale"
            label={<Message id="review.scale" />}
            placeholder=""
            value={String(rule.scale)}
            options={options(addOwn(SCALES, rule.scale))}
            onChange={(value) => onChange(setScale(rule, Number(value)))}
          />
        </Box>
        {unused[0] && (
          <TextButton
            label="review.addPart"
            color="inherit"
            icon={Plus}
            onClick={() => unused[0] && onChange(addPart(rule, unused[0]))}
          />
        )}
      </Box>
    </Box>
  );
};

/** The rule for averages: a preset, with those of the teacher's level first, or the teacher's own. */
export const AveragesPanel = ({ table, onEdit }: ReportProps) => {
  const text = useMessage();
  const nameOf = usePresetName();
  const level = useProfile().data?.level;
  const rule = table.averages;
  const set = (averages: AverageRule | undefined): void =>
    onEdit({ edit: 'set-averages', averages });
  const presets = presetsOf(schoolLevels.find((one) => one === level));
  const choose = (id: string): void => {
    const preset = averagePresets.find((one) => one.preset === id);
    if (id === NONE) set(undefined);
    if (preset) set(ruleOf(preset));
    if (id === CUSTOM && rule) set({ ...rule, preset: CUSTOM });
  };
  const lacksRoles = !table.columns.some(({ kind, role }) => kind === 'mark' && role !== undefined);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ maxWidth: 480 }}>
        <SelectField
          name="preset"
          label={<Message id="review.presetLabel" />}
          placeholder={text('form.choose')}
          value={rule?.preset ?? NONE}
          onChange={choose}
          options={[
            { value: NONE, label: text('review.presetNone') },
            ...presets.map(({ preset }) => ({ value: preset, label: nameOf(preset) })),
            ...(rule ? [{ value: CUSTOM, label: text('review.preset.custom') }] : []),
          ]}
        />
      </Box>
      {lacksRoles && (
        <Box sx={{ color: 'paper.saffronText' }}>
          <Message id="review.noRoles" />
        </Box>
      )}
      {rule && <Parts rule={rule} onChange={set} />}
    </Box>
  );
};
