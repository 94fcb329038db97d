/**
 * The code of an answer card: 5 x 5 modules in a black frame. The one in the middle is light; the other 24 are a word of
 * the extended Golay code with 12 dark modules, laid out so that a turned word is a word of the code again. So any two of
 * all cards in all four turns differ in 8 modules or more.
 */
const SIDE = 5;
export const cardModules = SIDE * SIDE;

/** Modules of a card's side with its frame, which is one module wide. */
export const cardSide = SIDE + 2;

/** Row by row from the highest of 25 bits, as the card is printed; dark is 1. A number's word must never change. */
const WORDS = `
  05e6c49 0a8c8f6 0966b0b 07a491b 05e09f1 0b382b9 041a7f2 09c4aae 038259f 068a35b 0b1e097 07129d3 0414fc7 11680fb
  05e432d 077223c 11264b7 03ec645 0dd60d1 02a27ea 017a754 095eaa1 04c6e3c 052ae36 07caac1 0b0eb26 0386f43 02d27b4
  03f0aa5 0750ace 040c9fb 08eea32 0782b35 0744ba3 03d2257 0dcac31 032a6d3 04ac73a 0156793 07ac496 0442db7 044eae6
  024cd67 0362727 03b8b51 0572473 00bed45 0a5c669 036429f 01548f7 079c8b1 0958f19 0b54e07 0732e45 008abbe 0078dd3
  06cca9a 03b6364 056651e 0b1427e 0764c35 045e157 03964f2 0b2613d 0cac785 003cb76 0072f3a 027ee24 0bc063d 02ea61e
  070e533 0f1c159 037492e 09be819 08dc971 03aca3c 003aece 02f459a 093ce2a 04ecb43 00d0e9f 006ccbe 0cc86b6 0392e2e
  01da995 019a5ec 0dc8355 07a8e4a 00eea8d 043c5dc 01c6575 13d4495 05be60c 05b0e39 02c8eec 11029fd 03289b7 154c31b
  01267cd 0ca8d59 0470ef4 07e8233 018ae5d 06666b2 049cb1d 014ab73 00b4fac 04da2dc 05dc287 041ed2e 0668e87 0274ccd
  09f0c55 0be6413 00f266d 0336a33 05c83ea 03a68d5 013ce95 0f9203b 021e5cb 070ca57 0d9849d 08ae64b 114e2d5 0354eb8
  083ae71 017c2ec 0ac8e53 07b42aa 0fc0897 047e6c1 09d864e 00ca7c7 092c59b 04f8a2e 0316da5 0166bb4 02bc46e 013ab2d
  09a6e25 038e2ce 07d6621 0246f8e 01962bd 05ac2d9 11c2cd3 0570b17 053076e 0562fc2 0334557 00ba799 037664a 061eb61
  088e1dd 0174f61 0d46237 05e2695 096833e 03bc18d 114cdb1 069cd52 029c3f8 0da2a53 02b033f 0f022dd 0748cf2 029ec9c
  07b2712 00dc9ce 055465d 0c6a713 0394b96 0346a6d 079826d 04b6e62 09ca29b 055e4b4 0b0a1fa 084cb97 080c7ee 009c5b7
  06166ec 0136c7c 015c57a 0650f2d 051c7a9 02ae0bb 026477c 00de6aa 0f240f3 0784e8d 023e25d 01de349 0d2cb31 11b4935
  026af49 038cdaa 058ea2b 07b0876
`
  .trim()
  .split(/\s+/)
  .map((word) => Number.parseInt(word, 16));

/** The most cards of a class: enough for its pupils and for those who have left it last. */
export const cardNumbers = WORDS.length;

/** What is held up: the letter that is at the top, as an index from 0. Turning the card counterclockwise gives the next. */
export const cardLetters = [0, 1, 2, 3] as const;
export type CardLetter = (typeof cardLetters)[number];

/** The word of a card after a quarter turn counterclockwise. */
export function turnWord(word: number): number {
  let turned = 0;
  for (let row = 0; row < SIDE; row += 1)
    for (let column = 0; column < SIDE; column += 1)
      turned = turned * 2 + ((word >> (cardModules - 1 - (column * SIDE + SIDE - 1 - row))) & 1);
  return turned;
}

/**
 * The modules of a card as it is printed, row by row; true is dark.
 * @param number from 1
 */
export function modulesOfCard(number: number): boolean[] {
  const word = WORDS[number - 1];
  if (word === undefined) throw new RangeError(`no card ${number}`);
  return Array.from(
    { length: cardModules },
    (_, at) => ((word >> (cardModules - 1 - at)) & 1) === 1,
  );
}

export interface CardReading {
  /** The number of the card, from 1. */
  readonly number: number;
  readonly letter: CardLetter;
  /** Modules that were misread, and corrected. */
  readonly wrong: number;
}

/** By words, and by words with one misread module. A card is taken for another only if seven modules are misread. */
const readings = new Map<number, CardReading>();
WORDS.forEach((word, index) => {
  let turned = word;
  for (const letter of cardLetters) {
    const number = index + 1;
    readings.set(turned, { number, letter, wrong: 0 });
    for (let at = 0; at < cardModules; at += 1)
      readings.set(turned ^ (1 << at), { number, letter, wrong: 1 });
    turned = turnWord(turned);
  }
});

/** The card that shows these modules; undefined if none does. */
export const cardOfWord = (word: number): CardReading | undefined => readings.get(word);
