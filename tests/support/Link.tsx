import type { ComponentProps } from 'react';

// Docusaurus's link needs the router of a site; a unit test sees where it leads.

export default function Link({ to, children, ...props }: ComponentProps<'a'> & { to: string }) {
  return (
    <a href={to} {...props}>
      {children}
    </a>
  );
}
