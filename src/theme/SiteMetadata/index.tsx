// Change: the page for an unknown address names no canonical address and no translations, since it has none.
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';

export default function SiteMetadataOfPages() {
  const { pathname } = useLocation();
  if (!/\/404(\.html|\/)?$/.test(pathname)) return <SiteMetadata />;
  return (
    <Head>
      <meta name="robots" content="noindex" />
    </Head>
  );
}
