import { expect, it } from 'vitest';
import { draftLanguages } from '#shared/model/locale.ts';
import { openTasks, textsOfTask } from './open-tasks.ts';

it.each(draftLanguages)(
  'names the topic in each open task, as the teacher wrote it: %s',
  (language) => {
    const topic = 'Prices in $$ and the sign $&';
    for (const task of openTasks) {
      const { statement, steps, answer } = textsOfTask(task, language, topic);
      expect(statement).toContain(topic);
      expect([...steps, answer].filter((text) => /TOPIC|^$/.test(text))).toEqual([]);
      expect(steps.length).toBeGreaterThan(1);
    }
  },
);
