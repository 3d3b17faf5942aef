import { translate } from '@docusaurus/Translate';
import components from '@site/docs/_playground/Components.tsx?demo';
import { lateComponent } from '../ui';
import { PlainPage } from './_PlainPage';

const PlaygroundEditor = lateComponent(
  () =>
    import('../editor').then(
      ({ PlaygroundEditor: Editor }) =>
        function PlaygroundOfComponents() {
          return <Editor demo={components} />;
        },
    ),
  '100vh',
);

/** An editor on a page of its own: components as the library makes them, without the theme that surrounds every other demo. */
export default function Playground() {
  const title = translate({
    id: 'playground.title',
    message: 'Playground',
    description: 'Title of the playground page',
  });
  const description = translate({
    id: 'playground.description',
    message:
      'Write code with the packages of this site and see what it shows, without any theme around it: the defaults of the library itself.',
    description: 'Lead of the playground page',
  });
  return (
    <PlainPage title={title} description={description}>
      <PlaygroundEditor />
    </PlainPage>
  );
}
