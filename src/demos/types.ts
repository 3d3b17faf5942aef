import type { ComponentType } from 'react';
import type { ApiListOptions } from './apiHtml';
import type { mountDemo } from './mountDemo';
import type { ShownSources } from './shownSources';

/** Which form of a demo's source: as written, or with its types removed. */
export type CodeVariant = 'ts' | 'js';

/** A styling that a demo may have beside the system one, in a sibling file `Name.<styling>.tsx`. */
export type VariantStyle = 'css' | 'tailwind';

/** How a demo is styled: `Name.tsx` is the system one, which every demo has. */
export type CodeStyle = 'system' | VariantStyle;

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

/** Everything about a demo that is text, by styling. */
export interface DemoSources extends Partial<Record<VariantStyle, StyledSource>> {
  system: StyledSource;
  /** The API that it touches, as items of a list; see `apiHtml`. */
  api?: string;
}

/** A demo that can come to life. */
export interface LoadedDemo {
  mountDemo: typeof mountDemo;
  Component: ComponentType;
}

/** What the `?demo` module of a demo file exports, in the form of its bundle. */
export interface DemoModule {
  /** Stable id: path of the demo file below the site, without extension. */
  id: string;
  name: string;
  /** Lines of the preview in each styling (0: none), so that its height is reserved before its text is there. */
  previewLines: Partial<Record<CodeStyle, number>>;
  /** Stylings beside the system one in which there is a version of it. */
  styles: readonly VariantStyle[];
  /** Whether the browser takes over the server's HTML of the system styling, or renders afresh in its place. */
  hydrates: boolean;
  /** Server bundle only: the demo as HTML. `emitted` collects the styles that the page already has. */
  prerender?: (emitted: Set<string>) => string;
  /** Server bundle only: makes the HTML of the texts, which the page carries. */
  showSources?: (api: ApiListOptions) => ShownSources;
  /** Client bundle of a build only: addresses of the scripts that bring it in each styling. */
  scripts?: Partial<Record<CodeStyle, readonly string[]>>;
  /** Development only: fetches it in a styling, or in the system one where that is missing. */
  load?: (style: CodeStyle) => Promise<LoadedDemo>;
  /** Development only: the texts, which no page's HTML carries there. */
  loadSources?: () => Promise<(api: ApiListOptions) => ShownSources>;
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
