/** Which paid plan something belongs to; absent: the community plan. */
export type ApiPlan = 'pro' | 'premium';

/** A piece of a type as it is shown: plain text, or a name that has a page of its own. */
export type TypePart = string | { name: string; pathname: string };

/** A type as readers see it. */
export interface ApiType {
  /** As written in the package, with the names that have a page. */
  parts: TypePart[];
  /** What a named or long type stands for, where that tells more than `parts` (a union behind a name, say). */
  expanded?: TypePart[];
}

/** A parameter of a function, from its doc comment and its type. */
export interface ApiParameter {
  name: string;
  type: ApiType;
  /** HTML made by the build from the Markdown of the comment; '' if there is none. */
  description: string;
}

/** A prop, a field, a method, an event or a selector. */
export interface ApiMember {
  name: string;
  type: ApiType;
  required?: true;
  /** The text of `@default`, as written. */
  default?: string;
  /** HTML made by the build from the Markdown of the doc comment, without its tags; '' if there is none. */
  description: string;
  /** HTML of the reason and the replacement; '' if the comment gives none. Absent: not deprecated. */
  deprecated?: string;
  /** The lowest plan that has it, on the page of a higher plan too; absent: community, or all that the page is about. */
  plan?: ApiPlan;
  /** Of a function whose comment or type tells more than its type. */
  parameters?: ApiParameter[];
  /** HTML of what a function returns. */
  returns?: string;
}

/** Members that come from one place. */
export interface ApiGroup {
  /** Name of the component or interface that declares them, or the topic of grid methods (`Sorting`). */
  origin: string;
  /** Page of the origin, if it has one. */
  pathname?: string;
  members: ApiMember[];
}

/** A replaceable part of a component. */
export interface ApiSlot {
  name: string;
  description: string;
  /** The component that stands there if nobody replaces it, as the package writes it. */
  default?: string;
  /** Type of its entry in `slotProps`, if it has one. */
  props?: ApiType;
  /** Global class of the element, if the component has a class of that name. */
  className?: string;
  deprecated?: string;
  plan?: ApiPlan;
}

/** A CSS class of a component. */
export interface ApiClass {
  /** Key in the `classes` prop and in the object of classes. */
  name: string;
  /** Global class name, e.g. `MuiButton-root` or `Mui-disabled`. */
  className: string;
  description: string;
  deprecated?: string;
}

/** One way to import something. */
export interface ApiImport {
  /** Module specifier: `@mui/material/Button`. */
  from: string;
  /** Exported name; `default` for a default export. */
  name: string;
  /** Package of the module. */
  package: string;
  plan?: ApiPlan;
}

/** Attributes of an element that a component passes on, by the interface of `@types/react` they come from. */
export interface ApiNative {
  /** Tag name, e.g. `button`; absent if the type does not tell. */
  element?: string;
  groups: { origin: string; names: string[] }[];
}

interface ApiBase {
  name: string;
  /** Address of its page in the page tree, without last slash. */
  pathname: string;
  /** Every way to import it, best first. */
  imports: ApiImport[];
  /** The lowest plan whose package exports it; absent: community. */
  plan?: ApiPlan;
  description: string;
  deprecated?: string;
  /** Address of the source in the library's repository at the documented version. */
  source?: string;
  /** Pages of the interfaces that its types name, and of other components it is made for. */
  related: { name: string; pathname: string }[];
}

export interface ApiComponent extends ApiBase {
  kind: 'component';
  /** Its own props, in alphabetical order. */
  props: ApiMember[];
  /** Props declared by other components or interfaces of the family, resolved in place. */
  inherited: ApiGroup[];
  native?: ApiNative;
  /** What a ref gives, e.g. `HTMLButtonElement`; `unknown` if the type does not tell, null if it takes none. */
  ref: string | null;
  /** Key in `theme.components`, if the theme can give default props. */
  themeName?: string;
  slots: ApiSlot[];
  classes: ApiClass[];
}

export interface ApiHook {
  kind: 'hook';
  signature: ApiType;
  /** Fields of its parameter object, or its parameters. */
  parameters: ApiMember[];
  /** Fields of what it returns, if that is an object of the family. */
  returned: ApiMember[];
  /** HTML of what its comment says of that. */
  returns?: string;
}

export interface ApiInterface {
  kind: 'interface';
  /** Members by the interface that declares them, its own first; methods of the grid by topic. */
  groups: ApiGroup[];
}

/** All events, or all selectors, of the Data Grid. */
export interface ApiCatalogue {
  kind: 'events' | 'selectors';
  groups: ApiGroup[];
}

/** What a page of the API reference shows, compiled from the installed packages. */
export type ApiModel =
  ApiComponent | (ApiBase & ApiHook) | (ApiBase & ApiInterface) | (ApiBase & ApiCatalogue);

/** A demo, as a link leads to it. */
export interface DemoRef {
  /** The demo's id: path of its file below the site, without extension. */
  id: string;
  /** Address of its page in the page tree. */
  pathname: string;
  /** Name of the demo, which is also its anchor. */
  name: string;
}

/** How a component changed from the last release of the major before to the documented version. */
export interface ApiChanges {
  /** The release before, e.g. `7.29.8`. */
  before: string;
  /** First version of the component in this major, where the major before did not have it. */
  isNew?: string;
  added: string[];
  removed: { name: string; type: string }[];
  retyped: { name: string; before: string; after: string }[];
  redefaulted: { name: string; before?: string; after?: string }[];
}

/** Facts about the versions of one component; written by `npm run api:history`. */
export interface ApiHistoryEntry {
  /** Version in which a prop appeared, by name; a prop that is there since the first version of the major, or of the component in it, is left out. */
  since: Record<string, string>;
  /** Version of this major in which a member was deprecated, by name; one that the major before had deprecated is left out. */
  deprecated?: Record<string, string>;
  changes?: Omit<ApiChanges, 'before'>;
}

/** Which versions of a package were compared. */
export interface ApiHistoryVersions {
  /** First and last version of the major. */
  first: string;
  last: string;
  /** Last version of the major before, if that had the package. */
  before?: string;
}

/** Content of `config/apiHistory.json`. */
export interface ApiHistory {
  /** First and last version that were compared, and the last one of the major before. */
  first: string;
  last: string;
  before: string;
  /** Packages of which other versions were compared than those above. */
  packages?: Record<string, ApiHistoryVersions>;
  /** By the address of the component's page. */
  pages: Record<string, ApiHistoryEntry>;
}

/** Everything that the page of one model shows. Addresses in it are those of the docs version, with last slash. */
export interface ApiPage {
  model: ApiModel;
  /** Version of the library, e.g. `8.9.2`. */
  libraryVersion: string;
  /** Demos that use it, and some of those that use a member, by its name. */
  demos: { all: DemoRef[]; members: Record<string, DemoRef[]> };
  /** Titles of the demos' pages by language, then by address. */
  titles: Record<string, Record<string, string>>;
  since: Record<string, string>;
  /** What the history of the product says of its rows, by the key of `rowKey`; absent: nothing is known of the documented version. */
  versions?: RowVersions;
  changes?: ApiChanges;
}

/** Since when rows are what they are, where that is known. */
export interface RowVersions {
  /** Version in which a row came. */
  since: Record<string, string>;
  /** Version since which it is deprecated. */
  deprecated: Record<string, string>;
}

/** A part of an API page. */
export type ApiPartName =
  | 'summary'
  | 'props'
  | 'inherited'
  | 'slots'
  | 'classes'
  | 'signature'
  | 'parameters'
  | 'returned'
  | 'group'
  | 'demos'
  | 'changes';
