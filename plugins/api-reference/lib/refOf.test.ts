import { smallLibrary } from '../../../tests/support/smallLibrary';
import { compileReference } from './compileReference';

jest.setTimeout(60_000);

it('finds the element of a ref whose type is made of several', () => {
  const models = compileReference({
    siteDir: smallLibrary({
      'index.d.ts': `import * as React from 'react';
interface AreaProps { ref?: React.Ref<HTMLTextAreaElement>; }
export declare const Area: React.ForwardRefExoticComponent<AreaProps & React.RefAttributes<Element>>;
type Depends<T> = T extends true ? { ref?: React.Ref<HTMLDivElement> } : { ref?: React.Ref<HTMLDivElement> };
export declare function Field<T extends boolean>(props: { ref?: Depends<T>['ref'] & React.Ref<HTMLDivElement> }): React.ReactElement;
export declare const Label: React.FC<{ ref?: string }>;
export declare const Plain: React.FC<{ size?: string }>;
`,
    }),
    libraries: { '@mui/material': '@mui/material' },
    pages: ['Area', 'Field', 'Label', 'Plain'].map((name) => ({
      pathname: `/api-docs/${name.toLowerCase()}`,
      name,
    })),
  });
  expect(models.map((model) => [model.name, model.kind === 'component' && model.ref])).toEqual([
    ['Area', 'HTMLTextAreaElement'],
    ['Field', 'HTMLDivElement'],
    ['Label', 'unknown'],
    ['Plain', null],
  ]);
});
