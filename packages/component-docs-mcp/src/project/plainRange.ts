/** The range of versions in what a `package.json` asks for, without the protocol of npm or of a workspace before it. */
export function plainRange(asked: string): string {
  return asked.replace(/^(?:npm:(?:@?[^@]+@)?|workspace:)/, '');
}
