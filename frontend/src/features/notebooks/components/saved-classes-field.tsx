import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { limits } from '#shared/model/limits.ts';
import { Tick } from '#frontend/components/form/check-box.tsx';
import { useRoom } from '#frontend/components/page/room.tsx';
import { Message } from '#frontend/i18n/message.tsx';
import type { ChosenClasses } from '../hooks/use-saved-classes.ts';
import { SAVED_CLASSES } from '../model/rooms.ts';

/** If a teacher has saved at least this many classes, one press chooses them all. */
const MANY = 4;

/** A choice among the saved classes, which need no file. */
const SavedClassesField = ({ classes }: { readonly classes: ChosenClasses }) => {
  const { kept, all, chosen, toggle, toggleAll } = classes;
  const room = useRoom<HTMLFieldSetElement>(SAVED_CLASSES);
  return (
    <Box component="fieldset" ref={room} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 500 }}>
        <Message id="createNotebook.savedClasses" />
      </Box>
      {all.length >= MANY && all.length <= limits.notebookClasses && (
        <Tick
          checked={all.every((one) => chosen.includes(one))}
          isMixed={chosen.length > 0 && !all.every((one) => chosen.includes(one))}
          onChange={toggleAll}
        >
          <Message id="createNotebook.allClasses" values={{ count: all.length }} />
        </Tick>
      )}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
          columnGap: 2,
        }}
      >
        {kept.map((one) => (
          <Tick
            key={one.id}
            name="classes"
            checked={chosen.includes(one)}
            onChange={() => toggle(one.id)}
          >
            <>
              <bdi>{one.name}</bdi>
              {one.subject !== undefined && (
                <>
                  {' · '}
                  <bdi>{one.subject}</bdi>
                </>
              )}{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                <Message id="createNotebook.keptPupils" values={{ count: one.counts.pupils }} />
              </Box>
            </>
          </Tick>
        ))}
      </Box>
      <FormHelperText>
        <Message
          id={chosen.length > 0 ? 'createNotebook.keptChosen' : 'createNotebook.keptHelp'}
          values={{ count: chosen.length }}
        />
      </FormHelperText>
    </Box>
  );
};

export default SavedClassesField;
