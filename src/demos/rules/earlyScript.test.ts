/** @jest-environment jsdom */
import { earlyScript, type EarlyField, type EarlyStage } from './earlyScript';

window.eval(earlyScript());

const stage = () => document.querySelector<EarlyStage>('[data-stage]')!;
const kept = () =>
  stage().earlyInput?.map(({ n, t, k }) => `${n} ${t.id || t.localName}${k ? ` ${k}` : ''}`);

const press = (id: string) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.getElementById(id)!.dispatchEvent(event);
  return event;
};
const key = (id: string, name: string, how: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', {
    key: name,
    bubbles: true,
    cancelable: true,
    ...how,
  });
  document.getElementById(id)!.dispatchEvent(event);
  return event;
};
const point = (id: string, type: string, clientX: number, clientY = 0) =>
  document
    .getElementById(id)!
    .dispatchEvent(new MouseEvent(type, { bubbles: true, clientX, clientY }));

beforeEach(() => {
  document.body.innerHTML = `<a id="outside" href="#x">x</a><div data-stage>
    <a id="link" href="#x">x</a><button id="save">Save</button>
    <label id="label"><input id="check" type="checkbox"></label><input id="radio" type="radio"><input id="slide" type="range">
    <input id="text"><input id="number" type="number"><div id="list" role="combobox" tabindex="0"></div>
    <ul role="tree"><li id="item" role="treeitem" tabindex="0"></li></ul><p id="menu" style="cursor: context-menu">Menu</p>
    <div id="cell" role="gridcell" tabindex="-1"></div><b class="MuiSlider-root"><i id="thumb"></i></b>
    <span id="part" role="spinbutton" contenteditable>MM</span></div>`;
  Object.defineProperty(document.getElementById('part'), 'isContentEditable', { value: true });
});

it('keeps the last press, and keeps it from acting by itself', () => {
  expect(press('link').defaultPrevented).toBe(true);
  expect(press('save').defaultPrevented).toBe(true);
  expect(kept()).toEqual(['click save']);
});

it('leaves to the browser what it does by itself, and what is not on a stage', () => {
  for (const id of ['label', 'check', 'radio', 'slide', 'outside'])
    expect([id, press(id).defaultPrevented]).toEqual([id, false]);
  expect(kept()).toBeUndefined();
  expect(document.querySelector<HTMLInputElement>('#radio')?.checked).toBe(true);
});

it('notes whether Shift was held where a box was pressed last', () => {
  const box = document.querySelector<EarlyField>('#check')!;
  for (const shiftKey of [true, false]) {
    box.dispatchEvent(new MouseEvent('click', { bubbles: true, shiftKey }));
    expect(box.isShifted).toBe(shiftKey);
  }
});

it.each([
  ['list', 'Enter', true],
  ['list', 'ArrowDown', true],
  ['list', ' ', true],
  ['list', 'a', false],
  ['list', 'Tab', false],
  ['list', 'Shift', false],
  ['list', 'F2', true],
  ['cell', 'ArrowDown', true],
  ['cell', 'a', true],
  ['item', 'a', true],
  ['item', '分', true],
  ['item', 'Shift', false],
  ['text', 'Enter', true],
  ['text', 'ArrowDown', true],
  ['text', 'ArrowLeft', false],
  ['text', 'Backspace', true],
  ['text', 'Escape', true],
  ['text', ' ', false],
  ['number', 'ArrowUp', false],
  ['slide', 'ArrowRight', false],
  ['check', ' ', false],
])('on %s, the key %j is kept: %s', (id, name, isKept) => {
  key(id, name);
  expect(kept()).toEqual(isKept ? [`keydown ${id} ${name}`] : undefined);
});

it('keeps the page where it is while a key moves within a list or a grid', () => {
  for (const id of ['cell', 'item', 'list'])
    for (const name of ['ArrowDown', 'PageUp', 'End', ' '])
      expect([id, name, key(id, name).defaultPrevented]).toEqual([id, name, true]);
  expect(key('cell', 'Tab').defaultPrevented).toBe(false);
  // A browser goes back.
  expect(key('cell', 'ArrowLeft', { altKey: true }).defaultPrevented).toBe(false);
  expect(key('save', ' ').defaultPrevented).toBe(false);
  expect(key('slide', 'ArrowDown').defaultPrevented).toBe(false);
});

it('keeps a drag along a slider, wherever it ends, and no click that comes of it', () => {
  point('thumb', 'pointerdown', 10);
  expect(stage().earlyInput).toEqual([expect.objectContaining({ n: 'pointerdown', x: 10 })]);
  expect(stage().earlyInput![0]!.u).toBeUndefined();
  point('outside', 'pointerup', 50, 22);
  point('save', 'click', 50, 22);
  expect(stage().earlyInput).toEqual([
    expect.objectContaining({ n: 'pointerdown', x: 10, y: 0, u: { x: 50, y: 22 } }),
  ]);
  point('save', 'pointerdown', 0);
  point('save', 'pointerup', 0);
  press('save');
  expect(kept()).toEqual(['click save']);
});

it('says whether an input method is at work', () => {
  const text = document.getElementById('text')!;
  const how = { bubbles: true, isComposing: true };
  text.dispatchEvent(new InputEvent('beforeinput', { ...how, inputType: 'insertCompositionText' }));
  expect(stage().isComposing).toBe(true);
  text.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
  expect(stage().isComposing).toBeFalsy();
  expect(kept()).toBeUndefined();
});

it('leaves to the browser what deletes a letter, and what is a command of its own', () => {
  (document.getElementById('text') as HTMLInputElement).value = 'a';
  key('text', 'Backspace');
  document
    .getElementById('item')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: 'r', ctrlKey: true, bubbles: true }));
  expect(kept()).toBeUndefined();
});

it('leaves to an input method the keys of a composition, also the one that ends it in Safari', () => {
  const press = (how: KeyboardEventInit) =>
    document
      .getElementById('text')!
      .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...how }));
  for (const name of ['Enter', 'Escape', 'ArrowDown', 'Backspace']) {
    press({ key: name, isComposing: true });
    press({ key: name, keyCode: 229 });
  }
  expect(kept()).toBeUndefined();
  press({ key: 'Enter' });
  expect(kept()).toEqual(['keydown text Enter']);
});

it('keeps which keys were held, and the second press of a double click', () => {
  const how = { bubbles: true, cancelable: true, detail: 2, shiftKey: true };
  document.getElementById('save')!.dispatchEvent(new MouseEvent('click', how));
  document
    .getElementById('list')!
    .dispatchEvent(new KeyboardEvent('keydown', { key: ' ', ctrlKey: true, bubbles: true }));
  expect(stage().earlyInput).toEqual([
    expect.objectContaining({ n: 'click', c: 2, m: [true, false, false, false] }),
    expect.objectContaining({ n: 'keydown', k: ' ', m: [false, true, false, false] }),
  ]);
});

it('keeps a press for a menu where the pointer announces one, and leaves the browser its own', () => {
  const ask = (id: string) => {
    const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true, button: 2 });
    document.getElementById(id)!.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(ask('save')).toBe(false);
  expect(kept()).toBeUndefined();
  expect(ask('menu')).toBe(true);
  expect(kept()).toEqual(['contextmenu menu']);
});

it('keeps a text that is pasted into what is edited as a whole', () => {
  const event = new InputEvent('beforeinput', {
    inputType: 'insertFromPaste',
    bubbles: true,
    cancelable: true,
  });
  Object.assign(event, { dataTransfer: { getData: () => '12/24/2026' } });
  document.getElementById('part')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(stage().earlyInput).toEqual([expect.objectContaining({ k: '12/24/2026', p: true })]);
});

it('keeps the text of what is edited as a whole, after the press that led there', () => {
  press('save');
  press('part');
  for (const data of ['1', '2']) {
    const event = new InputEvent('beforeinput', { data, bubbles: true, cancelable: true });
    document.getElementById('part')!.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  }
  key('part', 'Backspace');
  expect(kept()).toEqual([
    'click part',
    'beforeinput part 1',
    'beforeinput part 2',
    'keydown part Backspace',
  ]);
});

it('keeps that a text was deleted of what is edited as a whole', () => {
  const event = new InputEvent('beforeinput', {
    inputType: 'deleteContentBackward',
    bubbles: true,
    cancelable: true,
  });
  document.getElementById('part')!.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(stage().earlyInput).toEqual([expect.objectContaining({ n: 'beforeinput', k: '' })]);
});

it('keeps nothing of a demo that is alive', () => {
  stage().earlyInput = null;
  expect(press('link').defaultPrevented).toBe(false);
  expect(stage().earlyInput).toBeNull();
});
