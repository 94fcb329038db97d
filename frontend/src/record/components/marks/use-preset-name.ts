import { averagePresets } from '#shared/record/averages/average-presets.ts';
import { useMessage } from '#frontend/i18n/use-message.ts';

/** Returns a function that names a preset for averages, and when its use began. */
export const usePresetName = (): ((preset: string) => string) => {
  const text = useMessage();
  return (preset) => {
    const known = averagePresets.find((one) => one.preset === preset);
    if (!known) return text('review.preset.custom');
    const name = text(`review.preset.${known.preset}`);
    return 'since' in known
      ? text('review.presetSince', { name, year: `${known.since}/${known.since + 1}` })
      : name;
  };
};
