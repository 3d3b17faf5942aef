// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

// The bundler follows plugins, not the rules of the site that they use.
const filesIn = (folder, names) =>
  names.map((name) => path.join(__dirname, '../../src', folder, name));
/** By which it is chosen what can be tried at a demo. */
const benchRules = filesIn('editor/rules', ['benches.ts', 'benchOfGuide.ts']);
/** By which it is found out what a project of a demo needs. */
const projectRules = filesIn('sandbox/rules/project', ['requiredPackages.ts', 'iconFamilies.ts']);

/**
 * Turns into modules: `First.tsx?demos=First,Second`, demos of a page; `Name.tsx?demo`, one as the default export;
 * `Name.tsx?demo-sources`, its texts. Options: those of `readFacts` and `benchFacts`, and `places` of `serverModule`.
 */
module.exports = async function demoLoader() {
  const done = this.async();
  try {
    const { readFacts } = jiti('./lib/readFacts.ts');
    const { allOrFaults } = jiti('./lib/demoFaults.ts');
    const modules = jiti('./lib/demoModule.ts');
    const { benchFacts } = jiti('./lib/benchFacts.ts');
    const { places, documented, apiAddress, ...options } = this.getOptions();
    const query = new URLSearchParams(this.resourceQuery);
    const own = path.basename(this.resourcePath, '.tsx');
    const names = query.get('demos')?.split(',') ?? [own];
    const folder = path.dirname(this.resourcePath);
    // Known before they are read: one that cannot be is mended there.
    const files = names.map((name) => path.join(folder, `${name}.tsx`));
    files.forEach((file) => this.addDependency(file));
    const read = await allOrFaults(files.map((file) => readFacts(file, options)));
    for (const { dependencies, folders, missing } of read) {
      dependencies.forEach((file) => this.addDependency(file));
      folders.forEach((each) => this.addContextDependency(each));
      missing.forEach((file) => this.addMissingDependency(file));
    }
    if (query.has('demo-sources')) {
      done(null, modules.sourcesModule(read[0].sources));
      return;
    }
    const facts = read.map((each) => each.facts);
    if (query.has('demos')) {
      const { siteDir } = options;
      benchRules.forEach((file) => this.addDependency(file));
      const { bench, dependency } = benchFacts(files[0], { siteDir, documented, apiAddress });
      if (bench) facts[0] = { ...facts[0], bench };
      if (bench) this.addDependency(dependency);
      else if (dependency) this.addMissingDependency(dependency);
    }
    if (!options.isServer) {
      projectRules.forEach((file) => this.addDependency(file));
      // Files that no bundle knows: each is fetched by its address when somebody takes the demo along.
      for (const { sandbox } of read) {
        const { name, content } = await sandbox();
        this.emitFile(name, content);
      }
    }
    const code = options.isServer
      ? modules.serverModule(facts, places)
      : process.env.NODE_ENV === 'production'
        ? modules.browserModule(facts)
        : modules.developmentModule(facts);
    done(null, query.has('demo') ? `${code}export default ${own};\n` : code);
  } catch (error) {
    // What would mend it makes this module anew.
    error?.files?.forEach((file) => this.addDependency(file));
    error?.missing?.forEach((file) => this.addMissingDependency(file));
    done(error instanceof Error ? error : new Error(String(error)));
  }
};
