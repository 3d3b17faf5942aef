// Change: the site's own page frame; the title and the lead come from the page tree and the front matter.
import type { ReactNode } from 'react';
import MDXContent from '@theme/MDXContent';
import { DocPage } from '../../../navigation';

export default function DocItemLayout({ children }: { children: ReactNode }) {
  return (
    <DocPage>
      <MDXContent>{children}</MDXContent>
    </DocPage>
  );
}
