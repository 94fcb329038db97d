/** Pages as school books have them: a title, headings, several sentences in one, brackets and dates. */
export const pages = {
  en: `Emir Abdelkader and the Algerian Resistance

A young leader
Abdelkader ibn Muhieddine was born on 6 September 1808 in El Guettana, a village near Mascara. His father was the head of a brotherhood; he taught his son the Quran and poetry.
The French landed at Sidi Fredj on 14 June 1830; three weeks later the Dey of Algiers signed the surrender. On 27 November 1832, under the ash tree of Ghriss, the tribes swore allegiance to Abdelkader.

Building a state
The Emir did not only fight. He divided the country into eight provinces and struck a currency. The Smala was a moving capital of tents; it followed the army.

Exile
The promise was broken: he was held in Amboise for five years. He settled in Damascus in 1855. In July 1860 the Emir opened his doors to thousands of Christians. He died on 26 May 1883; his remains were brought back to Algiers in 1966.`,
  fr: `Le Sahara

Le climat
Le climat saharien est un climat aride : il tombe moins de 100 mm de pluie par an. Le jour, le thermomètre dépasse souvent 45 °C ; la nuit, en hiver, il peut descendre au-dessous de zéro. Le sirocco est un vent chaud et sec qui souffle du désert vers le nord.

Les paysages
Pourtant, les dunes ne recouvrent qu’un cinquième du désert. L’erg est une vaste étendue de dunes ; le Grand Erg Oriental en est le meilleur exemple. Le reg est une plaine couverte de cailloux. La hamada est un plateau rocheux, nu et difficile à traverser.

L’eau et les oasis
L’eau est rare en surface, mais le sous-sol contient d’énormes nappes. Une foggara est une galerie souterraine qui conduit l’eau de la nappe jusqu’aux jardins. Dans les oasis, on cultive sur trois étages.`,
  ar: `الهضم عند الإنسان

أعضاء الجهاز الهضمي
يتكون الجهاز الهضمي من الأنبوب الهضمي والغدد الهاضمة. المعي الدقيق هو أنبوب طويل ملتف تتم فيه أهم مراحل الهضم. الأمعاء الدقيقة هي أنبوب يلي المعدة مباشرة في البطن، وتسمى المعي الدقيق (الأمعاء الدقيقة) في الكتب القديمة. المريء هو قناة عضلية تنقل اللقمة من البلعوم إلى المعدة؛ ويبلغ طوله 25 سنتمترا.

الامتصاص
الامتصاص هو مرور المغذيات من الأنبوب إلى الدم واللمف. ينقل الدم الغلوكوز إلى جميع خلايا الجسم، أما الأحماض الدسمة فتسلك طريق اللمف. اللعاب هو سائل شفاف تفرزه غدد في الفم، ويحتوي على إنزيم الأميلاز.

صحة الجهاز الهضمي
اكتشف العالم سبالانزاني سنة 1783 أن العصارة المعدية تذيب اللحم خارج الجسم. يجب أن نمضغ الطعام جيدا، وأن نأكل في أوقات منتظمة. لا تهضم الألياف الموجودة في الخضر والفواكه.`,
} as const;
