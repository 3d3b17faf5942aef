import type { SandboxService } from './sandboxLink';

/** The services' own names, the same in every language, and where they are. */
export const serviceNames: Readonly<Record<SandboxService, string>> = {
  stackblitz: 'StackBlitz',
  codesandbox: 'CodeSandbox',
};

export const serviceOrigins: Readonly<Record<SandboxService, string>> = {
  stackblitz: 'https://stackblitz.com',
  codesandbox: 'https://codesandbox.io',
};
