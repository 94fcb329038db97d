import { expect, inject, it } from 'vitest';
import * as z from 'zod/mini';
import { addClass, getClass, listClasses } from '#shared/contracts/classes.ts';
import { connect } from '../support/connect.ts';
import { sampleClass } from '../support/sample-class.ts';
import { callAws } from './harness/account.ts';

const { account } = inject('deployment');
const { accounts, call } = connect(inject('platform'));

const item = z.record(z.string(), z.unknown());
const answer = z.object({
  TableNames: z.optional(z.array(z.string())),
  Items: z.optional(z.array(item)),
});
const ask = async (operation: string, given: object = {}) => {
  const [first] = await callAws(account, [['dynamodb', operation, given]], answer);
  return first!;
};

it('a class that is lost comes back from a restored table, as the runbook says', async () => {
  const { token, uid } = await accounts.newTeacher();
  const { id: classId } = await call(addClass, { token, body: sampleClass });
  const { pupils } = await call(getClass, { token, params: { classId } });
  const { TableNames = [] } = await ask('list_tables');
  const table = TableNames.find((name) => name.startsWith('daftar-data-Table'))!;
  const restored = `${table}-restored`;
  const ofTeacher = (TableName: string) => ({
    TableName,
    KeyConditionExpression: 'PK = :owner',
    ExpressionAttributeValues: { ':owner': { S: `CLASSES#${uid}` } },
  });
  await ask('restore_table_to_point_in_time', {
    SourceTableName: table,
    TargetTableName: restored,
    UseLatestRestorableTime: true,
  });

  const { Items: lost = [] } = await ask('query', ofTeacher(table));
  for (const { PK, SK } of lost) await ask('delete_item', { TableName: table, Key: { PK, SK } });
  expect(await call(listClasses, { token })).toEqual([]);

  const { Items: found = [] } = await ask('query', ofTeacher(restored));
  const puts = found.map((Item) => ({ PutRequest: { Item } }));
  await ask('batch_write_item', { RequestItems: { [table]: puts } });
  await ask('delete_table', { TableName: restored });

  const back = await call(getClass, { token, params: { classId } });
  expect(back.pupils).toEqual(pupils);
  expect(back.pupils).toHaveLength(sampleClass.pupils.length);
});
