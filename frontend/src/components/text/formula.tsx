import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { Options } from 'temml';

/** Formulas are parts that end in an operator, after which a line may break. */
const options: Options = { throwOnError: true, maxExpand: 200, maxSize: [10, 20], wrap: 'tex' };

/** Typesets a formula; invalid LaTeX stays as written. */
const typeset = async (latex: string, into: () => HTMLElement | null): Promise<void> => {
  const { default: temml } = await import('temml');
  const made = document.createElement('span');
  try {
    temml.render(latex, made, options);
  } catch {
    return;
  }
  into()?.replaceChildren(...made.childNodes);
};

/** A LaTeX formula as MathML, left to right in every language. The typesetting library is loaded when needed. */
export const Formula = ({ latex }: { readonly latex: string }) => {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isWanted = true;
    // Without the library, the formula stays readable as written.
    typeset(latex, () => (isWanted ? element.current : null)).catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [latex]);
  return (
    <Box component="bdi" dir="ltr" ref={element} sx={{ '& math': { fontSize: '1.08em' } }}>
      {latex}
    </Box>
  );
};
