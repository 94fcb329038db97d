import type { Chance } from '../../bench/grades/pages/chance.ts';
import { jobSteps, type JobKind, type JobStep } from '#shared/model/job-steps.ts';
import {
  answered,
  answerLost,
  brokenService,
  crashedAfterwards,
  crashedFunction,
  diskFull,
  diskFullAtOnce,
  lateFunction,
  lost,
  outOfMemory,
  refused,
  throttledFunction,
  throttlingCall,
  tooLarge,
  truncated,
  twice,
  twiceAtOnce,
} from './acts.ts';
import type { Fault } from './faults.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

const inTemplates = ({ task }: JobStep): readonly string[] =>
  task === undefined
    ? []
    : [task.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];

/** The functions of a kind's steps, by their names in the templates. */
const everyFunctionOf = (kind: JobKind): readonly string[] => jobSteps[kind].flatMap(inTemplates);

/** Those without which a job fails. */
export const functionsOf = (kind: JobKind): readonly string[] => {
  const steps: readonly JobStep[] = jobSteps[kind];
  return steps.filter(({ optional }) => !optional).flatMap(inTemplates);
};

const ofFunctions = {
  throttledFunction,
  crashedFunction,
  crashedAfterwards,
  outOfMemory,
  lateFunction,
  tooLarge,
  twice,
  twiceAtOnce,
};
const ofCalls = { throttlingCall, brokenService, answerLost, diskFull };
const ofModels = {
  throttlingCall,
  brokenService,
  answerLost,
  truncated: truncated(30),
  nothing: answered({}),
  halfJson: answered('{"output": {"mess'),
  denied: refused('AccessDeniedException', 403),
};

const pickAct = (chance: Chance, acts: Readonly<Record<string, Fault['act']>>) => {
  const [name, act] = chance.pick(Object.entries(acts));
  return { name, act };
};

/** An installed fault, in a few words. */
interface Described {
  readonly text: string;
  readonly fault: Fault;
}

type Draw = (chance: Chance, kind: JobKind, scene: Scene, world: World) => Described;

const times = (chance: Chance) => chance.pick([1, 1, 2, 3, 5, 9, Infinity]);
const after = (chance: Chance) => chance.pick([0, 0, 0, 1, 2, 4]);

const drawFunctionFault: Draw = (chance, kind, { uid }) => {
  const name = chance.pick([...everyFunctionOf(kind), 'RecordJob', 'RepairJob', 'SweepJobs']);
  const { name: what, act } = pickAct(chance, ofFunctions);
  const about = name === 'SweepJobs' ? [] : [uid];
  // The sweep is the last resort; it may fail occasionally.
  const often = name === 'SweepJobs' ? 1 : times(chance);
  const fault: Fault = { place: 'function', name, about, times: often, after: after(chance), act };
  return { text: `${name} ${what} ×${often}`, fault };
};

const drawRecordingFault: Draw = (chance, _, { uid }) => {
  const status = chance.pick(['PROCESSING', 'SUCCESS', 'FAILED']);
  const { name: what, act } = pickAct(chance, ofFunctions);
  const often = times(chance);
  const about = [uid, `"${status}"`];
  const fault: Fault = { place: 'function', name: 'RecordJob', about, times: often, act };
  return { text: `recording ${status}: ${what} ×${often}`, fault };
};

const drawCallFault: Draw = (chance, _, { uid }) => {
  const name = chance.pick([
    'dynamodb:UpdateItem',
    'dynamodb:PutItem',
    'dynamodb:GetItem',
    's3:PUT',
    's3:GET',
    's3:DELETE',
  ]);
  const { name: what, act } = pickAct(chance, ofCalls);
  const often = times(chance);
  const fault: Fault = { place: 'call', name, about: uid, times: often, after: after(chance), act };
  return { text: `${name} ${what} ×${often}`, fault };
};

const drawModelFault: Draw = (chance, kind, { uid }) => {
  const name = kind === 'grade' ? 'textract:AnalyzeDocument' : 'bedrock:Converse';
  const { name: what, act } = pickAct(chance, ofModels);
  const often = times(chance);
  const fault: Fault = { place: 'call', name, about: uid, times: often, act };
  return { text: `${name} ${what} ×${often}`, fault };
};

const drawStartFault: Draw = (chance, _, { uid }) => {
  const { name: what, act } = pickAct(chance, {
    ...ofCalls,
    refused: refused('AccessDeniedException', 400),
  });
  const often = chance.pick([1, 3, 4, 40]);
  const fault: Fault = { place: 'call', name: 'StartExecution', about: uid, times: often, act };
  return { text: `StartExecution ${what} ×${often}`, fault };
};

const drawEventFault: Draw = (chance, _, { uid }) => {
  const doubled: Fault['act'] = (happen) => [happen(), happen()];
  const { name: what, act } = pickAct(chance, { lost, doubled });
  return { text: `events ${what}`, fault: { place: 'event', about: uid, times: Infinity, act } };
};

const drawJournalFault: Draw = (chance, _, { uid }) => {
  const often = chance.whole(1, 2);
  const fault: Fault = { place: 'journal', about: uid, times: often, act: diskFullAtOnce };
  return { text: `the journal cannot be written ×${often}`, fault };
};

/** An action at the start of a function. */
const drawDeedFault: Draw = (chance, kind, scene, world) => {
  const name = chance.pick([...everyFunctionOf(kind), 'RecordJob']);
  const noise = Buffer.from('nothing that anybody asked for');
  const deeds = {
    'the execution is aborted': () => world.stopExecutions(scene.uid),
    'the upload is deleted': () => world.deleteUploads(scene),
    'the upload is replaced': () => world.replaceUploads(scene, noise),
    'the jobs are swept': () => world.sweep(),
    'the functions are killed': () => world.platform.restartFunctions(),
  };
  const [text, deed] = chance.pick(Object.entries(deeds));
  const act: Fault['act'] = async (happen) => {
    await deed();
    return happen();
  };
  const fault: Fault = { place: 'function', name, about: scene.uid, after: after(chance), act };
  return { text: `${text} before ${name}`, fault };
};

const draws: readonly Draw[] = [
  drawFunctionFault,
  drawFunctionFault,
  drawRecordingFault,
  drawCallFault,
  drawCallFault,
  drawModelFault,
  drawStartFault,
  drawEventFault,
  drawJournalFault,
  drawDeedFault,
];

/** A fault chosen by a seed. */
export const drawFault: Draw = (chance, ...rest) => chance.pick(draws)(chance, ...rest);
