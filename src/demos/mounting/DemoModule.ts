import type { ComponentType } from 'react';
import type { mountDemo } from './mountDemo';
import type { ShownSources, SourceTexts } from '../rules/shownSources';
import type { TextLanguage } from '../rules/libraryTexts';
import type { CodeStyle, DemoIdentity, DemoNeeds, DemoScripts } from '../rules/types';
import type { TriedComponent } from '../../editor/rules/triedComponent';

/** A demo that can come to life. */
export interface LoadedDemo {
  mountDemo: typeof mountDemo;
  Component: ComponentType;
}

/** What the `?demo` module of a demo file exports, in the form of its bundle. */
export interface DemoModule extends DemoIdentity {
  /** Lines of the preview in each styling (0: none), so that its height is reserved before its text is there. */
  previewLines: Partial<Record<CodeStyle, number>>;
  /** Whether the browser takes over the server's HTML of the system styling, or renders afresh in its place. */
  hydrates: boolean;
  /** Versions that it needs; absent: nothing is known of them. */
  needs?: DemoNeeds;
  /** The component whose props can be tried here; of a guide's first demo only. */
  bench?: TriedComponent;
  /**
   * Server bundle only: the demo as HTML. `emitted` collects the styles that the page already has; `language` is that of the
   * library's own texts, absent for English.
   */
  prerender?: (emitted: Set<string>, language?: TextLanguage) => string;
  /** Server bundle only: makes the HTML of the texts, which the page carries. */
  showSources?: (texts: SourceTexts) => ShownSources;
  /** Client bundle of a build only: the scripts of its page's demos in each styling. */
  scripts?: Partial<Record<CodeStyle, DemoScripts>>;
  /** Development only: fetches it in a styling, or in the system one where that is missing. */
  load?: (style: CodeStyle) => Promise<LoadedDemo>;
  /** Development only: the texts, which no page's HTML carries there. */
  loadSources?: () => Promise<(texts: SourceTexts) => ShownSources>;
}
