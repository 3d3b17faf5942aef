/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { lateComponent } from './lateComponent';

it('says that it is to come, and then shows the component', async () => {
  const load = jest.fn(async () => () => <b>Anchor</b>);
  const Late = lateComponent(load, '100vh');
  expect(renderToString(<Late />)).toContain('is being loaded');
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    render(<Late />);
  });
  expect(screen.getByText('Anchor')).toBeVisible();
});

it('says when it does not come', async () => {
  const Late = lateComponent(async () => {
    throw new Error('offline');
  }, '100vh');
  await act(async () => {
    render(<Late />);
  });
  expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded');
});

it('has its room before it is there', async () => {
  const Late = lateComponent(async () => () => <b>Anchor</b>, '11rem');
  const room = /min-block-size:11rem/;
  expect(renderToString(<Late />)).toMatch(room);
  await act(async () => {
    render(<Late />);
  });
  expect(screen.getByText('Anchor').parentElement?.outerHTML.replaceAll(' ', '')).toMatch(room);
});
