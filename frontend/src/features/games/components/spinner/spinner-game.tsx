import Skeleton from '@mui/material/Skeleton';
import { useRef, useState } from 'react';
import { lazyComponent } from '#frontend/components/page/lazy-component.tsx';
import { useMessage } from '#frontend/i18n/use-message.ts';
import { nameOfClass } from '#frontend/record/model/classes/name-of-class.ts';
import { useSpinnerStudents, type SpinnerStudents } from '../../hooks/use-spinner-students.ts';
import {
  addClass,
  addFilledClass,
  changeClass,
  choose as choosing,
  classOf,
  keptIdOf,
  optionOf,
  removeClass,
  setProgress,
} from '../../model/spinner/spinner-state.ts';
import { parsePupils } from '../../model/spinner/pupils.ts';
import { NamedTextBar } from '../named-texts/named-text-bar.tsx';
import { StudentsNotice } from './students-notice.tsx';
import { SpinnerBoard } from './spinner-board.tsx';
import { useArrivingClass } from '../../hooks/use-arriving-class.ts';
import { useSpinnerState } from '../../hooks/use-spinner-state.ts';

/** Loaded separately, because most visits only turn the wheel. */
const ClassEditor = lazyComponent(() => import('./class-editor.tsx'));

/** The roster, the saved classes and the typed ones; an empty class only if it is chosen or the only one. */
const useClassOptions = (
  roster: SpinnerStudents,
  { state, classes, chosen: { choice } }: ReturnType<typeof useSpinnerState>,
) => {
  const text = useMessage();
  const hasNone = roster.pupils.length === 0 && classes.length === 0;
  return [
    ...(roster.pupils.length > 0
      ? [{ value: 'roster', label: text('games.spinner.roster', { count: roster.pupils.length }) }]
      : []),
    ...classes.map((one) => ({
      value: one.id,
      label: text('games.spinner.class', { name: nameOfClass(one), count: one.counts.pupils }),
    })),
    ...state.classes
      .filter((one) => hasNone || one.text !== '' || one.id === choice)
      .map(({ id, name, text: names }) => ({
        value: String(id),
        label: text('games.spinner.class', {
          name: name || text('games.spinner.unnamed', { number: id }),
          count: parsePupils(names).pupils.length,
        }),
      })),
  ];
};

export const Spinner = ({ roster }: { readonly roster: SpinnerStudents }) => {
  const spinner = useSpinnerState(roster);
  const { state, change, classes, chosen, choose } = spinner;
  const options = useClassOptions(roster, spinner);
  const [wantsEditing, setEditing] = useState(false);
  const [asked, setAsked] = useState(false);
  const chooser = useRef<HTMLSelectElement>(null);
  const { choice, pupils, progress, isComing } = chosen;
  const typed = classOf(state, choice);
  const editing = typed && (wantsEditing || pupils.length === 0) ? typed : undefined;

  useArrivingClass({
    onKept: (kept) => change((before) => choosing(before, { kept })),
    onNames: (names) => change((before) => addFilledClass(before, names)),
  });

  const open = (value: string) => {
    const kept = classes.find(({ id }) => id === value);
    choose(value === 'roster' ? value : kept ? { kept: kept.id } : Number(value));
    setEditing(false);
    // The focus stays in the list of classes.
    setAsked(false);
  };

  return (
    <>
      <StudentsNotice roster={roster} />
      <NamedTextBar
        label="games.spinner.chooseClass"
        options={options}
        value={optionOf(choice)}
        field={chooser}
        onChoose={open}
        onEdit={typed && !editing ? () => setEditing(true) : undefined}
        onAdd={() => {
          change(addClass);
          setEditing(true);
        }}
        add="games.spinner.newClass"
      />
      {editing ? (
        <ClassEditor
          key={editing.id}
          namedText={editing}
          onChange={(part) => {
            // An empty class opens its editor automatically; keep it open after the first name.
            setEditing(true);
            change((before) => changeClass(before, editing.id, part));
          }}
          onDone={() => {
            setEditing(false);
            setAsked(true);
          }}
          onRemove={
            editing.text || state.classes.length > 1
              ? () => {
                  // The button that has the focus is about to disappear.
                  chooser.current?.focus();
                  setAsked(false);
                  change((before) => removeClass(before, editing.id));
                }
              : undefined
          }
        />
      ) : isComing ? (
        <Skeleton variant="rounded" height={480} />
      ) : (
        <SpinnerBoard
          key={optionOf(choice)}
          pupils={pupils}
          progress={progress}
          asked={asked}
          classId={keptIdOf(choice)}
          onProgress={(next) => change((before) => setProgress(before, choice, next))}
        />
      )}
    </>
  );
};

const SpinnerGame = () => {
  const roster = useSpinnerStudents();
  if (roster.status === 'loading') return <Skeleton variant="rounded" height={480} />;
  return <Spinner roster={roster} />;
};

export default SpinnerGame;
