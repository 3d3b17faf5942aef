/** What the linter finds. */
interface Lint {
  lines: { l: number; c: number; old: string; new: string; severity: number }[];
  error: string;
}

/** The linter of Chinese typography. */
export interface Autocorrect {
  lintFor: (text: string, kind: 'markdown') => Lint;
  formatFor: (text: string, kind: 'markdown') => { out: string; error: string };
}

export declare function loadAutocorrect(): Promise<Autocorrect>;
