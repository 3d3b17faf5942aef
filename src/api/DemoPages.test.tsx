/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { apiPage } from '../../tests/support/apiPage';
import { DemoPages } from './DemoPages';

const demo = (page: number, name: string) => ({
  id: `docs/${page}/${name}`,
  pathname: `/${page}/`,
  name,
});
const hrefs = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

it('names the demos of each page below its title in the language of the page', () => {
  const all = [demo(1, 'One'), demo(2, 'Two'), demo(1, 'Three')];
  const { container } = render(
    <DemoPages
      page={apiPage(undefined, {
        demos: { all, members: {} },
        titles: { en: { '/1/': 'First' }, zh: { '/1/': '第一' } },
      })}
    />,
  );
  expect(hrefs(container)).toEqual(['/1/', '/1/#One', '/1/#Three', '/2/', '/2/#Two']);
  expect(screen.getByRole('link', { name: '第一' })).toHaveAttribute('href', '/1/');
  expect(screen.queryByRole('group')).toBeNull();
});

it('takes the English titles where a language has none', () => {
  render(
    <DemoPages
      page={apiPage(undefined, {
        demos: { all: [demo(1, 'One')], members: {} },
        titles: { en: { '/1/': 'First' } },
      })}
    />,
  );
  expect(screen.getByRole('link', { name: 'First' })).toBeInTheDocument();
});

it('folds further pages away, and says how many there are', () => {
  const all = Array.from({ length: 8 }, (_, index) => [demo(index, 'A'), demo(index, 'B')]).flat();
  render(<DemoPages page={apiPage(undefined, { demos: { all, members: {} } })} />);
  const more = screen.getByText('More pages (2)').closest('details')!;
  expect(hrefs(more)).toEqual(['/6/#A', '/7/#A']);
});
