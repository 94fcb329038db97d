import { labelsIn } from '#shared/draft/labels.ts';
import { useLocale } from '#frontend/i18n/locale-context.ts';

/** The words of sheets in the language of the page. */
export const useUiLabels = () => labelsIn(useLocale().locale === 'ar' ? 'ar' : 'en');
