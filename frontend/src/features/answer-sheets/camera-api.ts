import { listPrintedTests } from '#shared/contracts/answers-documents.ts';
import { call } from '../../lib/api/client.ts';

export const printedTestsKey = listPrintedTests.id;

/** Fetches what the numbers on all answer sheets of the teacher mean. */
export const fetchPrintedTests = () => call(listPrintedTests);
