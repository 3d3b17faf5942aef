import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { SandboxPage } from '../sandbox/SandboxPage';

/** Hands a demo over to a service: where the menus of demos lead. */
export default function Sandbox() {
  return (
    <Layout
      title={translate({
        id: 'sandbox.documentTitle',
        message: 'Open a demo elsewhere',
        description:
          'Document title of the page that hands a demo over to StackBlitz or CodeSandbox',
      })}
      description={translate({
        id: 'sandbox.description',
        message: 'Opens an example of these docs in an online editor, as a separate project.',
        description: 'Meta description of the page that hands a demo over',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <SandboxPage />
    </Layout>
  );
}
