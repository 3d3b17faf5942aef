// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** Turns `Name.tsx?demo` and `Name.tsx?demo-sources` into modules. Options: siteDir, packages, versions, isServer. */
module.exports = async function demoLoader() {
  const done = this.async();
  try {
    const { readStyledDemo } = jiti('./lib/readStyledDemo.ts');
    const { keepSources } = jiti('./lib/keepSources.ts');
    const { sourcesFile } = jiti('./lib/readSources.ts');
    const { sourcesSalt } = jiti('./lib/sourcesSalt.ts');
    const { demoModule, hydrates, sourcesModule } = jiti('./lib/demoModule.ts');
    const { fingerprint } = jiti('./lib/fingerprint.ts');
    const { licenceModule, renderingSalt } = jiti('./lib/renderingSalt.ts');
    const { demoId } = jiti('./lib/demoId.ts');
    const { apiLinks } = jiti('./lib/apiLinks.ts');
    const { siteDir, packages, versions, isServer } = this.getOptions();
    const file = this.resourcePath;
    const { files, dependencies, missing, utilities } = await readStyledDemo(
      file,
      siteDir,
      new Set(packages),
    );
    dependencies.forEach((each) => this.addDependency(each));
    missing.forEach((each) => this.addMissingDependency(each));
    const id = demoId(siteDir, file);
    const api = apiLinks(siteDir, id);
    if (api.dependency) this.addDependency(api.dependency);
    const place = { folder: path.join(siteDir, 'node_modules/.cache/demo-sources'), id };
    const { key, sources } = await keepSources(place, files, sourcesSalt(siteDir));
    if (this.resourceQuery === '?demo-sources') {
      done(null, sourcesModule({ ...sources, api: api.html }));
      return;
    }
    if (isServer) {
      // Should it be taken away, the bundler makes this module and the file anew.
      this.addDependency(sourcesFile(place));
      // What surrounds a demo is part of its fingerprint, so a change there makes this module anew.
      this.addContextDependency(path.join(siteDir, 'src/demos'));
      this.addDependency(path.join(siteDir, 'package-lock.json'));
      this.addDependency(licenceModule(siteDir));
    } else {
      const { sandboxSource } = jiti('./lib/sandbox/sandboxSource.ts');
      const { documentedFacts } = jiti('./lib/sandbox/documentedFacts.ts');
      this.addDependency(path.join(siteDir, 'package-lock.json'));
      // A file that no bundle knows: it is fetched by its address when somebody takes the demo along.
      this.emitFile(
        `sandboxes/${id}.json`,
        JSON.stringify(await sandboxSource(files, documentedFacts(siteDir, versions, id))),
      );
    }
    done(
      null,
      demoModule({
        file,
        siteDir,
        sources,
        keptSources: { folder: place.folder, key },
        api: api.html,
        isServer,
        isDevelopment: process.env.NODE_ENV !== 'production',
        utilities,
        hydrates: hydrates(files.system.flatMap(({ imports }) => imports)),
        fingerprint: isServer ? fingerprint(renderingSalt(siteDir), id, files.system) : '',
        memory: path.join(siteDir, 'node_modules/.cache/demos'),
      }),
    );
  } catch (error) {
    done(error instanceof Error ? error : new Error(String(error)));
  }
};
