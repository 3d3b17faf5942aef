import { demoProjects } from './demoProjects';

it('gives each page the projects of its demos, and nobody what is no demo', () => {
  const files = [
    'sandboxes/docs/components/chips/BasicChips.json',
    'sandboxes/docs/components/chips/OrderTags.json',
    'sandboxes/x-docs/react-charts/bars/Bars.json',
    'sandboxes/versioned_docs/version-7.2.0/components/chips/BasicChips.json',
    'sandboxes/readme.txt',
  ];
  expect([...demoProjects(files)]).toEqual([
    ['components/chips/', [files[0], files[1]]],
    ['x/react-charts/bars/', [files[2]]],
    ['7.2.0/components/chips/', [files[3]]],
  ]);
});
