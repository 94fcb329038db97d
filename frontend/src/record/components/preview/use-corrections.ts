import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRememberedChoice } from '#frontend/lib/settings/remembered-choice.ts';
import {
  changeSheet,
  isCorrected,
  recall,
  remember,
  rememberedShapes,
  withoutCorrections,
  type Choices,
  type FileKind,
  type ReadFile,
} from '../../model/preview/corrections.ts';

export interface CorrectionProps<Role extends string> extends ReadFile<Role> {
  readonly kind: FileKind<Role>;
  readonly onChoices: (choices: Choices<Role>) => void;
}

/** The teacher's corrections of one file, which this device remembers for files with such headings. */
export const useCorrections = <Role extends string>(props: CorrectionProps<Role>) => {
  const { kind, choices, onChoices } = props;
  const [past, setPast] = useState<readonly Choices<Role>[]>([]);
  const schema = useMemo(() => rememberedShapes(kind.roles), [kind]);
  const [shapes, setShapes] = useRememberedChoice(kind.name, schema, []);
  const [recalled] = useState(() => (isCorrected(choices) ? [] : recall(shapes, props)));
  const [isRecalled, setRecalled] = useState(recalled.length > 0);

  const onShown = useEffectEvent(() => {
    if (recalled.length === 0) return;
    onChoices(
      recalled.reduce((next, { sheet, ...change }) => changeSheet(next, sheet, change), choices),
    );
  });
  useEffect(() => onShown(), []);

  const write = (next: Choices<Role>): void => {
    setRecalled(false);
    setShapes(remember(shapes, { ...props, choices: next }));
    onChoices(next);
  };
  return {
    isRecalled,
    correct: (next: Choices<Role>): void => {
      setPast([...past, choices]);
      write(next);
    },
    canUndo: past.length > 0,
    undo: (): void => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      write(last);
    },
    reset: (): void => {
      setPast([...past, choices]);
      write(withoutCorrections(choices));
    },
  };
};
