/** What of the environment reaches the code of a demo. */
export interface LibrarySettings {
  /** Empty for none. */
  licenceKey: string;
  telemetry: boolean;
}

/**
 * Writes the module `@generated/licence/default/key`. Without a key it exports undefined, so that the bundler
 * drops the call that would set it.
 */
export function keyModule({ licenceKey, telemetry }: LibrarySettings): string {
  return `export const licenceKey = ${licenceKey ? JSON.stringify(licenceKey) : 'undefined'};
export const telemetry = ${telemetry};
`;
}
