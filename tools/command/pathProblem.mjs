/** Characters that a tool takes for something else, and which one does. */
const refused = [
  ['!', 'the bundler takes what follows for the name of a loader'],
  ['#', 'the bundler takes what follows for a fragment'],
  ['?', 'the bundler takes what follows for a query'],
  ...['[', ']', '{', '}'].map((sign) => [sign, 'what looks for files takes it for a pattern']),
];

/**
 * Says what is wrong with the path of the checkout.
 * @param {string} root folder of the project, absolute
 * @returns {string | undefined} nothing if every tool can read it
 */
export function pathProblem(root) {
  const found = refused.filter(([sign]) => root.includes(sign));
  if (found.length === 0) return undefined;
  const signs = found.map(([sign, why]) => `"${sign}" (${why})`);
  return `The path of this checkout, ${root}, contains ${signs.join(' and ')}. Move or rename the folder so that its path has none of ${refused.map(([sign]) => sign).join(' ')} in it, and run the command again.`;
}
