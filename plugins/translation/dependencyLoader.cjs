const fs = require('node:fs');
const path = require('node:path');

const places = [
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/current\//, 'docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs\/(version-[^/]+)\//, 'versioned_docs/$1/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-x\/current\//, 'x-docs/'],
  [/^i18n\/[^/]+\/docusaurus-plugin-content-docs-x\/(version-[^/]+)\//, 'x_versioned_docs/$1/'],
];

/** Makes a translated page anew when its original or its side file changes. Options: `siteDir`. */
module.exports = function dependencyLoader(source) {
  const { siteDir } = this.getOptions();
  const file = path.relative(siteDir, this.resourcePath).split(path.sep).join('/');
  const place = places.find(([pattern]) => pattern.test(file));
  if (place) {
    const record = file.replace(/\.mdx$/, '.translation.json');
    for (const each of [file.replace(place[0], place[1]), record]) {
      const full = path.join(siteDir, each);
      if (fs.existsSync(full)) this.addDependency(full);
      else this.addMissingDependency(full);
    }
  }
  return source;
};
