import { useSWRConfig, type SWRResponse } from 'swr';
import { getReportSettings, putReportSettings } from '#shared/contracts/report-settings.ts';
import type { ReportSettings } from '#shared/model/report-settings.ts';
import { ApiError } from '#frontend/lib/api/api-error.ts';
import { call, versionOf } from '#frontend/lib/api/client.ts';
import { readInFull } from '#frontend/lib/api/read-response.ts';
import { useResource } from '#frontend/lib/resources/use-resource.ts';

// The settings are edited and sent back as a whole.
readInFull.add(getReportSettings.response);

/** The teacher's thresholds of honours and usual remarks; empty before the first save. */
export const useReportSettings = (): SWRResponse<ReportSettings, unknown> =>
  useResource(getReportSettings.id, () => call(getReportSettings));

/**
 * Returns a function that saves part of the settings over the version that was shown. If another version was saved
 * meanwhile, it is fetched, and the call rejects.
 */
export const useSaveReportSettings = () => {
  const { data: stored } = useReportSettings();
  const { mutate } = useSWRConfig();
  return async (part: ReportSettings): Promise<void> => {
    try {
      const body = { ...stored, ...part };
      const saved = await call(putReportSettings, { body, version: versionOf(stored ?? {}) });
      await mutate(getReportSettings.id, saved, { revalidate: false });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'precondition-failed')
        await mutate(getReportSettings.id);
      throw error;
    }
  };
};
