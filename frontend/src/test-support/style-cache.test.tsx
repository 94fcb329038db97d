import { styled } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from './render.tsx';

const Button = styled('button')({ color: 'red' });
const Gone = styled(Button)({ display: 'none' });
const Unseen = styled(Button)({ '&:not(.seen)': { visibility: 'hidden' } });
const Dead = styled(Button)({ '@media screen': { pointerEvents: 'none' } });

it('keeps only the styles that hide or disable an element', () => {
  renderPage(
    <>
      <Gone>Gone</Gone>
      <Unseen>Unseen</Unseen>
      <Dead>Dead</Dead>
    </>,
  );
  const dead = screen.getByRole('button');
  expect(dead.textContent).toBe('Dead');
  expect(getComputedStyle(dead)).toMatchObject({ pointerEvents: 'none' });
  const sheets = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  expect(sheets.map(({ cssText }) => cssText).join('\n')).not.toContain('color');
});

it('keeps only such styles of jsdom’s own sheet', () => {
  renderPage(
    <>
      <section>Shown</section>
      <section hidden>Hidden</section>
    </>,
  );
  const [shown, hidden] = document.querySelectorAll('section');
  expect(getComputedStyle(shown!).display).toBe('block');
  expect(getComputedStyle(hidden!).display).toBe('none');
  expect(getComputedStyle(document.body).margin).toBe('0');
});
