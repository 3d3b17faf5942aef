/**
 * A plugin that does something to the head of each built page when it has its final form, such as the policy that names its scripts by
 * their hashes. Docusaurus has no such step, and runs the `postBuild` of all plugins at once.
 */
export interface HeadFinisher {
  /**
   * @param head - a page up to the tag in which its content begins, minified
   * @returns what takes its place
   */
  finishHead: (head: string) => string;
}

/** A plugin that calls the {@link HeadFinisher}s of a site: each of those does its work by itself where there is none. */
export interface FinishingPlugin {
  finishesHeads: true;
}

const isFinisher = (plugin: object): plugin is HeadFinisher =>
  typeof (plugin as Partial<HeadFinisher>).finishHead === 'function';

/** What is done to a head by all of the plugins that ask for it, in their order. */
export function finishHeads(plugins: readonly object[]): (head: string) => string {
  const finishers = plugins.filter(isFinisher);
  return (head) => finishers.reduce((done, plugin) => plugin.finishHead(done), head);
}
