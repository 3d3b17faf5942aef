import type { ComponentProps } from 'react';
import { carryPlace } from '../rules/paths/carryPlace';

/**
 * A link to the same page in another language or version that keeps the reader's place in it. The place is
 * read when the link is about to be used: following a heading does not render the page again.
 */
export function PlaceLink({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const carry = ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => {
    currentTarget.href = carryPlace(href, window.location);
  };
  return (
    <a {...rest} href={href} onPointerDown={carry} onFocus={carry} onClick={carry}>
      {children}
    </a>
  );
}
