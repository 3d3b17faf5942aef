import type { TypesData } from '../rules/neededTypes';
import { createTypeChecker, type TypeJob } from './typeChecker';

const data: TypesData = {
  compiler: 'types/compiler.1.js',
  language: 'types/language.1.json',
  packages: {
    react: ['types/react.1.json'],
    box: ['types/box.1.json'],
    wood: ['types/wood.1.json'],
    nail: ['types/nail.1.json'],
    hammer: ['types/hammer.1.json'],
    other: ['types/other.1.json'],
  },
};

it('names the compiler and the types of what is imported, also for its types alone', () => {
  const jobs: TypeJob[] = [];
  const worker = { postMessage: (job: TypeJob) => jobs.push(job) } as unknown as Worker;
  const { check } = createTypeChecker('https://docs.example/a/', data, () => worker);
  const sources = [
    {
      name: 'A.tsx',
      text: "import Box from 'box/lid';\nimport type { Wood } from 'wood';\nconst nail = (n: import('nail').Nail) => import('hammer');\n",
    },
    { name: 'a.css', text: "@import 'other';" },
  ];
  void check(sources);
  const [{ compiler, types, sources: given }] = jobs as [TypeJob];
  expect(compiler).toBe('https://docs.example/a/types/compiler.1.js');
  expect(types.map((address) => address.slice('https://docs.example/a/types/'.length))).toEqual([
    'language.1.json',
    'react.1.json',
    'box.1.json',
    'hammer.1.json',
    'wood.1.json',
    'nail.1.json',
  ]);
  expect(given).toBe(sources);
});
