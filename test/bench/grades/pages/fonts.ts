/**
 * The fonts of the made pages. Training and development use the development set alone; the held-out set is for the
 * benchmark, which thereby measures unseen writing. All fonts are under the SIL OFL or Apache 2.0.
 */
export const sheetSets = ['development', 'heldOut'] as const;
export type SheetSet = (typeof sheetSets)[number];
/** Whether a page is printed, or written in uneven letters like those of a hand. */
export type WritingStyle = 'print' | 'hand';

/** Names of fonts by script. `indic` is for Arabic-Indic digits. */
interface Writing {
  readonly latin: readonly FontName[];
  readonly arabic: readonly FontName[];
  readonly indic: readonly FontName[];
}

const font = (name: string): string => `@expo-google-fonts/${name}_400Regular.ttf`;

export const fontFiles = {
  amiri: font('amiri/400Regular/Amiri'),
  architectsDaughter: font('architects-daughter/400Regular/ArchitectsDaughter'),
  arefRuqaa: font('aref-ruqaa/400Regular/ArefRuqaa'),
  arimo: font('arimo/400Regular/Arimo'),
  cairo: font('cairo/400Regular/Cairo'),
  caveat: font('caveat/400Regular/Caveat'),
  comingSoon: font('coming-soon/400Regular/ComingSoon'),
  gloriaHallelujah: font('gloria-hallelujah/400Regular/GloriaHallelujah'),
  handlee: font('handlee/Handlee'),
  ibmPlexSansArabic: font('ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic'),
  indieFlower: font('indie-flower/400Regular/IndieFlower'),
  kalam: font('kalam/400Regular/Kalam'),
  lateef: font('lateef/400Regular/Lateef'),
  lemonada: font('lemonada/400Regular/Lemonada'),
  lora: font('lora/400Regular/Lora'),
  mada: font('mada/400Regular/Mada'),
  marhey: font('marhey/400Regular/Marhey'),
  mirza: font('mirza/Mirza'),
  notoNaskhArabic: font('noto-naskh-arabic/400Regular/NotoNaskhArabic'),
  notoNastaliqUrdu: font('noto-nastaliq-urdu/400Regular/NotoNastaliqUrdu'),
  openSans: font('open-sans/400Regular/OpenSans'),
  patrickHand: font('patrick-hand/400Regular/PatrickHand'),
  rakkas: font('rakkas/400Regular/Rakkas'),
  reenieBeanie: font('reenie-beanie/400Regular/ReenieBeanie'),
  shadowsIntoLight: font('shadows-into-light/400Regular/ShadowsIntoLight'),
  sourceSerif: font('source-serif-4/400Regular/SourceSerif4'),
  tajawal: font('tajawal/400Regular/Tajawal'),
  tinos: font('tinos/400Regular/Tinos'),
} as const;
export type FontName = keyof typeof fontFiles;

/** No font of one set is in the other. */
export const fontSets: Record<SheetSet, Record<WritingStyle, Writing>> = {
  development: {
    print: {
      latin: ['openSans', 'lora', 'tinos', 'cairo', 'tajawal'],
      arabic: ['notoNaskhArabic', 'cairo', 'tajawal', 'mirza'],
      indic: ['notoNaskhArabic', 'cairo', 'tajawal', 'mirza', 'lateef'],
    },
    hand: {
      latin: [
        'caveat',
        'patrickHand',
        'indieFlower',
        'architectsDaughter',
        'gloriaHallelujah',
        'handlee',
      ],
      arabic: ['arefRuqaa', 'marhey', 'lateef'],
      indic: ['arefRuqaa', 'marhey', 'lateef', 'rakkas'],
    },
  },
  heldOut: {
    print: {
      latin: ['sourceSerif', 'arimo', 'ibmPlexSansArabic', 'mada'],
      arabic: ['amiri', 'ibmPlexSansArabic', 'mada'],
      indic: ['amiri', 'ibmPlexSansArabic', 'mada'],
    },
    hand: {
      latin: ['kalam', 'shadowsIntoLight', 'comingSoon', 'reenieBeanie'],
      arabic: ['notoNastaliqUrdu', 'lemonada', 'amiri'],
      indic: ['notoNastaliqUrdu', 'lemonada', 'amiri'],
    },
  },
};
