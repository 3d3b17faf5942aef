/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { printScript } from './printScript';

const html = `<main>
  <details id="source"><summary>Show code</summary><div><noscript><pre>code</pre></noscript></div></details>
  <details id="open" open><summary>open</summary>text</details>
  <div data-stage><details id="demo"><summary>of a demo</summary>text</details></div>
</main>`;

const states = () =>
  [...document.querySelectorAll('details')].map(
    ({ id, open }) => `${id} ${open ? 'open' : 'closed'}`,
  );

describe.each([
  ['with media queries', true],
  ['where asking for media throws', false],
])('%s', (_, hasMedia) => {
  let added: jest.SpyInstance<void, Parameters<typeof window.addEventListener>>;
  let change: () => void;
  const media = {
    matches: false,
    addEventListener: (_: string, listener: () => void) => (change = listener),
  };

  beforeEach(() => {
    window.matchMedia = () => {
      if (!hasMedia) throw new Error('no');
      return media as unknown as MediaQueryList;
    };
    document.body.innerHTML = html;
    document.documentElement.dataset.theme = 'dark';
    added = jest.spyOn(window, 'addEventListener');
    window.eval(printScript());
  });
  afterEach(() => {
    added.mock.calls.forEach(([type, listener]) => window.removeEventListener(type, listener!));
    added.mockRestore();
  });

  it('is light and open on paper, and as before on the screen', () => {
    const before = states();
    window.dispatchEvent(new Event('beforeprint'));
    expect(document.documentElement.dataset.theme).toBe('light');
    expect(document.documentElement).toHaveAttribute('data-paper');
    expect(states()).toEqual(['source open', 'open open', 'demo closed']);
    expect(document.querySelector('#source pre')?.textContent).toBe('code');
    // Some browsers tell it twice.
    window.dispatchEvent(new Event('beforeprint'));
    window.dispatchEvent(new Event('afterprint'));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(document.documentElement).not.toHaveAttribute('data-paper');
    expect(states()).toEqual(before);
  });

  if (hasMedia) {
    it('follows the media query where nothing else tells it', () => {
      media.matches = true;
      change();
      expect(document.documentElement.dataset.theme).toBe('light');
      media.matches = false;
      change();
      expect(document.documentElement.dataset.theme).toBe('dark');
    });
  }
});
