import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { schoolLevels } from '#shared/model/profile.ts';
import { SelectField } from '#frontend/components/form/select-field.tsx';
import { TextField } from '#frontend/components/form/text-field.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { OwnerValue } from './owner-value.tsx';
import { ownerFields, type SaidByFile } from '../../model/said-by-file.ts';
import { isNeeded, typedFields, type Owner, type TypedOwner } from '../../hooks/use-owner.ts';

interface FieldProps {
  readonly field: keyof TypedOwner;
  readonly owner: Owner;
  readonly tried: boolean;
}

const OwnerInput = ({ field, owner, tried }: FieldProps) => {
  const text = useMessage();
  const known = field === 'fullName' ? undefined : owner.known[field];
  const props = {
    name: field,
    label: <Message id={`owner.${field}`} />,
    value: owner.typed[field],
    onChange: (value: string) => owner.change(field, value),
    optional: !isNeeded(field),
    error: tried ? owner.errors[field] : undefined,
    ...(known && known === owner.typed[field] && { help: <Message id="form.fromYourFile" /> }),
  };
  if (field !== 'level') {
    return <TextField {...props} {...(field === 'fullName' && { autoComplete: 'name' })} />;
  }
  const options = schoolLevels.map((value) => ({ value, label: text(`level.${value}`) }));
  return <SelectField {...props} options={options} placeholder={text('form.choose')} />;
};

interface OfferProps {
  readonly owner: Owner;
  readonly said: SaidByFile;
  /** Called to edit the accepted values. */
  readonly onChange: () => void;
}

/** Offers the file's values about the school. */
const Offer = ({ owner, said, onChange }: OfferProps) => (
  <Box sx={{ p: 2, mb: 2.5, borderRadius: '8px', bgcolor: 'paper.tealWash' }}>
    <Typography role="status" sx={{ fontWeight: 500, mb: 1 }}>
      <Message id={owner.taken ? 'owner.taken' : 'owner.fileSays'} />
    </Typography>
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        '& dd': { m: 0, overflowWrap: 'anywhere' },
      }}
    >
      {ownerFields.map((field) => {
        const value = said[field];
        return value === undefined ? null : (
          <Box key={field} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              <Message id={`owner.${field}`} />
            </Box>
            <dd>
              <OwnerValue field={field} value={value} />
            </dd>
          </Box>
        );
      })}
    </Box>
    <Button
      variant={owner.taken ? 'text' : 'contained'}
      size="small"
      onClick={owner.taken ? onChange : owner.take}
      sx={{ mt: 1.5 }}
    >
      <Message id={owner.taken ? 'owner.change' : 'owner.take'} />
    </Button>
  </Box>
);

interface Props {
  readonly owner: Owner;
  readonly said: SaidByFile;
  readonly tried: boolean;
}

/** For a teacher without a profile: what the notebook prints about them, except what the file says. */
const OwnerForm = ({ owner, said, tried }: Props) => {
  const [changing, setChanging] = useState(false);
  const isOffered = Object.keys(said).length > 0;
  const asked = typedFields.filter(
    (field) => field === 'fullName' || !owner.taken || changing || said[field] === undefined,
  );
  return (
    <Box role="group" aria-labelledby="owner">
      <Typography id="owner" variant="h3" component="h2" sx={{ mb: 0.5 }}>
        <Message id="owner.title" />
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        <Message id="owner.help" />
      </Typography>
      {isOffered && <Offer owner={owner} said={said} onChange={() => setChanging(true)} />}
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2.5 }}>
        {asked.map((field) => (
          <OwnerInput key={field} field={field} owner={owner} tried={tried} />
        ))}
      </Box>
    </Box>
  );
};

export default OwnerForm;
