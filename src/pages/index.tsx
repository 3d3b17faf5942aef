import { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { Home } from '../home';

export default function HomePage() {
  return (
    <Layout
      title={translate({
        id: 'home.documentTitle',
        message: 'React components, documented',
        description: 'Document title of the home page',
      })}
      description={translate({
        id: 'home.description',
        message:
          'Guides with running examples for Material UI, MUI System, Data Grid, Date and Time Pickers, Charts and Tree View.',
        description: 'Meta description of the home page',
      })}
    >
      <Home />
    </Layout>
  );
}
