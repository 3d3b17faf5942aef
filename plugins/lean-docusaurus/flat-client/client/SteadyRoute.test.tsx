/** @jest-environment jsdom */
import { createElement, render } from 'preact';
import { act } from 'preact/test-utils';

// What the bundler does for the frame. React itself renders more than it has to here: it looks at contexts that a nearer one hides.
jest.mock('react', () => jest.requireActual('preact/compat'));
jest.mock('react/jsx-runtime', () => jest.requireActual('preact/compat/jsx-runtime'));

import { createMemoryHistory } from 'history';
import { Route, Router, useLocation, useRouteMatch } from 'react-router-dom';
import SteadyRoute from './SteadyRoute';

const rendered = jest.fn();
function Page() {
  const seen = `${useLocation().pathname} ${useRouteMatch().isExact}`;
  rendered(seen);
  return createElement('p', {}, seen);
}
// One element, as Docusaurus has for all of its routes.
const page = createElement(Route as never, { path: '/' }, createElement(Page, {}));

it.each([
  ['the old page is left alone', SteadyRoute, []],
  ['a plain route would render it again', Route, ['/a/ false']],
])('while another page is on its way, %s', (_title, Around, again) => {
  const history = createMemoryHistory({ initialEntries: ['/a/'] });
  const place = document.createElement('div');
  const show = (location: typeof history.location) =>
    act(() => {
      const around = createElement(Around as never, { location, render: () => page } as never);
      render(createElement(Router as never, { history } as never, around), place);
    });
  const old = history.location;
  void show(old);
  rendered.mockClear();
  void act(() => history.push('/'));
  expect(rendered.mock.calls.flat()).toEqual(again);
  expect(place.textContent).toBe('/a/ false');
  void show(history.location);
  expect(place.textContent).toBe('/ true');
});
