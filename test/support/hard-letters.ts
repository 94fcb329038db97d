/** Texts with letters that the typeface of printed pages lacks, or that files write in other ways. */
export const hardTexts = [
  // Kabyle, composed and with separate accents.
  'Ɣef ččna ẓẓla ṭṭumubil ɛli Ɛ ḥ ǧ ṛ ṣ ţ Ḍ',
  'Ḥammu Aɣiles Ẓohra'.normalize('NFD'),
  'ⴰⵎⴰⵣⵉⵖ ⵜⵉⴼⵉⵏⴰⵖ ⵥ ⵕ ⵟ ⵚ',
  'ɓala ɗan ƙofa Ɓ Ɗ Ƙ ƴ',
  'Ağaoğlu ışık İpek Ştefan Țânțar ș',
  'Nguyễn Thị Ấm Đặng',
  'Ŋaari Иванов Ґалаґан Ελένη ώρα',
  'گۆران ئەحمەد ڕێبین ہے ٹھیک ڈاکٹر ښځه ڨالمة ڭ',
  'ﻻﺇﻟﻪ ﷲ ﷺ محـــمد م\u200dح\u200cد',
  'a\u202fb\u2009c\u00a0d\u2011e so\u00adft ‘x’ “y” x\u0331 ɛ\u0303 ﬁn',
  '١٢٣ ۴۵۶ √ ½ € → ≤',
  'x ∈ ℝ ∉ ℕ A ⊂ B ∪ C ∩ D = ∅ ⇒ (d) ⊥ (Δ) ∥ ∠ ∀ ∃ ⇔ ⩽',
] as const;

/** Letters that no typeface of printed pages has. */
export const unknownLetters = ['𞤀', '漢', '👨‍👩‍👧', 'ߒ', '१'] as const;
