import { stackblitzProject } from './stackblitzProject';

it('runs the files in a Node container and opens the demo', () => {
  const files = { 'package.json': '{}', 'src/demo/Sales.jsx': '' };
  expect(
    stackblitzProject(files, {
      name: 'Sales',
      product: 'Data Grid',
      style: 'css',
      code: 'js',
      mode: 'light',
      direction: 'ltr',
      language: 'en',
    }),
  ).toEqual({
    project: {
      title: 'Sales demo — Data Grid',
      description: 'Sales, a demo of the Data Grid documentation',
      template: 'node',
      files,
    },
    openFile: 'src/demo/Sales.jsx',
  });
});
