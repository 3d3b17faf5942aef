import type { ComponentProps, Ref } from 'react';

/** HTML made by our own build. The object, not its text, is what React compares: keep it between renders. */
export interface Markup {
  __html: string;
}

/** No HTML: in the browser, where the element keeps what the server wrote. */
export const noMarkup: Markup = { __html: '' };

interface ServerHtmlProps extends Omit<
  ComponentProps<'div'>,
  'children' | 'dangerouslySetInnerHTML'
> {
  /** The inside, or how to make it on the server. */
  markup: Markup | (() => Markup);
  ref?: Ref<HTMLDivElement>;
}

/**
 * An element whose inside came with the page's HTML and is not part of the page's script. While
 * hydrating, React leaves it as it is; on a page reached by navigation it starts empty.
 * A component of its own, and without hooks, because `markup` may render a demo: React's server loses
 * the hooks of a component inside which another render runs.
 */
export function ServerHtml({ markup, ...props }: ServerHtmlProps) {
  const html = typeof markup === 'function' ? markup() : markup;
  // The development server writes no HTML, and React's own development build objects to a root in such an element.
  if (process.env.NODE_ENV === 'development' && html.__html === '') return <div {...props} />;
  return <div {...props} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
}
