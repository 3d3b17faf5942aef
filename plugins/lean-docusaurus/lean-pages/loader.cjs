// The bundler loads this file itself, so it is plain JavaScript.
const fs = require('node:fs');
const path = require('node:path');

const reexport = /export\s*\{\s*default as metadata\s*\}\s*from\s*(["'])@site\/([^"']+\.json)\1;?/;
const jsxImport = /import\s*\{([^}]*)\}\s*from\s*(["']react\/jsx-runtime["']);?/;

/**
 * Makes a page's module cheap for the bundler. Metadata stand in it, where Docusaurus's MDX loader takes them from a module of
 * their own. And its elements, hundreds, are made by functions of its own scope: the bundler keeps, caches and rewrites every use
 * of an import.
 * Options: siteDir.
 */
module.exports = function leanPageLoader(source) {
  const { siteDir } = this.getOptions();
  const withMetadata = source.replace(reexport, (_whole, _quote, name) => {
    const file = path.join(siteDir, name);
    this.addDependency(file);
    // JSON is JavaScript; read and written so that a file that is no JSON fails here.
    return `export const metadata = ${JSON.stringify(JSON.parse(fs.readFileSync(file, 'utf8')))};`;
  });
  if (withMetadata === source && /(?:im|ex)port\s*\{[^}]*default as metadata\b/.test(source)) {
    throw new Error(
      "Docusaurus's MDX loader exports `metadata` in another form than that of 3.10; see plugins/lean-docusaurus/lean-pages",
    );
  }
  return withMetadata.replace(jsxImport, (_whole, list, runtime) => {
    const names = list.split(',').map((each) => each.trim().split(/\s+as\s+/));
    const imported = names.map(([name, local = name]) => `${name} as ${local}_`);
    const own = names.map(([name, local = name]) => `${local} = ${local}_`);
    return `import { ${imported.join(', ')} } from ${runtime};\nconst ${own.join(', ')};`;
  });
};
