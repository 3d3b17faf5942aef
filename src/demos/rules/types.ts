/** Which form of a demo's source: as written, or with its types removed. */
export type CodeVariant = 'ts' | 'js';

/** A styling that a demo may have beside the system one, in a sibling file `Name.<styling>.tsx`. */
export type VariantStyle = 'css' | 'tailwind';

/** How a demo is styled: `Name.tsx` is the system one, which every demo has. */
export type CodeStyle = 'system' | VariantStyle;

/** What tells a demo from every other one, and in which stylings it can be had. */
export interface DemoIdentity {
  /** Stable id: path of the demo file below the site, without extension. */
  id: string;
  name: string;
  /** Stylings beside the system one in which there is a version of it. */
  styles: readonly VariantStyle[];
}

/** The scripts that bring the demos of a page in a styling. */
export interface DemoScripts {
  /** Name of the page's first demo, which needs `first` alone. */
  demo: string;
  /** Addresses. */
  first: readonly string[];
  /** Addresses of what every other demo needs besides. */
  later: readonly string[];
}

/** Attributes that say which versions a demo needs, for the stylesheet of the lens. */
export interface DemoNeeds {
  /** There where the versions of the product that its page is about are known: only then does it need none that is not named. */
  'data-known'?: '';
  /** Packages and versions, as readers see them: `@mui/x-charts 8.9.0`; absent if it needs none after the first compared. */
  'data-needs'?: string;
  /** The same as numbers: `--needs-x-charts`. */
  style?: Readonly<Record<`--needs-${string}`, number>>;
}

/** One shown file of a demo. `html` is the highlighted code, produced by the build. */
export interface SourceFile {
  /** File name as shown, with the extension of its variant. */
  name: string;
  /** `both`: the same in TypeScript and JavaScript, as a stylesheet is. */
  variant: CodeVariant | 'both';
  html: string;
  /** Number of lines, for reserving height. */
  lines: number;
}

/** What is shown of a demo in one styling. */
export interface StyledSource {
  /** The JSX that matters, or null when it is too long to be a preview. */
  preview: { html: string; lines: number } | null;
  files: SourceFile[];
}

/** What a demo was verified with, as it is now: all projects that can be made of it were installed, built and opened. */
export interface VerifiedDemo {
  /** Libraries with their versions, `@mui/x-charts 8.9.2`; separated by commas. */
  packages: string;
  /** Name and major version, `Chromium 147`. */
  browser: string;
}

/** Everything about a demo that is text, by styling. */
export interface DemoSources extends Partial<Record<VariantStyle, StyledSource>> {
  system: StyledSource;
  /** The API that it touches, as items of a list; see `apiHtml`. */
  api?: string;
  /** Absent where the demo is not verified. */
  verified?: VerifiedDemo;
}

/** A demo as the library renders it on the server. */
export interface RenderedDemo {
  html: string;
  /** The same in the compact density, or null where it looks no different. */
  compactHtml: string | null;
  /** The theme's variables; equal for all demos of a version. */
  themeCss: string;
  /** Style rules by Emotion's cache key and the rule's id. */
  styles: { key: string; id: string; css: string }[];
}
