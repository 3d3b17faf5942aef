import type * as Pagefind from 'pagefind';

export declare function loadPagefind(): Promise<typeof Pagefind>;
