// Change: the title of the document says more than the one above the text, and is unique in its language.
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { PageFacts } from '../../../navigation';

export default function DocItemMetadata() {
  const { metadata, frontMatter, assets } = useDoc();
  const { documentTitle = metadata.title } = frontMatter as PageFacts;
  return (
    <>
      <PageMetadata
        title={documentTitle}
        description={metadata.description}
        keywords={frontMatter.keywords}
        image={assets.image ?? frontMatter.image}
      />
      <Head>
        <meta property="og:type" content="article" />
      </Head>
    </>
  );
}
