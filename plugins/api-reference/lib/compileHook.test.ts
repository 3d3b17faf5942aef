import { smallLibrary } from '../../../tests/support/smallLibrary';
import { compileReference } from './compileReference';

jest.setTimeout(60_000);

const source = `
export interface Options { value: string; groupBy?: () => string; open?: boolean | undefined; }
export interface Result {
  mode: 'light' | undefined;
  /** @internal */
  store: string;
  open?: boolean | undefined;
}
/**
 * Reads series.
 * @param {string} seriesId Which one.
 * @returns {string} the series
 */
export declare function useSeries(seriesId: string): string;
export declare function useSeries(): string[];
/**
 * @param {string[]} seriesIds Which ones.
 */
export declare function useSeries(seriesIds: string[]): string[];
export declare function useOptions(props: Options & { groupBy: () => string }): Result;
export declare function useOptions(props: Omit<Options, 'groupBy'>): Result;
export declare function useControlled<T>(controlled: T | undefined, other?: T): T;
`;

const [series, options, controlled] = compileReference({
  siteDir: smallLibrary({ 'index.d.ts': source }),
  libraries: { '@mui/material': '@mui/material' },
  pages: ['useSeries', 'useOptions', 'useControlled'].map((name) => ({
    pathname: `/api-docs/${name.toLowerCase()}`,
    name,
  })),
});

it('lists the parameters of all overloads, required only if each of them asks for it', () => {
  expect(series).toMatchObject({
    parameters: [
      { name: 'seriesId', description: 'Which one.' },
      { name: 'seriesIds', description: 'Which ones.' },
    ],
    returns: 'the series',
  });
  expect(JSON.stringify(series)).not.toContain('"required"');
});

it('lists the fields of all overloads that take one object', () => {
  expect(options?.kind === 'hook' && options.parameters).toMatchObject([
    { name: 'value', required: true },
    { name: 'groupBy' },
    { name: 'open' },
  ]);
});

it('says that what is always there may be undefined, and leaves out what is internal', () => {
  expect(options?.kind === 'hook' && options.returned).toEqual([
    { name: 'mode', type: { parts: ["'light' | undefined"] }, required: true, description: '' },
    { name: 'open', type: { parts: ['boolean'] }, description: '' },
  ]);
  expect(controlled).toMatchObject({
    parameters: [
      { name: 'controlled', type: { parts: ['T | undefined'] }, required: true },
      { name: 'other', type: { parts: ['T'] } },
    ],
  });
});
