import { expect, it } from 'vitest';
import { namesText } from './refers-to-text.ts';

it.each([
  'According to the text, where does vapour condense?',
  'Read the passage, then answer.',
  'What does this text say of salt?',
  "D'après le texte, où se forme la vapeur ?",
  'Relevez du texte deux verbes.',
  'حسب النص، أين يتكاثف البخار؟',
  'استخرج من النَّصِّ فعلين.',
  'اعتمادًا على السند، بيّن سبب ذلك.',
  'بالنص كلمة تدل على الماء؛ ما هي؟',
  'عنوانا مناسبا للنص',
])('finds a reference to the text in %s', (stem) => expect(namesText(stem)).toBe(true));

it.each([
  'What is half of 12?',
  'Write a short text about water.',
  'Add the context of the sentence.',
  'كم نصف العدد 12؟',
  'اكتب نصا قصيرا عن الماء.',
  'ما عاصمة الجزائر؟',
])('finds no reference to the text in %s', (stem) => expect(namesText(stem)).toBe(false));
