import type { DemoRef } from '../../../../src/api/rules/types';

/** What a file touches of one export of the family's packages. */
export interface ExportTouch {
  /** Module specifier as written: `@mui/material/Button`. */
  from: string;
  /** npm package of the module. */
  package: string;
  /** Exported name; `default` for a default export. */
  name: string;
  /** Props that are written on it. */
  props: string[];
  /** Slots that are replaced, or whose props are given. */
  slots: string[];
  /** Keys of its `classes`, and of its object of classes (`buttonClasses.root`). */
  classes: string[];
  /** Of an interface: its members; of a hook: of its parameter and of what it returns. */
  fields: string[];
  /** Keys of the object literals that are given to a prop, by `prop` or `slotProps.slot`. */
  nested: Record<string, string[]>;
}

/** A component that a theme customises, by its key in `theme.components`. */
export interface ThemedTouch {
  name: string;
  props: string[];
  classes: string[];
}

/** Which API one file of a demo touches. */
export interface FileTouches {
  /** In the order in which the file names them. */
  exports: ExportTouch[];
  themed: ThemedTouch[];
  /** Global classes in selectors: `MuiButton-root`, or `MuiButton-disabled` for `.MuiButton-root.Mui-disabled`. */
  classNames: string[];
  /** Relative imports as written: `./tickets`. */
  modules: string[];
}

/** A demo and the API that its files touch. */
export interface IndexedDemo {
  /** Path of the demo's file below the site, without extension. */
  id: string;
  /** Its file name without extension. */
  name: string;
  /** Address of its page in the page tree; the same in a cut version. */
  pathname: string;
  pageTitle: string;
  /** Of the demo itself first, then of its variants and the modules beside it. */
  files: FileTouches[];
}

/** A page of the API reference as a demo names it. */
export interface ApiUse {
  pathname: string;
  name: string;
  /** As in {@link ApiDemos.members}. */
  members: string[];
}

/** The demos of an API page, best match first. */
export interface ApiDemos {
  all: DemoRef[];
  /** By member: `variant` (a prop, field, method, event or selector), `slots.root`, `classes.root`. */
  members: Record<string, DemoRef[]>;
}

/** Which demos touch which API, both ways. */
export interface DemoIndex {
  /** By address of the API page. */
  byApi: Record<string, ApiDemos>;
  /** By id of the demo: what its page is about first, what only lays out last. */
  byDemo: Record<string, ApiUse[]>;
}

/** A link to an API page below a demo. */
export interface DemoApiLink {
  name: string;
  /** Address in the page tree. */
  pathname: string;
}
