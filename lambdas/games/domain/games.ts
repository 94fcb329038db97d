/** The games for the class, in the order shown. An id is part of an address: add, never rename. */
export const games = [
  {
    id: 'spinner',
    name: { en: 'Spinner Game', ar: 'عجلة الأسماء' },
    description: {
      en: 'A fair wheel of names: nobody is picked twice until everyone has had a turn.',
      ar: 'عجلة عادلة تختار من القسم: لا يُختار تلميذ مرتين حتى يأخذ الجميع دورهم.',
    },
  },
  {
    id: 'quiz',
    name: { en: 'Quiz Game', ar: 'مسابقة الأسئلة' },
    description: {
      en: 'Your questions on the projector, with teams, a timer and a podium.',
      ar: 'أسئلتك على شاشة العرض، مع فرق وموقّت ومنصة تتويج.',
    },
  },
] as const;
export type GameId = (typeof games)[number]['id'];

/** Where the site serves a game's picture: SVG, 16:9, drawn for light and dark. */
export const gameImage = (id: GameId): string => `/games/${id}.svg`;
