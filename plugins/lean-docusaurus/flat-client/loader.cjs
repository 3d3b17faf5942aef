// The bundler loads this file itself, so it is plain JavaScript; the work is done in TypeScript.
const fs = require('node:fs');
const path = require('node:path');
const jiti = require('jiti')(__filename, { interopDefault: true });

/** Cuts Docusaurus's generated routes, registry and chunk names into a shell and shards. */
module.exports = function flatClientLoader(source) {
  const { readRoutes, readRegistry } = jiti('./lib/readRoutes.ts');
  const { planShards } = jiti('./lib/planShards.ts');
  const write = jiti('./lib/writeModules.ts');
  // The bundler's cache is to forget what an older version of this plugin made of the same files.
  for (const name of fs.readdirSync(path.join(__dirname, 'lib'))) {
    this.addDependency(path.join(__dirname, 'lib', name));
  }
  const folder = path.dirname(this.resourcePath);
  const read = (name) => {
    const file = path.join(folder, name);
    this.addDependency(file);
    return fs.readFileSync(file, 'utf8');
  };
  const names = JSON.parse(read('routesChunkNames.json'));
  const plan = planShards(readRoutes(read('routes.js')), names);
  switch (path.basename(this.resourcePath)) {
    case 'routes.js': {
      const index = /^\?shard=(\d+)$/.exec(this.resourceQuery)?.[1];
      return index === undefined
        ? write.shellCode(plan, this.resourcePath)
        : write.shardCode(plan.shards[Number(index)], names, readRegistry(read('registry.js')));
    }
    case 'registry.js':
      return write.shellRegistryCode(plan, readRegistry(source));
    default:
      return write.shellNamesJson(plan, names);
  }
};
