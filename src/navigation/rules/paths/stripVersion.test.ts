import { pageTrees } from '../../../../config/page-tree';
import { listNodes } from '../tree/pageTree';
import { stripVersion } from './stripVersion';

it.each([
  ['/x/8.9.2/react-charts', '/x/react-charts'],
  ['/x/8.9.2', '/x'],
  ['/x/8.9.2/', '/x/'],
  ['/x/v8/react-charts', '/x/react-charts'],
  ['/x/9.0.0-beta.1/react-charts', '/x/react-charts'],
  ['/x/9.0.0-rc-1/react-charts', '/x/react-charts'],
  ['/x/next/react-charts', '/x/react-charts'],
  ['/7.2.0/components/tabs', '/components/tabs'],
  ['/7.2.0', '/'],
  ['/next/components/tabs', '/components/tabs'],
  ['/x/react-charts', '/x/react-charts'],
  ['/x/versions/8', '/x/versions/8'],
  ['/nextjs', '/nextjs'],
  ['/components/7.2.0', '/components/7.2.0'],
  ['/', '/'],
])('%s is a version of %s', (path, stripped) => {
  expect(stripVersion(path)).toBe(stripped);
});

it('takes no page of the tree for a version', () => {
  for (const [name, tree] of Object.entries(pageTrees)) {
    for (const { node } of listNodes(tree, name)) {
      expect(stripVersion(node.pathname)).toBe(node.pathname);
    }
  }
});
