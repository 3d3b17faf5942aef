/** @jest-environment jsdom */
import { settleStage } from './settleStage';

function stageWith(html: string): HTMLElement {
  const stage = document.createElement('div');
  stage.innerHTML = html;
  document.body.replaceChildren(stage);
  return stage;
}

beforeEach(() => document.head.replaceChildren());

const both =
  '<style>.a{}</style><div data-density-copy="standard"><button>Save</button></div><div data-density-copy="compact"><button class="small">Save</button></div>';

it('keeps the size that is shown, as the same nodes, and moves styles to the head', () => {
  const stage = stageWith(both);
  const button = stage.querySelector('.small');
  expect(settleStage(stage, 'compact')).toBe(true);
  expect([...stage.childNodes]).toEqual([button]);
  expect(document.head.querySelectorAll('style')).toHaveLength(1);
});

it('keeps the shown one of what differs within a demo', () => {
  const stage = stageWith(
    '<div data-at-rest=""><p>Rows</p><div data-density-copy="standard"><button>Next</button></div><div data-density-copy="compact"><button class="small">Next</button></div></div>',
  );
  expect(settleStage(stage, 'compact')).toBe(true);
  expect(stage.innerHTML).toBe(
    '<div data-at-rest=""><p>Rows</p><button class="small">Next</button></div>',
  );
  expect(settleStage(stage, 'standard')).toBe(false);
});

it('can be called again', () => {
  const stage = stageWith(both);
  settleStage(stage, 'standard');
  expect(settleStage(stage, 'standard')).toBe(true);
  expect(stage.innerHTML).toBe('<button>Save</button>');
});

it('tells that the other size cannot be hydrated any more', () => {
  const stage = stageWith(both);
  settleStage(stage, 'standard');
  expect(settleStage(stage, 'compact')).toBe(false);
});

it('leaves a demo with one rendering for both sizes alone', () => {
  const stage = stageWith('<p>chart</p>');
  expect(settleStage(stage, 'compact')).toBe(true);
  expect(stage.innerHTML).toBe('<p>chart</p>');
  expect(settleStage(stageWith(''), 'standard')).toBe(false);
});

it('leaves focus and selection where they are', () => {
  const stage = document.createElement('div');
  stage.innerHTML = `<div data-density-copy="standard"><input value="Ada"></div><div data-density-copy="compact"><input></div>`;
  document.body.append(stage);
  const field = stage.querySelector('input')!;
  field.focus();
  field.setSelectionRange(1, 2);
  settleStage(stage, 'standard');
  expect(stage.children).toHaveLength(1);
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2]);
  stage.remove();
});
