import { textsOf } from '#shared/text/texts-of.ts';
import ar from '#shared/texts/ar/draft-notes.json' with { type: 'json' };
import en from '#shared/texts/en/draft-notes.json' with { type: 'json' };
import fr from '#shared/texts/fr/draft-notes.json' with { type: 'json' };

/** What a draft says to the teacher, to check or to do. */
export const draftNotesIn = textsOf({ en, ar, fr }, () => ({
  curriculum: (all: string) => ({ all }),
  unseenObjective: (unseen: string) => ({ unseen }),
  checkLeftOut: (phases: string) => ({ phases }),
  figureLeftOut: (numbers: string) => ({ numbers }),
  tooFew: (asked: string, count: string, isOneType: boolean) => ({
    ...{ asked, count, types: isOneType ? 'one' : 'several' },
  }),
  untoldObjective: (objective: string) => ({ objective }),
  fewExercises: (count: number, made: number) => ({ count, made }),
  durationUnread: (duration: string, minutes: number) => ({ duration, minutes }),
}));
