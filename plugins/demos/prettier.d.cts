import type { Plugin } from 'prettier';

export { format } from 'prettier/standalone';
export declare const plugins: Plugin[];
