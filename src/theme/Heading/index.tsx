// Change: the link beside a heading is a plain one. It never leaves the page, and a page has dozens.
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { Props } from '@theme/Heading';

export default function Heading({ as: As, id, children, ...props }: Props) {
  const { collectAnchor } = useBrokenLinks();
  if (As === 'h1' || !id) return <As {...props}>{children}</As>;
  collectAnchor(id);
  const title = translate(
    {
      id: 'theme.common.headingLinkTitle',
      message: 'Direct link to {heading}',
      description: 'Title for link to heading',
    },
    { heading: typeof children === 'string' ? children : id },
  );
  return (
    <As {...props} id={id}>
      {children}
      <a className="hash-link" href={`#${id}`} aria-label={title} title={title} translate="no">
        &#8203;
      </a>
    </As>
  );
}
