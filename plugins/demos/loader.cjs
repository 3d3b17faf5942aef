// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** Turns `Name.tsx?demo` and `Name.tsx?demo-sources` into modules. Options: siteDir, packages, isServer. */
module.exports = async function demoLoader() {
  const done = this.async();
  try {
    const { readDemo } = jiti('./lib/readDemo.ts');
    const { demoSources } = jiti('./lib/demoSources.ts');
    const { demoModule, hydrates } = jiti('./lib/demoModule.ts');
    const { fingerprint } = jiti('./lib/fingerprint.ts');
    const { renderingSalt } = jiti('./lib/renderingSalt.ts');
    const { demoId } = jiti('./lib/demoId.ts');
    const { siteDir, packages, isServer } = this.getOptions();
    const files = await readDemo(this.resourcePath, siteDir, new Set(packages));
    files.forEach((file) => this.addDependency(file.path));
    // What surrounds a demo is part of its fingerprint, so a change there makes this module anew.
    this.addContextDependency(path.join(siteDir, 'src/demos'));
    this.addDependency(path.join(siteDir, 'package-lock.json'));
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
            fingerprint: fingerprint(
              renderingSalt(siteDir),
              demoId(siteDir, this.resourcePath),
              files,
            ),
            memory: path.join(siteDir, 'node_modules/.cache/demos'),
          }),
    );
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};
