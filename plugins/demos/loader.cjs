// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const jiti = require('jiti')(__filename, { interopDefault: true });

/** Turns `Name.tsx?demo` and `Name.tsx?demo-sources` into modules. Options: siteDir, packages, isServer. */
module.exports = async function demoLoader() {
  const done = this.async();
  try {
    const { readDemo } = jiti('./lib/readDemo.ts');
    const { demoSources } = jiti('./lib/demoSources.ts');
    const { demoModule, hydrates } = jiti('./lib/demoModule.ts');
    const { siteDir, packages, isServer } = this.getOptions();
    const files = await readDemo(this.resourcePath, siteDir, new Set(packages));
    files.forEach((file) => this.addDependency(file.path));
    const sources = await demoSources(files);
    done(
      null,
      this.resourceQuery === '?demo-sources'
        ? `export default ${JSON.stringify(sources)};\n`
        : demoModule({
            file: this.resourcePath,
            siteDir,
            sources,
            isServer,
            hydrates: hydrates(files.flatMap(({ imports }) => imports)),
          }),
    );
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};
