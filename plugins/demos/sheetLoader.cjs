// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/**
 * Turns `Name.css` of a demo, and `Name.tailwind.tsx?demo-sheet`, into a module that puts the stylesheet into
 * the page. Options: siteDir, isServer. It pitches, so that the rules for other stylesheets never see the file.
 */
module.exports.pitch = async function sheetLoader() {
  const done = this.async();
  try {
    const { siteDir, isServer } = this.getOptions();
    if (isServer) {
      done(null, 'export {};\n');
      return;
    }
    const { sheetModule } = jiti('./lib/sheetModule.ts');
    const { code, dependencies } = await sheetModule(siteDir, this.resourcePath);
    dependencies.forEach((file) => this.addDependency(file));
    if (this.resourceQuery) this.addContextDependency(path.dirname(this.resourcePath));
    done(null, code);
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};
