/** @jest-environment jsdom */
import { act, useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { EarlyField, EarlyStage } from '../rules/earlyScript';
import { keepEarlyInput } from './replayInput';

// Not at the top: the server has none of it.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
// jsdom has none.
globalThis.PointerEvent ??= MouseEvent as typeof PointerEvent;

declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean;
}

/** What React was told, in order. */
let told: string[] = [];
let state: Record<string, unknown> = {};

/** A field of each kind that demos use, all controlled. */
function Form() {
  const [values, setValues] = useState<Record<string, string | boolean>>({
    name: 'Ada',
    note: '',
    level: '30',
    size: 'm',
    agree: false,
    plan: 'free',
  });
  useEffect(() => {
    state = values;
  });
  const set = (name: string, value: string | boolean) => {
    told.push(`${name} ${String(value)}`);
    setValues((old) => ({ ...old, [name]: value }));
  };
  const text = (name: string) => ({
    id: name,
    value: values[name] as string,
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
    onFocus: () => told.push(`focus ${name}`),
    onBlur: () => told.push(`blur ${name}`),
  });
  return (
    <form>
      <p>
        <input {...text('name')} />
      </p>
      <textarea {...text('note')} />
      <input type="range" step={10} {...text('level')} />
      <select {...text('size')}>
        <option value="s">S</option>
        <option value="m">M</option>
        <option value="l">L</option>
      </select>
      <input
        id="agree"
        type="checkbox"
        checked={values.agree as boolean}
        onChange={({ target }) => set('agree', target.checked)}
      />
      {['free', 'pro'].map((plan) => (
        <input
          key={plan}
          id={plan}
          type="radio"
          name="plan"
          checked={values.plan === plan}
          onChange={() => set('plan', plan)}
        />
      ))}
      <div id="menu" role="button" tabIndex={0} onMouseDown={() => told.push('opened')} />
    </form>
  );
}

let stage: EarlyStage;
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const type = (id: string, value: string) => {
  const { set } = Object.getOwnPropertyDescriptor(
    Object.getPrototypeOf(field(id)) as object,
    'value',
  )!;
  set!.call(field(id), value);
};

beforeEach(() => {
  told = [];
  document.body.innerHTML = `<div data-stage>${renderToString(<Form />)}</div><input id="elsewhere">`;
  stage = document.querySelector('[data-stage]')!;
});

/** Brings the stage to life, with or without its nodes. */
async function mount(hydrates: boolean, meanwhile = () => {}, element: ReactElement = <Form />) {
  const early = keepEarlyInput(stage);
  meanwhile();
  await act(async () => {
    if (hydrates) hydrateRoot(stage, element);
    else createRoot(stage).render(element);
  });
  await act(() => early.replay());
}

describe.each([
  ['that is taken over', true],
  ['that is rendered anew', false],
])('of a stage %s', (_, hydrates) => {
  it('nothing is told of what nobody has changed', async () => {
    await mount(hydrates);
    expect(told).toEqual([]);
    expect(stage.earlyInput).toBeNull();
  });

  it('each kind of field holds what the reader gave it, and React knows', async () => {
    type('name', 'Grace');
    type('note', 'two\nlines');
    type('level', '70');
    type('size', 's');
    field('agree').checked = true;
    field('pro').checked = true;
    await mount(hydrates);
    const wanted = {
      name: 'Grace',
      note: 'two\nlines',
      level: '70',
      size: 's',
      agree: true,
      plan: 'pro',
    };
    expect(state).toEqual(wanted);
    expect(['name', 'note', 'level', 'size'].map((id) => field(id).value)).toEqual([
      'Grace',
      'two\nlines',
      '70',
      's',
    ]);
    expect([field('agree').checked, field('free').checked, field('pro').checked]).toEqual([
      true,
      false,
      true,
    ]);
    // A field that was left validates what it holds.
    expect(told).toEqual(expect.arrayContaining(['focus name', 'name Grace', 'blur name']));
  });

  it('boxes are pressed with Shift where they were, after those that begin the range', async () => {
    const boxes = [0, 1, 2].map((id) => (
      <input
        key={id}
        id={`box ${id}`}
        type="checkbox"
        onChange={({ nativeEvent }) => told.push(`${id} ${(nativeEvent as MouseEvent).shiftKey}`)}
      />
    ));
    stage.innerHTML = renderToString(boxes);
    for (const id of ['box 0', 'box 2']) field(id).checked = true;
    (field('box 0') as EarlyField).isShifted = true;
    await mount(hydrates, undefined, <>{boxes}</>);
    expect(told).toEqual(['2 false', '0 true']);
    expect([0, 1, 2].map((id) => field(`box ${id}`).checked)).toEqual([true, false, true]);
  });

  it('a text that was deleted is gone', async () => {
    type('name', '');
    await mount(hydrates);
    expect(state.name).toBe('');
    expect(field('name').value).toBe('');
  });

  it('focus and caret are where they were, also of what was typed while the demo came', async () => {
    await mount(hydrates, () => {
      field('name').focus();
      type('name', 'Ada L');
      field('name').setSelectionRange(2, 4);
      field('name').dispatchEvent(new InputEvent('input', { bubbles: true }));
    });
    expect(document.activeElement).toBe(field('name'));
    expect(field('name').value).toBe('Ada L');
    expect([field('name').selectionStart, field('name').selectionEnd]).toEqual([2, 4]);
    expect(told).toEqual(['focus name', 'name Ada L']);
  });

  it('what was selected before the demo came is selected, and nothing is told of it', async () => {
    field('name').focus();
    field('name').setSelectionRange(0, 2, 'backward');
    const early = keepEarlyInput(stage);
    await act(async () => {
      if (hydrates) hydrateRoot(stage, <Form />);
      else createRoot(stage).render(<Form />);
    });
    // As React does when it takes over a text of several lines.
    for (const text of ['', 'Ada']) type('name', text);
    await act(() => early.replay());
    const { selectionStart, selectionEnd, selectionDirection } = field('name');
    expect([selectionStart, selectionEnd, selectionDirection]).toEqual([0, 2, 'backward']);
    expect(document.activeElement).toBe(field('name'));
    expect(told.filter((each) => !each.startsWith('focus'))).toEqual([]);
  });

  it('the focus is not taken from where the reader has gone', async () => {
    await mount(hydrates, () => {
      field('name').focus();
      type('name', 'Ada L');
      field('name').dispatchEvent(new InputEvent('input', { bubbles: true }));
      field('elsewhere').focus();
    });
    expect(document.activeElement).toBe(field('elsewhere'));
    expect(state.name).toBe('Ada L');
  });

  it('the last press comes in the order of a pointer', async () => {
    stage.earlyInput = [{ n: 'click', t: document.getElementById('menu')!, x: 3, y: 4 }];
    const types: string[] = [];
    for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
      stage.addEventListener(name, (event) =>
        types.push(`${event.type} ${(event as MouseEvent).clientX}`),
      );
    await mount(hydrates);
    expect(told).toEqual(['opened']);
    expect(types).toEqual(['pointerdown 3', 'mousedown 3', 'pointerup 3', 'mouseup 3', 'click 3']);
  });
});

/** What is edited as a whole, and a cell in which a letter opens a field. */
function Sheet() {
  const [part, setPart] = useState('30');
  const [text, setText] = useState<string>();
  return (
    <div>
      <span
        id="part"
        role="spinbutton"
        aria-valuenow={0}
        tabIndex={0}
        onInput={({ currentTarget }) => {
          told.push('input');
          setPart(currentTarget.textContent || 'DD');
        }}
      >
        {part}
      </span>
      <div id="cell" role="gridcell" tabIndex={-1} onKeyDown={() => setText((old) => old ?? '')}>
        {text === undefined ? null : (
          <input
            id="edited"
            value={text}
            ref={(input) => input?.focus()}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </div>
    </div>
  );
}

it('what was deleted of what is edited as a whole is deleted', async () => {
  stage.innerHTML = renderToString(<Sheet />);
  const t = document.getElementById('part')!;
  Object.defineProperty(t, 'isContentEditable', { value: true });
  stage.earlyInput = [{ n: 'beforeinput', t, k: '' }];
  await mount(true, undefined, <Sheet />);
  expect(told).toEqual(['input']);
  expect(document.getElementById('part')?.textContent).toBe('DD');
});

it('letters that open a field in a cell are in it', async () => {
  stage.innerHTML = renderToString(<Sheet />);
  const t = document.getElementById('cell')!;
  t.focus();
  stage.earlyInput = ['5', '6', ' ', '7'].map((k) => ({ n: 'keydown', t, k }));
  await mount(true, undefined, <Sheet />);
  expect(field('edited').value).toBe('56 7');
});

it('keys after a press that opens a menu go to the menu', async () => {
  function Menu() {
    const [isOpen, setOpen] = useState(false);
    return (
      <div>
        <div id="opener" role="button" tabIndex={0} onMouseDown={() => setOpen(true)} />
        {isOpen &&
          createPortal(
            <div className="MuiModal-root">
              <div
                role="menuitem"
                tabIndex={0}
                ref={(item) => item?.focus()}
                onKeyDown={({ key }) => told.push(`item ${key}`)}
              />
            </div>,
            document.body,
          )}
      </div>
    );
  }
  stage.innerHTML = renderToString(<Menu />);
  const t = document.getElementById('opener')!;
  t.focus();
  stage.earlyInput = [
    { n: 'click', t },
    { n: 'keydown', t, k: 'ArrowDown' },
  ];
  await mount(true, undefined, <Menu />);
  expect(told).toEqual(['item ArrowDown']);
});

it('a text that is being composed is left alone until it is whole', async () => {
  field('name').focus();
  type('name', 'ni');
  stage.isComposing = true;
  const early = keepEarlyInput(stage);
  await act(async () => {
    hydrateRoot(stage, <Form />);
  });
  const written: string[] = [];
  field('name').addEventListener('input', () => written.push(field('name').value));
  let end: Promise<void> | undefined;
  await act(async () => {
    end = early.replay();
  });
  expect(written).toEqual([]);
  type('name', '你好');
  stage.isComposing = false;
  await act(async () => {
    field('name').dispatchEvent(new InputEvent('input', { bubbles: true }));
    field('name').dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    await end;
  });
  expect(field('name').value).toBe('你好');
  expect(new Set(written)).toEqual(new Set(['你好']));
  expect(state.name).toBe('你好');
});

it('a double click, a press for a menu and held keys are what they were', async () => {
  const t = document.getElementById('menu')!;
  const m = [true, false, false, true];
  stage.earlyInput = [
    { n: 'click', t, c: 2, m },
    { n: 'contextmenu', t },
    { n: 'keydown', t, k: ' ', m },
  ];
  const seen: string[] = [];
  for (const name of ['mousedown', 'click', 'dblclick', 'contextmenu', 'keydown'])
    stage.addEventListener(name, (event) => {
      const { type: kind, detail, button, shiftKey, ctrlKey, metaKey } = event as MouseEvent;
      const keys = [shiftKey && 'Shift', ctrlKey && 'Control', metaKey && 'Meta'];
      seen.push([kind, detail, button, ...keys].filter(Boolean).join(' '));
    });
  await mount(true);
  expect(seen).toEqual([
    'mousedown 1 Shift Meta',
    'click 1 Shift Meta',
    'mousedown 2 Shift Meta',
    'click 2 Shift Meta',
    'dblclick 2 Shift Meta',
    'mousedown 1 2',
    'contextmenu 1 2',
    'keydown Shift Meta',
  ]);
});

it('a text that the demo empties as it begins is there again', async () => {
  function Emptying() {
    const [value, setValue] = useState('');
    useEffect(() => {
      field('name').value = '';
    }, []);
    return (
      <form>
        <p>
          <input id="name" value={value} onChange={({ target }) => setValue(target.value)} />
          {value.length}
        </p>
      </form>
    );
  }
  stage.innerHTML = renderToString(<Emptying />);
  type('name', 'ber');
  await mount(true, undefined, <Emptying />);
  expect(field('name').value).toBe('ber');
  expect(stage.textContent).toBe('3');
});

it('of a demo that is gone, nothing is done again', async () => {
  stage.earlyInput = [{ n: 'click', t: document.getElementById('menu')! }];
  type('name', 'Grace');
  const early = keepEarlyInput(stage);
  stage.replaceChildren();
  await expect(early.replay()).resolves.toBeUndefined();
  expect(told).toEqual([]);
});
