/** @jest-environment jsdom */
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import * as library from 'react-helmet-async';
import * as lean from './helmet';

interface Implementation {
  Helmet: ComponentType<{ children?: ReactNode }>;
  HelmetProvider: ComponentType<{ children: ReactNode }>;
}

const page = ({ Helmet }: Implementation, name: string, extra = true) => (
  <>
    <Helmet>
      <html lang="en" className="outer" data-has-hydrated={extra} />
      <title>Site</title>
      <meta name="viewport" content="width=device-width" />
      <meta property="og:title" content="Site" />
      <link rel="canonical" href="https://docs.example/" />
      <link rel="alternate" href="https://docs.example/zh/" hrefLang="zh" type={undefined} />
    </Helmet>
    <Helmet>
      <html lang="en" className={`outer ${name}`} />
      <body className={name} />
      <title>{`${name} - Site`}</title>
      <meta property="og:title" content={name} />
      {extra ? <meta name="description" content={`About ${name}`} /> : null}
      <link rel="canonical" href={`https://docs.example/${name}/`} />
      {[<meta key="id" name="mui:productId" content={name} />]}
      <meta httpEquiv="x-test" content="1" />
      <script type="application/ld+json">{`{"name":"${name}"}`}</script>
    </Helmet>
  </>
);

/** The document's head and the attributes around it, in no order: only links and scripts would care. */
function documentState(): unknown {
  const attributes = (element: Element) =>
    [...element.attributes]
      .map(({ name, value }) => (name === 'data-rh' ? 'data-rh' : `${name}=${value}`))
      .sort();
  return {
    title: document.title,
    html: attributes(document.documentElement),
    body: attributes(document.body),
    tags: [...document.head.querySelectorAll('[data-rh]:not(title)')]
      .map((element) => `${element.tagName} ${attributes(element).join()} ${element.textContent}`)
      .sort(),
  };
}

const settled = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

async function statesOf(implementation: Implementation): Promise<unknown[]> {
  document.head.innerHTML = '<meta name="theme-color" content="red">';
  document.documentElement.className = '';
  const { HelmetProvider } = implementation;
  const states: unknown[] = [];
  const show = (content: ReactNode) => <HelmetProvider>{content}</HelmetProvider>;
  const view = render(show(page(implementation, 'buttons')));
  await settled();
  states.push(documentState());
  view.rerender(show(page(implementation, 'tabs', false)));
  await settled();
  states.push(documentState());
  view.rerender(
    show(
      <implementation.Helmet>
        <title>Alone</title>
      </implementation.Helmet>,
    ),
  );
  await settled();
  states.push(documentState());
  expect(document.querySelector('meta[name="theme-color"]')).not.toBeNull();
  cleanup();
  await settled();
  return states;
}

it('does to the document what the library does, at first, after a change and for what is gone', async () => {
  const expected = await statesOf(library as unknown as Implementation);
  expect(await statesOf(lean as unknown as Implementation)).toEqual(expected);
  expect(JSON.stringify(expected)).toContain('About buttons');
});

it('leaves the tags of the server where they are', async () => {
  document.head.innerHTML =
    '<meta data-rh="true" name="description" content="About buttons"><meta data-rh="true" name="old" content="1">';
  const [kept] = document.head.children;
  render(
    <lean.Helmet>
      <meta name="description" content="About buttons" />
    </lean.Helmet>,
  );
  await settled();
  expect([...document.head.children]).toEqual([kept]);
});
