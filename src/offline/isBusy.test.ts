/** @jest-environment jsdom */
import { isBusy } from './isBusy';

jest.mock('../ui', () => ({ pageSelection: () => window.getSelection() }));

const show = (html: string) => {
  document.body.innerHTML = html;
};

it('leaves alone who types or has selected something', () => {
  show('<input /><button>b</button><p>text</p>');
  expect(isBusy()).toBe(false);
  document.querySelector('input')!.focus();
  expect(isBusy()).toBe(true);
  document.querySelector('button')!.focus();
  expect(isBusy()).toBe(false);
  window.getSelection()!.selectAllChildren(document.querySelector('p')!);
  expect(isBusy()).toBe(true);
  window.getSelection()!.removeAllRanges();
});

it('leaves alone who is in a frame, which the page does not look into', () => {
  show('<iframe tabindex="0"></iframe>');
  expect(isBusy()).toBe(false);
  document.querySelector('iframe')!.focus();
  expect(isBusy()).toBe(true);
});

it('leaves an open editor alone, wherever the focus is: what is in it may be kept nowhere', () => {
  show('<button>b</button><section data-editor><button>Copy link</button></section>');
  expect(isBusy()).toBe(true);
  for (const button of document.querySelectorAll('button')) {
    button.focus();
    expect(isBusy()).toBe(true);
  }
  document.querySelector('section')!.remove();
  expect(isBusy()).toBe(false);
});
