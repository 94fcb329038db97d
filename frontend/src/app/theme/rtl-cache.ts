import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';

/** The style cache that mirrors every physical side; a separate file, loaded only for Arabic. */
export const rtlCache: EmotionCache = createCache({ key: 'rtl', stylisPlugins: [rtlPlugin] });
