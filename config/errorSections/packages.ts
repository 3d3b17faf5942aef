import { documentedLibraries } from '../documentedLibraries';

/** Packages whose messages can be searched for: what the reference documents, and what that stands on. */
export const messagePackages: readonly string[] = [
  ...Object.values(documentedLibraries).flat(),
  '@mui/utils',
  '@mui/styled-engine',
  '@mui/private-theming',
  '@mui/x-license',
  '@mui/x-internals',
];
