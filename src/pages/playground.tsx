import { translate } from '@docusaurus/Translate';
import components from '@site/docs/_playground/Components.tsx?demo';
import Layout from '@theme/Layout';
import { DemoStage } from '../demos';

/** Components as the library makes them, without the theme that surrounds every other demo. */
export default function Playground() {
  const title = translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the playground page',
  });
  const description = translate({
    id: 'playground.description',
    message: 'Components without any theme around them: the defaults of the library itself.',
    description: 'Lead of the playground page',
  });
  return (
    <Layout title={title} description={description}>
      <main id="main-content" className="prose plain-page">
        <h1>{title}</h1>
        <p>{description}</p>
        <DemoStage demo={components} height={190} bare />
      </main>
    </Layout>
  );
}
