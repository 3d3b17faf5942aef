/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/dom';
import { standInPopover } from '../../tests/support/standInPopover';
import { openVersions } from './openVersions';

beforeAll(standInPopover);

it('closes the panel before the menu opens, and gets to the versions', () => {
  document.body.innerHTML = `<div id="version-menu" popover><details><summary>Installed versions</summary></details></div>
    <div id="lens-panel" popover><button>Change versions</button></div>`;
  const toggled: string[] = [];
  document.addEventListener(
    'toggle',
    (event) => {
      const { id } = event.target as Element;
      if (id) toggled.push(`${id} ${(event as ToggleEvent).newState}`);
    },
    true,
  );
  openVersions();
  expect(toggled).toEqual(['lens-panel closed', 'version-menu open']);
  expect(document.querySelector('details')).toHaveAttribute('open');
  expect(screen.getByText('Installed versions')).toHaveFocus();
});

it('leaves a page without the menu as it is', () => {
  document.body.innerHTML = '<button>Change versions</button>';
  screen.getByRole('button').focus();
  openVersions();
  expect(screen.getByRole('button')).toHaveFocus();
});
