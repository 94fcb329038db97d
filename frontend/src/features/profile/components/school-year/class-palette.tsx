import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronUp, Eraser, Undo2 } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { Message } from '#frontend/i18n/message.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import type { ChosenClass } from '../../hooks/use-chosen-class.ts';
import { NameChips, NameField } from './name-chips.tsx';

interface Props extends Pick<ChosenClass, 'classes' | 'room' | 'setRoom'> {
  /** Takes the last entry into the timetable back, if there was one. */
  readonly undo: (() => void) | undefined;
  /** Whether details are shown from the start. */
  readonly isDetailed: boolean;
  readonly details: ReactNode;
}

/** What the next pressed hours get. Details are shown on demand, because most lessons have none. */
export const ClassPalette = (props: Props) => {
  const { classes, room, setRoom, undo, isDetailed, details } = props;
  const text = useMessage();
  const id = useId();
  const [isOpen, setOpen] = useState(isDetailed);
  return (
    <Box
      role="group"
      aria-label={text('schoolYear.classes')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5 }}
    >
      <NameChips
        {...classes}
        adds="schoolYear.addClass"
        placeholder="schoolYear.classPlaceholder"
        width="7.5rem"
      >
        {classes.names.length > 0 && (
          <Button
            size="small"
            color="inherit"
            variant={classes.chosen === undefined ? 'contained' : 'text'}
            aria-pressed={classes.chosen === undefined}
            startIcon={<Eraser size={16} />}
            onClick={() => classes.choose(undefined)}
          >
            <Message id="schoolYear.erase" />
          </Button>
        )}
      </NameChips>
      {classes.chosen !== undefined && (
        <>
          <NameField label="schoolYear.room" value={room} onChange={setRoom} width="10rem" />
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={id}
            startIcon={isOpen ? <ChevronUp size={16} /> : <ChevronDown size={16} />}
            onClick={() => setOpen(!isOpen)}
          >
            <Message id="schoolYear.details" />
          </Button>
        </>
      )}
      {(classes.names.length > 0 || undo) && (
        <Button
          size="small"
          color="inherit"
          aria-disabled={!undo}
          startIcon={<Undo2 size={16} className="flip-rtl" />}
          onClick={undo}
        >
          <Message id="schoolYear.undo" />
        </Button>
      )}
      <Box
        id={id}
        hidden={!isOpen || classes.chosen === undefined}
        sx={{ flexBasis: '100%', '&[hidden]': { display: 'none' } }}
      >
        {details}
      </Box>
    </Box>
  );
};
