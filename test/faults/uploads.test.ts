import { expect } from 'vitest';
import { createUpload } from '#shared/contracts/uploads.ts';
import { limits } from '#shared/model/limits.ts';
import { spreadsheetType } from '#shared/model/upload.ts';
import type { Fault } from './support/faults.ts';
import { spreadsheet } from './support/orders.ts';
import { useScenarios } from './support/scenario.ts';
import type { Scene } from './support/scene.ts';
import type { World } from './support/world.ts';

const { scenario } = useScenarios();

/** Changes a teacher's upload when one of their functions starts. */
const before = (
  name: string,
  { faults }: World,
  scene: Scene,
  change: (scene: Scene) => Promise<unknown>,
): void => {
  const act: Fault['act'] = async (happen) => {
    await change(scene);
    return happen();
  };
  faults.inject({ place: 'function', name, about: scene.uid, act });
};

scenario('an upload that never came', async (scene) => {
  const { token } = scene.teacher;
  const query = { fileName: 'a.xlsx', fileType: spreadsheetType, fileSize: '10' };
  const { key } = await scene.client.call(createUpload, { token, query });
  const body = { coverImageKey: 'covers/arabesque.jpg', studentNamesFileS3Key: key };
  const { reply } = await scene.submit('notebook', { body });
  expect(reply).toMatchObject({ status: 404, body: { code: 'upload-not-found' } });
  return [];
});

scenario('an upload is deleted before it is read', async (scene, world) => {
  for (const [kind, name] of [
    ['notebook', 'ReadSpreadsheet'],
    ['grade', 'CheckPicture'],
  ] as const) {
    before(name, world, scene, world.deleteUploads);
    await scene.submit(kind);
    await world.quiet();
  }
  return ['FAILED upload-missing', 'FAILED upload-missing'];
});

scenario('an upload is deleted once it is read', async (scene, world) => {
  before('RenderNotebook', world, scene, world.deleteUploads);
  before('StraightenPicture', world, scene, world.deleteUploads);
  await scene.submit('notebook');
  await world.quiet();
  await scene.submit('grade');
  return ['SUCCESS', 'SUCCESS'];
});

scenario('an upload is replaced by another good one', async (scene, world) => {
  for (const name of ['ReadSpreadsheet', 'RenderNotebook']) {
    before(name, world, scene, () => world.replaceUploads(scene, spreadsheet));
    await scene.submit('notebook');
    await world.quiet();
  }
  return ['SUCCESS', 'SUCCESS'];
});

scenario('an upload is replaced by something else', async (scene, world) => {
  const noise = Buffer.from('nothing that anybody asked for');
  before('ReadSpreadsheet', world, scene, () => world.replaceUploads(scene, noise));
  await scene.submit('notebook');
  await world.quiet();
  before('CheckPicture', world, scene, () => world.replaceUploads(scene, noise));
  await scene.submit('grade');
  return ['FAILED spreadsheet-not-xlsx', 'FAILED picture-not-image'];
});

scenario('an upload is replaced by half of itself', async (scene, world) => {
  const half = spreadsheet.subarray(0, spreadsheet.length / 2);
  before('ReadSpreadsheet', world, scene, () => world.replaceUploads(scene, half));
  await scene.submit('notebook');
  return ['FAILED spreadsheet-damaged'];
});

scenario('an upload is replaced by one that is too large', async (scene, world) => {
  const large = Buffer.alloc(limits.spreadsheetBytes + 1);
  before('ReadSpreadsheet', world, scene, () => world.replaceUploads(scene, large));
  await scene.submit('notebook');
  return ['FAILED upload-too-large'];
});
