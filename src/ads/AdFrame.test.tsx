/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { AdFrame } from './AdFrame';

jest.mock('@docusaurus/router', () => ({}), { virtual: true });
let arrives = true;
jest.mock('./Ad', () => {
  if (!arrives) throw new Error('The chunk did not arrive.');
  return { Ad: ({ demo }: { demo?: string }) => <p>Ad of {demo ?? 'the page'}</p> };
});

beforeEach(() => {
  jest.resetModules();
  jest.useFakeTimers();
  arrives = true;
});
afterEach(() => jest.useRealTimers());
// jsdom has no idle callback, like Safari. One pause for the script, one for what it shows.
const idle = async () => {
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await act(() => jest.advanceTimersByTimeAsync(1000));
};

it('is a named region, empty until the page is idle', async () => {
  render(<AdFrame />);
  const region = screen.getByRole('complementary', { name: 'Advertisement' });
  expect(region).toBeEmptyDOMElement();
  expect(region).toHaveClass('frame');
  await idle();
  expect(region).toHaveTextContent('Ad of the page');
});

it('names the demo it belongs to', async () => {
  render(<AdFrame demo="OrderTags" />);
  const region = screen.getByRole('complementary', { name: 'Advertisement: OrderTags' });
  expect(region).toHaveClass('small');
  await idle();
  expect(region).toHaveTextContent('Ad of OrderTags');
});

it('stays an empty box when its code does not arrive', async () => {
  arrives = false;
  render(<AdFrame />);
  await idle();
  expect(screen.getByRole('complementary')).toBeEmptyDOMElement();
});

it('fetches nothing for a page that was left', async () => {
  render(<AdFrame />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

it('shows nothing on a page that was left meanwhile', async () => {
  const { unmount } = render(<AdFrame />);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
