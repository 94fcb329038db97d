import { driveSite, type Step } from './steps.ts';

/**
 * Drives a deployed site end to end, as one teacher, and deletes their account: `npm run smoke -- https://daftar.school.example`.
 * It costs as much as one notebook, asks no model and sends no mail. Where only verified addresses become teachers, give
 * a teacher's account in SMOKE_EMAIL and SMOKE_PASSWORD; it and its profile are kept.
 */
const { SMOKE_EMAIL: email, SMOKE_PASSWORD: password } = process.env;
const given = process.argv[2] ?? '';

const step: Step = async (what, act) => {
  const start = performance.now();
  const told = (sign: string) =>
    console.log(
      `${sign} ${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${what}`,
    );
  try {
    const result = await act();
    told('✓');
    return result;
  } catch (error) {
    told('✗');
    throw error;
  }
};

if (!URL.canParse(given) || !/^https?:$/.test(new URL(given).protocol)) {
  console.error('Which site? npm run smoke -- https://daftar.school.example');
  process.exitCode = 2;
} else {
  try {
    await driveSite(
      new URL(given).origin,
      step,
      email && password ? { email, password } : undefined,
    );
    console.log('The site works.');
  } catch (error) {
    const { message, cause } = error instanceof Error ? error : new Error(String(error));
    // `fetch` says in its cause why there is no connection.
    console.error(cause instanceof Error ? `${message}: ${cause.message}` : message);
    process.exitCode = 1;
  }
}
