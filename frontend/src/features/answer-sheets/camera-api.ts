import { listPrintedTests } from '#shared/contracts/answer-sheets.ts';
import { call } from '../../lib/api/client.ts';

export const printedTestsKey = listPrintedTests.id;

/** Fetches what the numbers on all answer sheets of the teacher mean. */
export const fetchPrintedTests = () => call(listPrintedTests);
