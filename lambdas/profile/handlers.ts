import { annualDistributionsValue } from '#shared/contracts/annual-distributions.ts';
import { profileValue } from '#shared/contracts/profile.ts';
import { reportSettingsValue } from '#shared/contracts/report-settings.ts';
import { schoolYearValue } from '#shared/contracts/school-year.ts';
import { getValue, putValue } from './value-handlers.ts';

export const putProfile = () => putValue(profileValue);
export const getSchoolYear = () => getValue(schoolYearValue);
export const putSchoolYear = () => putValue(schoolYearValue);
export const getReportSettings = () => getValue(reportSettingsValue);
export const putReportSettings = () => putValue(reportSettingsValue);
export const getAnnualDistributions = () => getValue(annualDistributionsValue);
export const putAnnualDistributions = () => putValue(annualDistributionsValue);
