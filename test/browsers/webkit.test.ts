import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { connect } from '../support/connect.ts';
import { freePort } from '../support/free-port.ts';
import { walkMainFlows } from './main-flows.ts';

/** For what never happens: no test relies on this limit. In milliseconds. */
const LIMIT = 240_000;

/** The errors of an element that the page has just replaced, covers or moves; nothing was done then. */
const passing = new Set([
  'StaleElementReferenceError',
  'ElementClickInterceptedError',
  'ElementNotInteractableError',
]);

/** Collects what goes wrong in the page from now on. */
const WATCH = `
  const problems = (window.problems = []);
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  const { error } = console;
  console.error = (...texts) => {
    problems.push(texts.join(' '));
    error(...texts);
  };
`;

/** The main flows in Debian's WebKit, the engine of Safari and of every browser on an iPhone; by classic WebDriver. */
describe.skipIf(inject('webKit') === null)('in WebKit, in Arabic', () => {
  const programs: ChildProcess[] = [];
  let driver: WebDriver;
  beforeAll(async () => {
    const { driver: program, virtualScreen } = inject('webKit')!;
    // It chooses a free number, and prints it.
    const screen = spawn(virtualScreen, ['-displayfd', '1', '-screen', '0', '1400x1000x24'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    programs.push(screen);
    const [display] = (await once(screen.stdout, 'data')) as [Buffer];
    const port = await freePort();
    const env = { ...process.env, DISPLAY: `:${String(display).trim()}`, LANG: 'C.UTF-8' };
    programs.push(spawn(program, [`--port=${port}`], { env, stdio: 'ignore' }));
    // It does not say when it answers.
    await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/status`), LIMIT);
    driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build();
  });
  afterAll(async () => {
    await driver?.quit();
    for (const program of programs) program.kill();
  });

  it('a teacher signs in, types marks, makes a notebook and exercises, and chooses a photo', async () => {
    await driver.manage().window().setRect({ width: 1280, height: 900 });
    const problems: unknown[] = [];
    const collect = async () => {
      problems.push(...(await driver.executeScript<unknown[]>('return window.problems ?? []')));
    };
    const goto = async (address: string) => {
      await collect();
      await driver.get(address);
      await driver.executeScript(WATCH);
    };
    /** Does something with an element as soon as there is one that the page neither replaces nor covers just then. */
    const act = async (
      selector: string,
      use: (element: WebElement) => Promise<unknown>,
      isFound: (element: WebElement) => Promise<boolean> = (element) => element.isDisplayed(),
    ) => {
      const attempt = async () => {
        for (const element of await driver.findElements(By.css(selector))) {
          if (!(await isFound(element))) continue;
          await use(element);
          return true;
        }
        return false;
      };
      await driver.wait(
        () =>
          attempt().catch((reason: Error) =>
            passing.has(reason.name) ? false : Promise.reject(reason),
          ),
        LIMIT,
      );
    };
    const { origin } = new URL(inject('platform').url);
    // MiniBrowser has the system's languages only.
    await driver.get(`${origin}/config.json`);
    await driver.executeScript("localStorage.setItem('userLanguage', 'ar')");
    await walkMainFlows(connect(inject('platform')), {
      goto,
      fill: (selector, text) => act(selector, (element) => element.sendKeys(text)),
      enter: (text) => driver.actions().sendKeys(text, Key.ENTER).perform(),
      press: (selector) => act(selector, (element) => element.click()),
      pressText: (within, text) =>
        act(
          ['a', 'button', '[role=option]'].map((part) => `${within} ${part}`).join(),
          (element) => element.click(),
          async (element) =>
            (await element.isDisplayed()) && (await element.getText()).includes(text),
        ),
      wait: (selector) => act(selector, async () => undefined),
      choose: (selector, file) =>
        act(
          selector,
          (element) => element.sendKeys(path.resolve(file)),
          async () => true,
        ),
      evaluate: (expression) => driver.executeScript(`return ${expression}`),
      waitUntil: async (expression) =>
        void (await driver.wait(() => driver.executeScript(`return ${expression}`), LIMIT)),
    });
    await collect();
    expect(problems).toEqual([]);
  });
});
