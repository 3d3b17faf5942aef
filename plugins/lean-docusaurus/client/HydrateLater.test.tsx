/** @jest-environment jsdom */
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { HydrateLater } from './HydrateLater';

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}
globalThis.IS_REACT_ACT_ENVIRONMENT = true;

const piece = (
  <HydrateLater as="figure" className="code" data-kind="demo">
    <button type="button">Copy</button>
  </HydrateLater>
);

it('is an element like any other, with no mark that nobody would take away', async () => {
  const html = renderToString(piece);
  expect(html).toBe(
    '<figure class="code" data-kind="demo"><button type="button">Copy</button></figure>',
  );
  const container = document.createElement('div');
  container.innerHTML = html;
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(container, piece, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container.innerHTML).toBe(html);
});
