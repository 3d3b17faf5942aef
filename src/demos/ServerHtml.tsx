import type { ComponentProps, Ref } from 'react';

interface ServerHtmlProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** HTML made by our own build; empty in the browser, where the element keeps what the server wrote. */
  html: string | (() => string);
  ref?: Ref<HTMLDivElement>;
}

/**
 * An element whose inside came with the page's HTML and is not part of the page's script. While
 * hydrating, React leaves it as it is; on a page reached by navigation it starts empty. A component of its own, and without hooks, because `html` may render a
 * demo: React's server loses the hooks of a component inside which another render runs.
 */
export function ServerHtml({ html, ...props }: ServerHtmlProps) {
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: typeof html === 'function' ? html() : html }} />;
}
