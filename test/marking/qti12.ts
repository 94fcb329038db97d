import { chosenFor, textAt } from './given.ts';
import type { Given, Row } from './table.ts';
import { all, childrenOf, textOf, type XmlElement } from './xml.ts';

/** What a pupil gives to each response of an item. */
type Responses = ReadonlyMap<string, string>;

/** The label of a menu whose text a pupil means, since a blank offers its right answers as labels. */
const labelled = (menu: XmlElement, text: string): string => {
  const meant = text.trim().toLowerCase();
  const found = all(menu, 'response_label').find(
    (label) => textOf(label, 'mattext').trim().toLowerCase() === meant,
  );
  return found?.getAttribute('ident') ?? '';
};

function responsesOf(item: XmlElement, { question }: Row, given: Given): Responses {
  const menus = all(item, 'response_lid');
  switch (question.kind) {
    case 'choice':
    case 'truth': {
      const labels = all(item, 'response_label').map((label) => label.getAttribute('ident') ?? '');
      return new Map([['response1', labels[Number(given[0] ?? -1)] ?? '']]);
    }
    case 'gap':
      return new Map(
        menus.map((menu, index) => [
          menu.getAttribute('ident') ?? '',
          labelled(menu, textAt(given, index)),
        ]),
      );
    case 'matching':
    case 'ordering': {
      const chosen = chosenFor(question, given);
      return new Map(
        menus.map((menu, index) => {
          const labels = all(menu, 'response_label').map(
            (label) => label.getAttribute('ident') ?? '',
          );
          return [menu.getAttribute('ident') ?? '', labels[chosen[index] ?? -1] ?? ''];
        }),
      );
    }
    default:
      return new Map([['response1', textAt(given, 0).trim()]]);
  }
}

/** How a reader compares: Canvas takes no account of case, the specification only where the file says so. */
export type Reader = 'canvas' | 'specification';

const isLabel = (item: XmlElement, ident: string): boolean =>
  all(item, 'response_lid').some((menu) => menu.getAttribute('ident') === ident);
const numberIn = (text: string): number => (text === '' ? Number.NaN : Number(text));

function holds(test: XmlElement, item: XmlElement, responses: Responses, reader: Reader): boolean {
  const ident = test.getAttribute('respident') ?? '';
  const given = responses.get(ident) ?? '';
  const wanted = test.textContent ?? '';
  switch (test.localName) {
    case 'varequal': {
      if (given === '') return false;
      const isAnyCase =
        !isLabel(item, ident) && (reader === 'canvas' || test.getAttribute('case') === 'No');
      return isAnyCase ? given.toLowerCase() === wanted.toLowerCase() : given === wanted;
    }
    case 'vargte':
      return numberIn(given) >= Number(wanted);
    case 'varlte':
      return numberIn(given) <= Number(wanted);
    case 'or':
      return childrenOf(test).some((each) => holds(each, item, responses, reader));
    case 'and':
      return childrenOf(test).every((each) => holds(each, item, responses, reader));
    case 'other':
      return true;
    default:
      throw new Error(`no such test: ${test.localName}`);
  }
}

/** The points of an answer: the conditions one after another, to the first that is met and does not go on. */
export function pointsInQti12(root: XmlElement, row: Row, given: Given, reader: Reader): number {
  const item = root.querySelector('item');
  if (!item) throw new Error('no item');
  const responses = responsesOf(item, row, given);
  const points = Number(
    all(item, 'qtimetadatafield')
      .find((each) => textOf(each, 'fieldlabel') === 'points_possible')
      ?.querySelector('fieldentry')?.textContent,
  );
  let score = 0;
  for (const condition of all(item, 'respcondition')) {
    const tests = childrenOf(condition, 'conditionvar').flatMap((each) => childrenOf(each));
    if (!tests.every((test) => holds(test, item, responses, reader))) continue;
    for (const set of childrenOf(condition, 'setvar')) {
      const value = Number(set.textContent);
      score = set.getAttribute('action') === 'Add' ? score + value : value;
    }
    // Canvas adds up the parts of a question whatever their conditions say.
    const goesOn = condition.getAttribute('continue') === 'Yes';
    if (!goesOn && (reader === 'specification' || condition.hasAttribute('continue'))) break;
  }
  return (score / 100) * points;
}
