/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import type { ReactNode } from 'react';
import { act, render, screen, within } from '@testing-library/react';
import { DemoSource } from './DemoSource';
import type { DemoEditorProps } from '../../editor';
import type { DemoMenuProps } from '../../sandbox';
import { noticeDuration } from '../../ui';
import { shownSources } from '../rules/shownSources';
import type { DemoModule } from '../mounting/DemoModule';
import type { DemoSources, StyledSource } from '../rules/types';

const copy = jest.fn<Promise<void>, [string]>();
jest.mock('clipboard-copy', () => (text: string) => copy(text));
let location = { pathname: '/components/chips/', hash: '', key: 'a' };
jest.mock('@docusaurus/router', () => ({ useLocation: () => location }), { virtual: true });
let baseUrl = '/';
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ siteConfig: { baseUrl } }), {
  virtual: true,
});
jest.mock('../../sandbox', () => ({
  DemoMenu: ({ demo, onClose, onNotice }: DemoMenuProps) => (
    <>
      <button onClick={onClose}>close the menu of {demo.id}</button>
      <button onClick={() => onNotice('Told')}>tell</button>
    </>
  ),
}));
const openBench = jest.fn();
jest.mock('../../editor', () => ({
  openBench: (...given: unknown[]) => openBench(...given),
  DemoEditor: ({ onClose }: DemoEditorProps) => <button onClick={onClose}>Close editor</button>,
}));
const preferences: Record<string, string> = {};
const setPreference = jest.fn();
jest.mock('../../preferences', () => ({
  registry: { code: { values: ['TS', 'JS'] } },
  usePreference: (name: string) => [
    preferences[name],
    (value: string) => setPreference(name, value),
  ],
}));

const source = (word: string): StyledSource => ({
  preview: { html: `${word} preview`, lines: 2 },
  files: [
    { name: 'OrderTags.tsx', variant: 'ts', html: `${word} ts`, lines: 1 },
    { name: 'OrderTags.js', variant: 'js', html: `${word} js`, lines: 1 },
  ],
});

const texts: DemoSources = { system: source('system'), css: source('css') };

const demo = (styles: DemoModule['styles']): DemoModule => ({
  id: 'docs/a/OrderTags',
  name: 'OrderTags',
  styles,
  previewLines: { system: 2 },
  hydrates: true,
  showSources: (words) => shownSources(texts, words),
});

function show(styles: DemoModule['styles'] = ['css', 'tailwind']) {
  const onReset = jest.fn();
  const view = () => (
    <figure data-demo="OrderTags">
      <DemoSource demo={shown} onReset={onReset} />
    </figure>
  );
  const shown = demo(styles);
  const { container, rerender } = render(view());
  return { container, onReset, again: () => rerender(view()) };
}

const click = (name: string | RegExp) =>
  act(async () => screen.getByRole('button', { name }).click());

beforeEach(() => {
  jest.useFakeTimers();
  copy.mockReset().mockResolvedValue();
  setPreference.mockReset();
  Object.assign(preferences, { code: 'TS', style: 'system' });
  Object.assign(location, { hash: '', key: 'a' });
  window.history.replaceState(null, '', '/components/chips/?mode=dark#api');
});
afterEach(() => jest.useRealTimers());

it('stores a choice, and nothing when what is chosen is already in force', async () => {
  show();
  await click('TS');
  await click('System');
  expect(setPreference).not.toHaveBeenCalled();
  await click('JS');
  await click('Tailwind');
  expect(setPreference.mock.calls).toEqual([
    ['code', 'JS'],
    ['style', 'tailwind'],
  ]);
});

it('says which form is shown', () => {
  Object.assign(preferences, { code: 'JS', style: 'css' });
  show();
  const pressed = screen.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['JS', 'CSS']);
});

it('keeps a place for as many lines as each preview has, in whatever type they are', () => {
  const { container } = show();
  const { style } = container.querySelector<HTMLElement>('[style]')!;
  expect(
    ['system', 'css', 'tailwind'].map((each) => style.getPropertyValue(`--preview-${each}`)),
  ).toEqual(['2', '0', '0']);
});

it('offers the stylings that the demo has, and none where there is only one', () => {
  const { container } = show(['css']);
  const group = screen.getByRole('group', { name: 'Styling of the example' });
  expect(
    within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['System', 'CSS']);
  container.remove();
  show([]);
  expect(screen.queryByRole('group', { name: 'Styling of the example' })).toBeNull();
});

it('shows the system one for a styling that is missing, and lets the reader leave it', async () => {
  preferences.style = 'tailwind';
  const { container } = show(['css']);
  expect(container).toHaveTextContent(/No Tailwind version of this example/);
  expect(container).not.toHaveTextContent(/No CSS version/);
  expect(screen.getByRole('button', { name: 'System' })).toHaveAttribute('aria-pressed', 'true');
  await click('System');
  expect(setPreference).toHaveBeenCalledWith('style', 'system');
});

it('copies the source as shown', async () => {
  Object.assign(preferences, { code: 'JS', style: 'css' });
  show();
  await click('Copy OrderTags');
  expect(copy).toHaveBeenLastCalledWith('css js');
});

it('copies the system source where the wanted styling is missing', async () => {
  preferences.style = 'css';
  show([]);
  await click('Copy OrderTags');
  expect(copy).toHaveBeenLastCalledWith('system ts');
});

it('opens the menu of what the demo can be taken along as, and closes it', async () => {
  show();
  const button = screen.getByRole('button', { name: 'Open in… OrderTags' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await click('Open in… OrderTags');
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await click('close the menu of docs/a/OrderTags');
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('says for three seconds what came of an entry of the menu', async () => {
  show();
  await click('Open in… OrderTags');
  await click('tell');
  const notice = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notice()).toContain('Told');
  act(() => void jest.advanceTimersByTime(noticeDuration - 1));
  expect(notice()).toContain('Told');
  act(() => void jest.advanceTimersByTime(1));
  expect(notice()).not.toContain('Told');
});

it('marks its controls for analytics', () => {
  const { container } = show();
  const marked = [...container.querySelectorAll('[data-ga-event-category="demo"]')];
  expect(
    marked.every((control) => control.getAttribute('data-ga-event-label') === 'OrderTags'),
  ).toBe(true);
  expect(marked.map((control) => control.getAttribute('data-ga-event-action'))).toEqual([
    'source-ts',
    'source-js',
    'styling-system',
    'styling-css',
    'styling-tailwind',
    'copy-click',
  ]);
});

describe('the component of a guide', () => {
  const bench = { name: 'Chip', page: '/assets/api/chip.1.json' };
  const showTried = () => render(<DemoSource demo={{ ...demo([]), bench }} onReset={() => {}} />);
  const button = () => screen.getByRole('button', { name: 'Props Chip' });
  type Show = (shown: ReactNode) => void;
  beforeEach(() => openBench.mockReset());

  it('can be tried below the demo, which says whether that is open', async () => {
    openBench.mockImplementation(async (_bench, _trigger, showIt: Show) => showIt(<p>controls</p>));
    const { container } = showTried();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
    await click('Props Chip');
    expect(openBench).toHaveBeenCalledWith(bench, button(), expect.any(Function));
    expect(button()).toHaveAttribute('aria-expanded', 'true');
    expect(container.querySelector('details ~ p')).toHaveTextContent('controls');
    const [, , showIt] = openBench.mock.lastCall as [unknown, unknown, Show];
    act(() => showIt(undefined));
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('is closed by its button too', async () => {
    openBench.mockImplementation(async (_bench, _trigger, showIt: Show) => showIt(<p>controls</p>));
    showTried();
    await click('Props Chip');
    await click('Props Chip');
    expect(screen.queryByText('controls')).toBeNull();
    expect(openBench).toHaveBeenCalledTimes(1);
  });

  it('is being loaded, which is said at once, and a second press asks for nothing else', async () => {
    let arrive = () => {};
    openBench.mockImplementation(async (_bench, _trigger, showIt: Show) => {
      await new Promise<void>((resolve) => {
        arrive = resolve;
      });
      showIt(<p>controls</p>);
    });
    showTried();
    await click('Props Chip');
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-busy', 'true');
    await click('Props Chip');
    await act(async () => arrive());
    expect(openBench).toHaveBeenCalledTimes(1);
    expect(screen.getByText('controls')).toBeInTheDocument();
    expect(screen.queryByText('Loading…')).toBeNull();
    expect(button()).not.toHaveAttribute('aria-busy');
  });

  it('says so where it could not be loaded', async () => {
    openBench.mockRejectedValue(new Error('offline'));
    showTried();
    await click('Props Chip');
    expect(screen.getByText(/This could not be loaded/)).toBeInTheDocument();
    expect(button()).toHaveAttribute('aria-expanded', 'false');
  });

  it('cannot be tried at any other demo', () => {
    show();
    expect(screen.queryByRole('button', { name: /Props/ })).toBeNull();
  });
});

describe('the API that it touches', () => {
  const items = '<li><a href="/api-docs/chip/">Chip</a></li>';
  const list = () => screen.queryByRole('list', { name: 'API used by OrderTags', hidden: true });
  const showWith = (given: DemoModule) => render(<DemoSource demo={given} onReset={() => {}} />);
  const hrefs = () =>
    within(list()!)
      .getAllByRole('link', { hidden: true })
      .map((link) => link.getAttribute('href'));
  afterEach(() => {
    baseUrl = '/';
  });

  it('stands above the source, in the language of the page', () => {
    baseUrl = '/zh/';
    const { container } = showWith({
      ...demo([]),
      showSources: (api) => shownSources({ ...texts, api: items }, api),
    });
    expect(hrefs()).toEqual(['/zh/api-docs/chip/']);
    expect(container.querySelector('details [data-styling]')?.previousElementSibling).toBe(list());
  });

  const reached = () => {
    const { showSources: _, ...rest } = demo([]);
    return rest;
  };

  it("comes out of the page's HTML on a page reached by navigation, asked for once", async () => {
    const label = 'API used by OrderTags';
    const { files, preview } = shownSources(
      { ...texts, api: items },
      { className: 'a', label, baseUrl, describeVerified: () => '' },
    );
    const html = `<figure data-demo=OrderTags><details><noscript>${files}</noscript></details>${preview}</figure>`;
    const asked = jest.fn(async () => ({ ok: true, text: async () => html }));
    Object.assign(window, { fetch: asked });
    showWith(reached());
    const { container } = showWith(reached());
    expect(list()).toBeNull();
    await act(async () => {});
    expect(asked.mock.calls).toEqual([['/components/chips/']]);
    expect(within(container).getByRole('list', { name: label, hidden: true })).toBeInTheDocument();
    expect(container).toHaveTextContent('system preview');
    await act(async () =>
      within(container).getByRole('button', { name: 'Copy OrderTags' }).click(),
    );
    expect(copy).toHaveBeenLastCalledWith('system ts');
  });

  it('cannot be copied before it has arrived', async () => {
    Object.assign(window, {
      fetch: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    location.pathname = '/components/offline/';
    showWith(reached());
    await act(async () => {});
    await click('Copy OrderTags');
    expect(copy).not.toHaveBeenCalled();
    expect(screen.getByText('Copying OrderTags failed')).toBeInTheDocument();
    location.pathname = '/components/chips/';
  });

  it('comes with the sources from a development server', async () => {
    showWith({
      ...reached(),
      loadSources: async () => (api) => shownSources({ ...texts, api: items }, api),
    });
    expect(list()).toBeNull();
    await act(async () => {});
    expect(hrefs()).toEqual(['/api-docs/chip/']);
  });

  it('is not there for a demo that touches none', () => {
    showWith(demo([]));
    expect(list()).toBeNull();
  });
});

describe('the ad below', () => {
  const frame = () => screen.queryByRole('complementary', { name: 'Advertisement: OrderTags' });
  const openWith = (ad: boolean) => {
    const { container } = render(<DemoSource demo={demo([])} ad={ad} onReset={() => {}} />);
    expect(frame()).toBeNull();
    act(() => container.querySelector('summary')!.click());
  };
  beforeEach(() => {
    document.head.innerHTML = '<meta name="ad-feed" content="https://ads.example/feed.json">';
    document.body.innerHTML = '<div data-ad=""></div>';
  });
  afterEach(() => {
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });

  it('has its place as soon as a reader opens the source', () => {
    openWith(true);
    expect(frame()).toBeInTheDocument();
  });

  it('is not there on a demo that opts out', () => {
    openWith(false);
    expect(frame()).toBeNull();
  });

  it('is not there without a feed', () => {
    document.head.innerHTML = '';
    openWith(true);
    expect(frame()).toBeNull();
  });
});

const details = (container: HTMLElement) => container.querySelector('details')!;

it.each(['#OrderTags.tsx', '#tailwind-OrderTags.js', '#css-OrderTags.tsx'])(
  'opens its source for %s',
  (hash) => {
    location.hash = hash;
    const { container } = show();
    expect(details(container).open).toBe(true);
  },
);

it('opens the editor for every link that brings code, also for one that is opened twice', async () => {
  const { again } = show();
  const follow = async (hash: string) => {
    location = { ...location, hash };
    again();
    await act(async () => {});
  };
  await follow('#edit=abc.system-OtherTags.tsx');
  expect(screen.queryByText('Close editor')).toBeNull();
  for (const hash of Array.from({ length: 2 }, () => '#edit=abc.system-OrderTags.tsx')) {
    await follow(hash);
    await click('Close editor');
    expect(screen.queryByText('Close editor')).toBeNull();
  }
});

it.each(['', '#OrderTags', '#OtherTags.tsx', '#OrderTags.jsx'])('stays closed for %j', (hash) => {
  location.hash = hash;
  const { container } = show();
  expect(details(container).open).toBe(false);
});

it('opens for a link that is followed later, also a second time', () => {
  const { container, again } = show();
  Object.assign(location, { hash: '#OrderTags.tsx', key: 'b' });
  again();
  expect(details(container).open).toBe(true);
  details(container).open = false;
  again();
  expect(details(container).open).toBe(false);
  location.key = 'c';
  again();
  expect(details(container).open).toBe(true);
});
