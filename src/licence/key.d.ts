/** What `plugins/licence` makes of the environment for the code of a demo. */
declare module '@generated/licence/default/key' {
  /** The licence key, or undefined where the site is built without one. */
  export const licenceKey: string | undefined;
  /** Whether the library's telemetry may be switched on. */
  export const telemetry: boolean;
}
