import type { EarlyAct, EarlyField, EarlyStage } from '../rules/earlyScript';
import { heldKeys, pointAgain } from './pointAgain';
import { selectionOf, type FieldSelection } from './selectionOf';
import { whenComposed } from './whenComposed';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a field holds. */
interface Content {
  value: string;
  checked: boolean;
  selected: readonly boolean[];
  files: FileList | null;
  /** What is selected, where the field has a selection. */
  selection: FieldSelection | null;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

const isShifted = (field: Element) => (field as EarlyField).isShifted === true;

const isFile = (field: Field): field is HTMLInputElement => field.type === 'file';

/** Whether letters that are typed go into it. */
const isTyped = (element: Element | null): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(text|search|number)$/.test(element.type));

const contentOf = (field: Field): Content => ({
  value: field.value,
  checked: isToggle(field) && field.checked,
  selected:
    field instanceof HTMLSelectElement ? [...field.options].map(({ selected }) => selected) : [],
  files: field instanceof HTMLInputElement ? field.files : null,
  selection: selectionOf(field),
});

/** What the HTML says that a field holds, as the browser reads it: a slider rounds to its steps. */
function initialContent(field: Field): Pick<Content, 'value' | 'checked' | 'selected'> {
  const copy = field.cloneNode(true) as Field;
  if (copy instanceof HTMLSelectElement) {
    const options = [...copy.options];
    const chosen = options.map(({ defaultSelected }) => defaultSelected);
    options.forEach((option, index) => (option.selected = chosen[index]!));
    // One is always chosen where only one can be.
    if (!copy.multiple && !chosen.includes(true))
      copy.selectedIndex = options.findIndex(({ disabled }) => !disabled);
  } else if (copy.type !== 'file') {
    copy.value = copy.defaultValue;
  }
  return {
    value: copy.value,
    checked: copy instanceof HTMLInputElement && copy.defaultChecked,
    selected: contentOf(copy).selected,
  };
}

/** Whether somebody has changed a field: a reader, the browser that fills it in or brings back what it held. */
function isChanged(field: Field): boolean {
  const was = initialContent(field);
  if (isToggle(field)) return field.checked !== was.checked;
  if (field instanceof HTMLSelectElement)
    return contentOf(field).selected.some((selected, index) => selected !== was.selected[index]);
  if (isFile(field)) return Boolean(field.files?.length);
  return field.value !== was.value;
}

const tell = (target: Element, ...types: string[]) =>
  types.forEach((type) => target.dispatchEvent(new Event(type, { bubbles: true })));

/**
 * Gives a field what it held, so that React notices: it remembers what was set through the element itself.
 * @param shiftKey - whether it was held
 */
function write(field: Field, content: Content, shiftKey = false): void {
  const { value, checked, selected, files, selection } = content;
  if (isToggle(field)) {
    // The one of a group that is chosen speaks for the others.
    if (field.type === 'radio' && !checked) return;
    field.checked = !checked;
    const how = { bubbles: true, cancelable: true, composed: true, view: window, shiftKey };
    field.dispatchEvent(new MouseEvent('click', how));
    return;
  }
  if (field instanceof HTMLSelectElement) {
    [...field.options].forEach((option, index) => (option.selected = selected[index] ?? false));
    tell(field, 'input', 'change');
    return;
  }
  if (isFile(field)) {
    field.files = files;
    tell(field, 'input', 'change');
    return;
  }
  field.value = field.defaultValue;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')!;
  set!.call(field, value);
  // Before anybody is told: what is told may move it, as a reader's letter would.
  if (selection && selectionOf(field)) field.setSelectionRange(...selection);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
  if (field.type === 'range') tell(field, 'change');
}

/** Gives an element a text as from the clipboard. */
function paste(target: Element, text: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  target.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true, composed: true }),
  );
}

/** Lets React show what has happened. */
const shown = () => new Promise((resolve) => setTimeout(resolve));

/** What was done with a demo before it was alive. */
export interface EarlyInput {
  /** Whether anything was done, which is to be done again before the reader's next key. */
  isTouched: () => boolean;
  /** Does it again; the demo is alive. */
  replay: () => Promise<void>;
  /** Forgets it. */
  stop: () => void;
}

/**
 * Keeps what a reader, or the browser for them, has done with a demo's HTML and does until the demo is alive: what fields hold, the
 * selection, the focus, the last press. Elements are found again by their place: hydration keeps them, a fresh render has made
 * equal ones.
 * @param stage - holds the demo's HTML as it will be taken over or replaced
 */
export function keepEarlyInput(stage: EarlyStage): EarlyInput {
  const tops = [...stage.children];
  const fieldsIn = () =>
    [...stage.querySelectorAll<Field>('input, textarea, select')].filter(
      (field) => !field.disabled && !(field as HTMLInputElement).readOnly,
    );
  const fields = fieldsIn();
  const kept = new Map<Field, Content>();
  fields.filter(isChanged).forEach((field) => kept.set(field, contentOf(field)));
  const within = () => (stage.contains(document.activeElement) ? document.activeElement : null);
  // What a demo opens beside the page, such as a menu, takes the focus along.
  const opened = () => {
    const active = document.activeElement;
    return active?.closest('.MuiModal-root, .MuiPopper-root') ? active : null;
  };
  let focused = within();
  // What is selected is about to be typed over, though nothing has changed yet: React sets the text of some fields once more.
  const selecting = fields.find((field) => field === focused && selectionOf(field));
  if (selecting) kept.set(selecting, contentOf(selecting));

  /** The element that stands where this one stood. */
  const find = (element: Element): Element | undefined => {
    if (stage.contains(element)) return element;
    const path: number[] = [];
    let node = element;
    for (; node.parentElement; node = node.parentElement)
      path.unshift([...node.parentElement.children].indexOf(node));
    const found = [tops.indexOf(node), ...path].reduce<Element | undefined>(
      (parent, index) => parent?.children[index],
      stage,
    );
    return found?.localName === element.localName ? found : undefined;
  };

  const note = ({ target }: Event) => {
    if (fields.includes(target as Field)) kept.set(target as Field, contentOf(target as Field));
  };
  const follow = ({ target, type, relatedTarget }: FocusEvent) => {
    if (type === 'focusin') focused = target as Element;
    // What is taken out of the page loses the focus too.
    else if (relatedTarget || document.hasFocus())
      queueMicrotask(() => {
        if ((target as Element).isConnected && focused === target) focused = within();
      });
  };
  const listen = (change: 'addEventListener' | 'removeEventListener') => {
    for (const type of ['input', 'change', 'select', 'keyup', 'pointerup'])
      stage[change](type, note, true);
    stage[change]('focusin', follow as EventListener, true);
    stage[change]('focusout', follow as EventListener, true);
  };
  listen('addEventListener');

  const take = (): EarlyAct[] => {
    const acts = stage.earlyInput ?? [];
    stage.earlyInput = null;
    listen('removeEventListener');
    return acts;
  };

  const repeat = async (done: EarlyAct) => {
    const { n: type, t: early, k, m, p: isPasted } = done;
    const isPointed = type === 'click' || type === 'contextmenu' || type === 'pointerdown';
    const place = find(early);
    // Keys go where the focus has gone meanwhile, as to the next part of a date.
    const target = isPointed ? place : (within() ?? opened() ?? place);
    if (!target || (!isPointed && typeof k !== 'string')) return;
    if (isPointed) {
      pointAgain(target, done);
    } else if (type === 'keydown') {
      const how = { key: k!, bubbles: true, cancelable: true, composed: true, ...heldKeys(m) };
      const isTaken = !target.dispatchEvent(new KeyboardEvent('keydown', how));
      target.dispatchEvent(new KeyboardEvent('keyup', how));
      await shown();
      // A letter may open the field that it is for, as in a cell; a space is for one that is open.
      const field = within();
      if (!isTaken && k!.length === 1 && isTyped(field) && (k !== ' ' || field === target))
        write(field, { ...contentOf(field), value: field.value + k!, selection: null });
    } else if (isPasted) {
      paste(target, k!);
    } else if ((target as HTMLElement).isContentEditable) {
      target.textContent = k!;
      target.dispatchEvent(
        new InputEvent('input', {
          bubbles: true,
          inputType: k ? 'insertText' : 'deleteContentBackward',
          data: k || null,
        }),
      );
    }
    await shown();
  };

  return {
    isTouched: () => focused !== null || kept.size > 0 || Boolean(stage.earlyInput?.length),
    stop: () => void take(),
    replay: async () => {
      // Before a composition has ended, what its field holds is on its way.
      if (stage.isComposing) await new Promise<void>((resolve) => whenComposed(stage, resolve));
      const acts = take();
      // What has left the page holds still what it held.
      for (const field of fields)
        if (!stage.contains(field) && isChanged(field)) {
          // Of the selection, browsers forget what it was.
          const { selection = null } = kept.get(field) ?? {};
          kept.set(field, { ...contentOf(field), selection });
        }
      const active = focused && find(focused);
      const isFree = !document.activeElement || document.activeElement === document.body;
      // Where a range begins is said before where it ends.
      const inOrder = [...kept].sort(([a], [b]) => Number(isShifted(a)) - Number(isShifted(b)));
      for (const [early, content] of inOrder) {
        const field = find(early) as Field | undefined;
        if (!field || field === active) continue;
        tell(field, 'focusin');
        write(field, content, isShifted(early));
        tell(field, 'focusout');
      }
      if (active instanceof HTMLElement) {
        if (active === document.activeElement) tell(active, 'focusin');
        else if (isFree) active.focus({ preventScroll: true });
        const content = kept.get(focused as Field);
        if (content) write(active as Field, content, isShifted(focused!));
      }
      if (acts.length > 0) await shown();
      for (const act of acts) await repeat(act);
    },
  };
}
