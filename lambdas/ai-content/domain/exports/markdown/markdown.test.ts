import { describe, expect, it } from 'vitest';
import { hostileTest, sampleDrafts } from '#test/support/sample-drafts.ts';
import { draftLanguages } from '#shared/model/locale.ts';
import { markdownFile, toMarkdown } from './markdown.ts';

const [englishLesson, englishTest, englishSet] = sampleDrafts.en;
const [arabicLesson, arabicTest] = sampleDrafts.ar;

describe('a draft as Markdown', () => {
  it('is a plan with the usual table', () => {
    const text = toMarkdown(arabicLesson, {});
    expect(text).toContain('| المراحل | المدة | سير الحصة | التقويم |');
    expect(text).toContain('**الميدان:** أنشطة عددية');
    expect(text).toContain('| **وضعية الانطلاق:** إبريقان من الماء | 10 دقائق |');
  });

  it('is a plan with its checks below the table, each named in its phase', () => {
    const text = toMarkdown(arabicLesson, {});
    expect(text).toContain('هل يقارن الجميع بالعدد 1؟<br>سؤال التحقق 1 |');
    expect(text).toContain('### سؤال التحقق 2 – بناء التعلمات');
    expect(text).toContain('- [ ] ب) $\\frac{11}{12}$');
    expect(text).toContain('**الجواب:** ب) $\\frac{11}{12}$');
    expect(text).toContain('أ) جمع البسطين وجمع المقامين');
    expect(text).toContain('**إذا أخطأ عدد منهم:** يضع الشريطين');
  });

  it('is a plan with a table for each session, under its minutes', () => {
    const phases = arabicLesson.phases.map((phase, index) => ({
      ...phase,
      session: index < 2 ? 1 : 2,
    }));
    const text = toMarkdown({ ...arabicLesson, phases }, {});
    expect(text).toMatch(/## سير الحصة – الحصة 1.*40 دقيقة/);
    expect(text).toMatch(/## سير الحصة – الحصة 2.*20 دقيقة/);
    expect(text.match(/\| المراحل \|/g)).toHaveLength(2);
    expect(text.indexOf('سؤال التحقق 2 –')).toBeLessThan(text.indexOf('الحصة 2'));
  });

  it('shows pupils neither the key nor the teacher’s notes', () => {
    const text = toMarkdown(englishTest, {});
    expect(text).toContain('- [ ] c) $1$');
    expect(text).toContain('**Name:** ………………');
    for (const secret of [
      '[x]',
      'Answer key',
      'evaporation',
      englishTest.notes[0] ?? '',
      'Drafted',
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('shows the teacher answers, reasons, points and doubts', () => {
    const text = toMarkdown(englishTest, { withKey: true });
    expect(text).toContain('- [x] c) $1$');
    expect(text).toContain('| 1 | **Answer:** c) $1$<br>**Why:**');
    expect(text).toContain('**Check this answer.** | 1.5 |');
    expect(text).toContain('| **Total** |  | 20 |');
    expect(text).not.toContain('………………');
  });

  it('has the answers of its own form', () => {
    const text = toMarkdown(arabicTest, { form: 'B', withKey: true });
    expect(text).toContain('(النموذج ب)');
    expect(text).toMatch(/- \[x\] ([أبد])\) \$1\$[^]*\*\*الجواب:\*\* \1\) \$1\$/);
  });

  it('shows solutions to the teacher alone, and the requested amount of help', () => {
    expect(toMarkdown(englishSet, {})).not.toMatch(/Solutions|Hint|First step/);
    const guided = toMarkdown(englishSet, { help: 'guided' });
    expect(guided).toContain('> **Hint:** Undo the addition first.');
    expect(guided).toContain('> **First step:** Take 3 from both sides: $2x=8$.');
    expect(toMarkdown(englishSet, { withKey: true })).toContain('1. Take 3 from both sides');
  });

  it('names the school when it is known', () => {
    const school = {
      school: 'Emir Abdelkader',
      academicSeason: '2026/2027',
      fullName: 'Salma Benaissa',
      subject: 'Mathematics',
    };
    const text = toMarkdown(englishLesson, { school });
    expect(text).toContain('**School:** Emir Abdelkader');
    expect(text).toContain('**Teacher:** Salma Benaissa');
    expect(toMarkdown(englishTest, { school })).not.toContain('Salma');
  });

  it('is right to left in an Arabic file', () => {
    expect(markdownFile(arabicTest, {})).toMatch(/^<div dir="rtl" lang="ar">\n\n# /);
    expect(markdownFile(englishTest, {})).toMatch(/^# /);
  });

  it.each(draftLanguages)('treats markup in its texts as plain text (%s)', (language) => {
    const text = toMarkdown(hostileTest(language), { withKey: true, withSource: true });
    expect(text).not.toMatch(/(?<!\\)<(?!br>)/);
    expect(text).not.toMatch(/(?<!\\)]\(/);
    const own = /^(?:#{1,3} |- \[[ x]] |- \\|\d+\. |> |\| |---$)/;
    const marked = text
      .split('\n')
      .filter((line) => /^\s*(?:[#>|]|[-+*] |\d+[.)] |```|===|---)/.test(line));
    expect(marked.filter((line) => !own.test(line))).toEqual([]);
  });
});
