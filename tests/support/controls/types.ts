/** What kind of control it is, which says how it is worked and what has to follow. */
export type ControlKind =
  | 'button'
  | 'toggle'
  | 'switch'
  | 'checkbox'
  | 'radio'
  | 'slider'
  | 'select'
  | 'native select'
  | 'autocomplete'
  | 'text'
  | 'section'
  | 'tab'
  | 'tree item'
  | 'sort header'
  | 'delete icon';

/** A control of a demo that a reader can work now. */
export interface Control {
  kind: ControlKind;
  /** Accessible name, roughly; for messages. */
  name: string;
  /** Tells controls of one demo apart. */
  key: string;
  /** Whether it stands beside what it controls, so that more than its own state has to change. */
  isBeside: boolean;
  /** Whether React was given something to do on a click; a button without is for looking at. */
  hasHandler: boolean;
  /** Whether a word of its name can be seen on the stage. */
  isLabelled: boolean;
  /** `type` of an input. */
  inputType: string;
}

/** Where to press. */
export interface Aim {
  x: number;
  y: number;
  /** Whether a press there reaches the control. */
  isReachable: boolean;
}

/** What has changed since the last note. */
export interface Change {
  /** The control itself. */
  own: boolean;
  /** Anything else on the stage or in a portal. */
  outside: boolean;
  /** Printing, downloading, copying, opening, moving the focus. */
  effect: boolean;
}

/** What the page offers to the sweep, see `installProbe`. */
export interface Probe {
  list: (demo: string) => Control[];
  aim: (demo: string, key: string) => Aim | null;
  note: (demo: string, key: string) => Promise<boolean>;
  changed: (wantsOutside: boolean, wait: number) => Promise<Change>;
  popups: () => { selector: string; signature: string }[];
  popupCount: () => number;
  reset: (demo: string) => Promise<boolean>;
  names: (selector: string) => { looked: number; wrong: string[] };
  links: (demo: string) => string[];
}
