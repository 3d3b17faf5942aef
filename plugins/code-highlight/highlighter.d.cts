export declare function loadHighlighter(): Promise<
  [
    typeof import('refractor'),
    typeof import('refractor/jsx'),
    typeof import('refractor/tsx'),
    typeof import('hast-util-to-html'),
  ]
>;
