import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '#frontend/test-support/render.tsx';
import { DirectedProse, DirectedText } from './directed-text.tsx';

it.each([
  ['احسب 12 - 5 ثم', 'احسب <bdi dir="ltr">12 - 5</bdi> ثم'],
  ['x + 2 = 9 ثم', '<bdi dir="ltr">x + 2 = 9</bdi> ثم'],
  ['السنة ٢٠٢٤-٢٠٢٥', 'السنة <bdo dir="ltr">٢٠٢٤-٢٠٢٥</bdo>'],
  ['(2 + 3) × 4', '<bdi dir="ltr">(2 + 3) × 4</bdi>'],
  ['I have 3 pens.', 'I have 3 pens.'],
])('orders the calculations of %j on an Arabic page', (text, html) => {
  const shown = (
    <p>
      <DirectedText text={text} />
    </p>
  );
  renderPage(shown, { locale: 'ar' });
  expect(screen.getByRole('paragraph').innerHTML).toBe(html);
});

it('keeps formulas and gaps in the calculations that they are part of', () => {
  const gap = <input key="gap" aria-label="gap" />;
  const shown = (
    <p>
      <DirectedProse text={'احسب $x$ + \ue000 = 7 ثم'} base="rtl" gaps={[gap]} />
    </p>
  );
  renderPage(shown);
  const sum = screen.getByLabelText('gap').parentElement;
  expect(sum?.outerHTML).toMatch(/^<bdi dir="ltr"><bdi .*>x<\/bdi> \+ <input .*> = 7<\/bdi>$/);
});
