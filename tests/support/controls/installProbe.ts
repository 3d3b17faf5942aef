import type { Aim, Change, Control, ControlKind, Probe } from './types';

/**
 * Gives the page an object `controlProbe` (see {@link Probe}) that lists the controls of a demo and tells whether working
 * one of them has changed anything. It is run in the page, so that it uses nothing from outside of itself.
 */
export function installProbe(): void {
  const mostAlike = 2;
  const most = 40;

  const stageOf = (demo: string): HTMLElement => {
    const stage = document.querySelector<HTMLElement>(
      `[data-demo="${CSS.escape(demo)}"] [data-stage]`,
    );
    if (!stage) throw new Error(`there is no stage of ${demo}`);
    return stage;
  };
  const portals = () =>
    [...document.body.children].filter(
      (element) =>
        element.id !== '__docusaurus' &&
        !/^(SCRIPT|STYLE|LINK|NOSCRIPT)$/.test(element.tagName) &&
        // A popper that a click opens has this role too.
        !element.matches('.MuiTooltip-popper, [data-popper-placement]:has(> .MuiTooltip-tooltip)'),
    );

  /* Controls */

  const widgets =
    '.MuiDataGrid-root, [role="tree"], [role="grid"], .MuiPickersLayout-root, table, .MuiAutocomplete-root [role="listbox"]';
  const besideKinds: readonly ControlKind[] = [
    'switch',
    'checkbox',
    'radio',
    'slider',
    'select',
    'native select',
    'toggle',
    'tab',
  ];
  const candidates =
    'button, [role="button"], input, textarea, select, [role="combobox"], [role="slider"], [role="tab"], ' +
    '[role="spinbutton"], [role="treeitem"], [role="columnheader"].MuiDataGrid-columnHeader--sortable:has(.MuiDataGrid-iconButtonContainer), .MuiChip-deleteIcon';

  const kindOf = (element: Element): ControlKind | null => {
    const role = element.getAttribute('role');
    if (element.matches('.MuiChip-deleteIcon')) return 'delete icon';
    if (role === 'treeitem') return 'tree item';
    if (role === 'columnheader') return 'sort header';
    if (role === 'spinbutton') return 'section';
    if (role === 'tab') return 'tab';
    if (element instanceof HTMLSelectElement) return 'native select';
    if (element instanceof HTMLInputElement) {
      if (role === 'combobox') return 'autocomplete';
      if (role === 'switch') return 'switch';
      if (element.type === 'checkbox')
        return element.closest('.MuiSwitch-root') ? 'switch' : 'checkbox';
      if (element.type === 'radio') return 'radio';
      if (element.type === 'range') return 'slider';
      if (/^(hidden|file|submit|button|reset|image)$/.test(element.type)) return null;
      return 'text';
    }
    if (element instanceof HTMLTextAreaElement) return 'text';
    if (role === 'combobox') return 'select';
    if (role === 'slider') return 'slider';
    if (element.hasAttribute('aria-pressed')) return 'toggle';
    return 'button';
  };

  /** Whether choosing it again cannot change anything. */
  const isChosen = (element: Element, kind: ControlKind): boolean => {
    if (kind === 'radio') return (element as HTMLInputElement).checked;
    if (kind === 'tab') return element.getAttribute('aria-selected') === 'true';
    if (kind === 'tree item') {
      // A leaf is worked by its checkbox where there is one, and by nothing where nothing is selected.
      const isLeaf = !element.hasAttribute('aria-expanded');
      const box = element.querySelector(':scope > .MuiTreeItem-content input[type="checkbox"]');
      return isLeaf && (box !== null || element.getAttribute('aria-selected') !== 'false');
    }
    if (kind === 'toggle') {
      const group = element.closest('[role="group"]');
      return (
        element.getAttribute('aria-pressed') === 'true' &&
        (group?.querySelectorAll('[aria-pressed]').length ?? 0) > 1
      );
    }
    return element.matches(
      '[aria-current]:not([aria-current="false"]), [aria-selected="true"]:not([role="treeitem"])',
    );
  };

  /** AM and PM of a picker, of which one is chosen, though nothing but its color says so. */
  const pickerButtons =
    '.MuiPickersToolbarButton-root, .MuiTimeClock-amButton, .MuiTimeClock-pmButton';

  const isWorkable = (element: Element): boolean => {
    if (element.matches(pickerButtons)) return false;
    // Its icon is what is pressed.
    if (element.matches('.MuiChip-deletable:not(.MuiChip-clickable)')) return false;
    const { width, height } = element.getBoundingClientRect();
    if (width <= 0 || height <= 0 || !element.checkVisibility({ visibilityProperty: true }))
      return false;
    if (element.closest('[aria-hidden="true"], [inert]') && !element.matches('.MuiChip-deleteIcon'))
      return false;
    if (element.matches(':disabled, [aria-disabled="true"], [aria-readonly="true"], .Mui-disabled'))
      return false;
    if (element.closest('.Mui-disabled, [aria-disabled="true"]')) return false;
    if (element.matches('[role="spinbutton"]:not([contenteditable="true"])')) return false;
    return !(
      (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
      element.readOnly
    );
  };

  const rootOf = (element: Element, kind: ControlKind): Element => {
    const nearest = (selector: string) => element.closest(selector);
    switch (kind) {
      case 'switch':
      case 'checkbox':
        return (
          nearest('.MuiFormControlLabel-root, label') ??
          nearest('.MuiSwitch-root, .MuiCheckbox-root') ??
          element
        );
      case 'radio':
        return nearest('[role="radiogroup"], .MuiRating-root, fieldset') ?? element;
      case 'slider':
        return nearest('.MuiSlider-root') ?? element;
      case 'select':
      case 'native select':
      case 'autocomplete':
      case 'text':
      case 'section':
        return (
          nearest('.MuiAutocomplete-root') ??
          nearest('.MuiFormControl-root, .MuiTextField-root') ??
          nearest('.MuiInputBase-root') ??
          element
        );
      case 'toggle':
        return nearest('.MuiToggleButtonGroup-root') ?? element;
      case 'tab':
        return nearest('.MuiTabs-root, [role="tablist"]') ?? element;
      default:
        return element;
    }
  };

  const nameOf = (element: Element): string => {
    const labelled = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
    const labels =
      'labels' in element
        ? [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent)
        : [];
    return (
      labelled ||
      element.getAttribute('aria-label') ||
      labels.join(' ').trim() ||
      (element.querySelector('.MuiTreeItem-label') ?? element).textContent ||
      element.getAttribute('placeholder') ||
      element.getAttribute('title') ||
      element.getAttribute('value') ||
      ''
    )
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, 60);
  };

  const propsOf = (element: Element): Record<string, unknown> => {
    const key = Object.keys(element).find((each) => each.startsWith('__reactProps$'));
    return key ? (element as never as Record<string, Record<string, unknown>>)[key]! : {};
  };

  /** The controls of a demo by key, the first few of those that are alike. */
  const controlsOf = (demo: string): Map<string, { element: HTMLElement; kind: ControlKind }> => {
    const found = new Map<string, { element: HTMLElement; kind: ControlKind }>();
    const counts = new Map<string, number>();
    const documents: ParentNode[] = [stageOf(demo)];
    for (const host of stageOf(demo).querySelectorAll('*'))
      if (host.shadowRoot) documents.push(host.shadowRoot);
    for (const element of documents.flatMap((root) => [
      ...root.querySelectorAll<HTMLElement>(candidates),
    ])) {
      const kind = kindOf(element);
      if (!kind || !isWorkable(element) || isChosen(element, kind)) continue;
      const cell = element.closest('[role="gridcell"], td');
      const header = element.closest('[role="columnheader"]');
      const place = cell
        ? `cell ${cell.getAttribute('data-field') ?? (cell as HTMLTableCellElement).cellIndex}`
        : header
          ? `header ${kind === 'button' ? '' : header.getAttribute('data-field')}`
          : '';
      // The label of a tree's item may tell its state, and change with it.
      const name =
        kind === 'tree item'
          ? element.id.slice(element.closest('[role="tree"]')?.id.length)
          : nameOf(element).replace(/\d+/g, '#');
      const alike = `${kind}|${place}|${place ? '' : name}`;
      const count = counts.get(alike) ?? 0;
      counts.set(alike, count + 1);
      if (count >= mostAlike || found.size >= most) continue;
      found.set(`${alike}|${count}`, { element, kind });
    }
    return found;
  };

  /** Whether a word of its name can be seen on the stage. */
  const isLabelled = (element: Element, demo: string): boolean => {
    const seen = stageOf(demo).innerText.toLowerCase();
    const words =
      nameOf(element)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    return words.some((word) => seen.includes(word));
  };

  const list = (demo: string): Control[] =>
    [...controlsOf(demo)].map(([key, { element, kind }]) => ({
      kind,
      key,
      name: nameOf(element),
      isBeside: besideKinds.includes(kind) && !element.closest(widgets),
      hasHandler:
        typeof propsOf(element).onClick === 'function' ||
        element.getAttribute('type') === 'submit' ||
        element.hasAttribute('aria-haspopup'),
      isLabelled: isLabelled(element, demo),
      inputType: element instanceof HTMLInputElement ? element.type : '',
    }));

  const targetOf = (element: HTMLElement, kind: ControlKind): Element => {
    if (kind === 'tree item') return element.querySelector('.MuiTreeItem-content') ?? element;
    if (kind === 'sort header')
      return element.querySelector('.MuiDataGrid-columnHeaderTitleContainer') ?? element;
    if (kind === 'radio' && element.closest('.MuiRating-root'))
      return document.querySelector(`label[for="${CSS.escape(element.id)}"]`) ?? element;
    return element;
  };

  const aim = (demo: string, key: string): Aim | null => {
    const control = controlsOf(demo).get(key);
    if (!control) return null;
    const target = targetOf(control.element, control.kind);
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = target.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    // Inside of a shadow tree, the document knows its host only.
    const hit = (target.getRootNode() as Document | ShadowRoot).elementFromPoint(x, y);
    const reaches =
      hit !== null &&
      (target.contains(hit) || hit.contains(target) || hit.closest('label')?.contains(target));
    control.element.focus({ preventScroll: true });
    return { x, y, isReachable: Boolean(reaches) };
  };

  /* Snapshots */

  const skippedAttributes =
    /^(tabindex|id|title|aria-describedby|aria-activedescendant|aria-controls|aria-owns|for|name|data-probe|nonce)$/;
  const skippedClasses = /focus|hover|ripple|Mui-active\b/i;
  const skippedElements =
    '.MuiTouchRipple-root, .MuiTooltip-popper, .MuiChartsTooltip-root, script, style, noscript, [aria-live].MuiDataGrid-scrollbarFiller';

  const attributesOf = (element: Element): string =>
    [...element.attributes]
      .filter(({ name }) => !skippedAttributes.test(name))
      .map(({ name, value }) =>
        name === 'class'
          ? value
              .split(/\s+/)
              .filter((each) => !skippedClasses.test(each))
              .join(' ')
          : `${name}=${value}`,
      )
      .join(' ');

  const stateOf = (element: Element): string => {
    const parts: unknown[] = [];
    if (element instanceof HTMLInputElement)
      parts.push(element.value, element.checked, element.indeterminate);
    else if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
      parts.push(element.value);
    else if (element instanceof HTMLCanvasElement) parts.push(element.toDataURL().slice(-4000));
    if (element.scrollTop !== 0 || element.scrollLeft !== 0)
      parts.push(Math.round(element.scrollTop), Math.round(element.scrollLeft));
    return parts.join('~');
  };

  interface Snapshot {
    own: string;
    outside: string;
  }
  const snapshot = (roots: Element[], control: Element | null): Snapshot => {
    const lines: Record<keyof Snapshot, string[]> = { own: [], outside: [] };
    const walk = (node: Node, isOwn: boolean): void => {
      if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
        lines[isOwn ? 'own' : 'outside'].push(node.textContent ?? '');
        return;
      }
      if (node.nodeType !== Node.ELEMENT_NODE) return;
      const element = node as Element;
      if (element.matches(skippedElements)) return;
      const own = isOwn || element === control;
      lines[own ? 'own' : 'outside'].push(
        `<${element.tagName} ${attributesOf(element)} ${stateOf(element)}>`,
      );
      element.childNodes.forEach((child) => walk(child, own));
      element.shadowRoot?.childNodes.forEach((child) => walk(child, own));
      if (element instanceof HTMLIFrameElement && element.contentDocument)
        walk(element.contentDocument.documentElement, own);
    };
    roots.forEach((root) => walk(root, false));
    const [stage] = roots;
    if (stage) {
      const others = [stage, ...stage.querySelectorAll('*')].filter(
        (element) => !control?.contains(element) && !element.closest(skippedElements),
      );
      for (const element of others.slice(0, 60)) {
        const { color, backgroundColor, fontSize, direction } = getComputedStyle(element);
        lines.outside.push([color, backgroundColor, fontSize, direction].join());
      }
    }
    const { documentElement: html, body } = document;
    lines.outside.push(attributesOf(html).replace(/data-\S+/g, ''), body.dir, document.title);
    return { own: lines.own.join('\n'), outside: lines.outside.join('\n') };
  };

  /* Effects that no snapshot shows */

  let effects = 0;
  const count = () => {
    effects += 1;
  };
  window.print = count;
  window.alert = count;
  window.confirm = () => {
    count();
    return true;
  };
  window.open = () => {
    count();
    return null;
  };
  if (navigator.clipboard)
    navigator.clipboard.writeText = () => {
      count();
      return Promise.resolve();
    };
  Element.prototype.requestFullscreen = () => {
    count();
    return Promise.resolve();
  };
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== 'file') return;
    event.preventDefault();
    count();
  });
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function clickOrCount(this: HTMLAnchorElement) {
    if (this.download) count();
    else click.call(this);
  };

  let noted: {
    demo: string;
    element: HTMLElement;
    kind: ControlKind;
    before: Snapshot;
    effects: number;
    focus: Element | null;
  } | null = null;
  const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  const look = (demo: string, root: Element) =>
    snapshot([stageOf(demo), ...portals()], root.isConnected ? root : null);

  /** Remembers how everything is, once it has stopped changing by itself. */
  const note = async (demo: string, key: string): Promise<boolean> => {
    const control = controlsOf(demo).get(key);
    if (!control) return false;
    const root = rootOf(control.element, control.kind);
    let before = look(demo, root);
    for (let round = 0; round < 8; round += 1) {
      await pause(80);
      const next = look(demo, root);
      const isStill = next.own === before.own && next.outside === before.outside;
      before = next;
      if (isStill) break;
    }
    noted = { demo, ...control, before, effects, focus: document.activeElement };
    return true;
  };

  const changed = async (wantsOutside: boolean, wait: number): Promise<Change> => {
    const nothing: Change = { own: false, outside: false, effect: false };
    if (!noted) return nothing;
    const { demo, element, kind, before, focus } = noted;
    const root = rootOf(element, kind);
    const end = performance.now() + wait;
    let change = nothing;
    do {
      const now = look(demo, root);
      const active = document.activeElement;
      const isFocusMoved =
        active !== focus && active !== document.body && active !== null && !root.contains(active);
      change = {
        own: !root.isConnected || now.own !== before.own,
        outside: now.outside !== before.outside,
        effect: effects > noted.effects || isFocusMoved,
      };
      if (change.outside || change.effect || (change.own && !wantsOutside)) return change;
      await pause(60);
    } while (performance.now() < end);
    return change;
  };

  const overlays =
    '[role="menu"], [role="listbox"], [role="dialog"], [role="presentation"].MuiModal-root, .MuiPopper-root:not([role="tooltip"]), .MuiSnackbar-root, .MuiPopover-root';
  const shownPopups = () =>
    [...portals(), ...document.querySelectorAll(`[data-stage] :is(${overlays})`)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.querySelector('*') !== null &&
        !element.matches('.MuiChartsTooltip-root') &&
        !element.querySelector('.MuiChartsTooltip-root') &&
        element.getBoundingClientRect().width > 0,
    );
  const popups = () => {
    document
      .querySelectorAll('[data-probe]')
      .forEach((element) => element.removeAttribute('data-probe'));
    return shownPopups().map((element, index) => {
      element.setAttribute('data-probe', String(index));
      const classes = new Set(
        [element, ...element.querySelectorAll('*')].flatMap((each) =>
          [...each.classList].filter(
            (name) => /^Mui[A-Z]/.test(name) && !skippedClasses.test(name),
          ),
        ),
      );
      return {
        selector: `[data-probe="${index}"]`,
        signature: `${element.getAttribute('role') ?? ''} ${[...classes].sort().join(' ')}`,
      };
    });
  };

  const reset = async (demo: string): Promise<boolean> => {
    const figure = document.querySelector(`[data-demo="${CSS.escape(demo)}"]`);
    const first = stageOf(demo).firstElementChild;
    const button = [...(figure?.querySelectorAll('button') ?? [])].find(
      (each) =>
        !each.closest('[data-stage]') && each.textContent?.replace(/\s+/g, ' ') === `Reset ${demo}`,
    );
    if (!button) return false;
    button.click();
    for (let round = 0; round < 200; round += 1) {
      await pause(40);
      if (
        !first?.isConnected &&
        stageOf(demo).firstElementChild &&
        figure?.querySelector('[data-status="live"]')
      ) {
        await pause(120);
        return true;
      }
    }
    return false;
  };

  /* Names */

  const normal = (text: string) =>
    text
      .toLowerCase()
      // Clocks show "05" and say "5 minutes".
      .replace(/\b0(?=\d)/g, '')
      .replace(/[*…"'“”‘’.,:;!?()]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  const shownText = (element: Element): string => {
    const copy = element instanceof HTMLElement ? element.innerText : (element.textContent ?? '');
    return normal(copy);
  };

  const names = (selector: string): { looked: number; wrong: string[] } => {
    const wrong: string[] = [];
    let looked = 0;
    for (const root of document.querySelectorAll(selector)) {
      const elements = root.querySelectorAll<HTMLElement>(
        'button, [role="button"], a[href], input, select, textarea, [role="combobox"], [role="tab"], [role="menuitem"], [role="option"]',
      );
      for (const element of elements) {
        if (!element.checkVisibility({ visibilityProperty: true })) continue;
        if (element.closest('[aria-hidden="true"]')) continue;
        const labelledBy = element.getAttribute('aria-labelledby');
        const overriding = labelledBy
          ? labelledBy
              .split(/\s+/)
              .map((id) => document.getElementById(id)?.textContent ?? '')
              .join(' ')
          : element.getAttribute('aria-label');
        looked += 1;
        if (!overriding?.trim()) continue;
        const isField = element.matches(
          'input:not([type="button"], [type="submit"]), select, textarea, [role="combobox"]',
        );
        const visible = isField
          ? [...((element as HTMLInputElement).labels ?? [])].map(shownText).join(' ').trim()
          : shownText(element);
        if (/[\p{L}\p{N}]{2}/u.test(visible) && !normal(overriding).includes(visible))
          wrong.push(`shows "${visible}", is named "${normal(overriding)}"`);
      }
    }
    return { looked, wrong };
  };

  const links = (demo: string): string[] =>
    [
      ...stageOf(demo).querySelectorAll('a[href]'),
      ...portals().flatMap((each) => [...each.querySelectorAll('a[href]')]),
    ].map((link) => link.getAttribute('href') ?? '');

  const probe: Probe = {
    list,
    aim,
    note,
    changed,
    popups,
    popupCount: () => shownPopups().length,
    reset,
    names,
    links,
  };
  Object.assign(window, { controlProbe: probe });
}
