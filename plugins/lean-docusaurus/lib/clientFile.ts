/**
 * A file of Docusaurus's own client, as a rule of the bundler knows it.
 * @param name - without `.js`
 */
export function clientFile(name: string): RegExp {
  return new RegExp(`[\\\\/]@docusaurus[\\\\/]core[\\\\/]lib[\\\\/]client[\\\\/]${name}\\.js$`);
}
