/** School formulas of each kind, in LaTeX, as drafts have them. */
export const formulasOf: Readonly<Record<string, readonly string[]>> = {
  fractions: [
    String.raw`\frac{3}{4}+\frac{1}{4}`,
    String.raw`\dfrac{x+1}{2x-3}`,
    String.raw`\frac{1}{1+\frac{1}{2}}`,
    String.raw`\binom{n}{k}`,
  ],
  roots: [
    String.raw`\sqrt{16}`,
    String.raw`\sqrt[3]{27}`,
    String.raw`\sqrt{a^2+b^2}`,
    String.raw`2\sqrt{5}-\sqrt{20}`,
  ],
  powers: ['x^2', '10^{-3}', String.raw`2^{n+1}`, String.raw`(a+b)^2`, String.raw`90^\circ`],
  indices: ['u_n', String.raw`u_{n+1}`, 'x_1^2', String.raw`H_2O`, String.raw`C_n^k`],
  brackets: [
    '2(x+1)',
    String.raw`\left(\frac{1}{2}+3\right)\times 4`,
    String.raw`\left[0;1\right]`,
    String.raw`f(x)=3x`,
    'A(2;-3)',
    String.raw`\left]-\infty;2\right[`,
  ],
  'absolute values': ['|-4|=4', String.raw`\left|x-1\right|`, String.raw`\lVert u \rVert`],
  systems: [
    String.raw`\begin{cases} x+y=5 \\ x-y=1 \end{cases}`,
    String.raw`\begin{cases} 2x & \text{if } x>0 \\ 0 & \text{otherwise} \end{cases}`,
    String.raw`\begin{aligned} a &= b+c \\ &= 7 \end{aligned}`,
  ],
  sums: [
    String.raw`\sum_{i=1}^{n} i=\frac{n(n+1)}{2}`,
    String.raw`\prod_{k=1}^{5} k`,
    String.raw`\sum x_i`,
  ],
  integrals: [String.raw`\int_0^1 x^2\,dx`, String.raw`\int f(x)\,dx`],
  vectors: [String.raw`\vec{u}`, String.raw`\overrightarrow{AB}+\overrightarrow{BC}`],
  bars: [String.raw`\overline{AB}`, String.raw`\bar{x}=12`, String.raw`\underline{x}`],
  matrices: [
    String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`,
    String.raw`\begin{vmatrix} a & b \\ c & d \end{vmatrix}`,
  ],
  accents: [String.raw`\hat{A}`, String.raw`\widehat{ABC}=60^\circ`, String.raw`\tilde{x}`],
  limits: [
    String.raw`\lim_{x\to 0}\frac{\sin x}{x}=1`,
    String.raw`\lim_{n\to+\infty} u_n`,
    String.raw`\max_{x} f(x)`,
  ],
  'names of functions': [String.raw`\cos(2x)`, String.raw`\ln x`, String.raw`\sin^2 x`],
  signs: [
    String.raw`x\in\mathbb{R}`,
    String.raw`a\leq b\neq c`,
    String.raw`A\cap B\subset C`,
    String.raw`x\to+\infty`,
    String.raw`(d)\perp(AB)`,
    String.raw`3,5\times 2=7`,
    String.raw`\alpha+\beta=\pi`,
  ],
  'text in formulas': [
    String.raw`v=\frac{d}{t}\text{ in km/h}`,
    String.raw`x=2 \text{ and } y=3`,
    String.raw`\text{السرعة}=\frac{\text{المسافة}}{\text{الزمن}}`,
  ],
};
