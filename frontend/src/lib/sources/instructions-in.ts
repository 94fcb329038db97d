/** Orders to a model, in three languages. */
const ORDERS = [
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|prior|everything)\b/i,
  /\b(?:you are now|from now on,? you|act as (?:an?|the)|pretend (?:to be|that you)|new (?:system )?instructions?|system prompt|developer mode|jailbreak)\b/i,
  /\b(?:reveal|print|repeat|show|output)\b.{0,30}\b(?:system|hidden|initial|your)\b.{0,15}\b(?:prompt|instructions?|rules)\b/i,
  /\b(?:as an ai|do not follow|dear (?:ai|model|assistant)|note to (?:the )?(?:ai|model|assistant))\b/i,
  /<\/?(?:task|system|assistant|instructions?)>|\[\/?INST\]|^\s*(?:system|assistant)\s*:/im,
  /\b(?:ignore[rz]?|oublie[rz]?|ne (?:tiens|tenez) (?:pas|aucun) compte)\b.{0,40}(?:instructions?|consignes?|règles?|ci-dessus|précéden)/i,
  /\b(?:tu es|vous êtes) (?:maintenant|désormais)\b|\b(?:fais|faites) comme si|\bnouvelles? (?:instructions?|consignes?)\b/i,
  /\b(?:révèle[rz]?|affiche[rz]?|répète[rz]?)\b.{0,30}\b(?:prompt|instructions?|consignes?)\b/i,
  /(?:تجاهل|تجاهلي|تجاهلوا|انس|انسَ|اهمل|أهمل|لا تتبع)(?=[\s\p{M}]).{0,40}(?:تعليمات|التعليمات|الأوامر|أوامر|القواعد|السابق|سبق|أعلاه)/iu,
  /(?:أنت الآن|انت الان|من الآن فصاعدا|تصرف كأنك|تصرف وكأنك|تظاهر بأنك|تعليمات جديدة|نموذج الذكاء|أيها النموذج)/u,
  /(?:اكشف|اعرض|اطبع|كرر)\s.{0,30}(?:التعليمات|تعليماتك|الأوامر|موجه النظام)/u,
];

/** Whether a line orders a model to do something. The text stays data; the teacher is warned. */
export const holdsOrders = (text: string): boolean => ORDERS.some((order) => order.test(text));
