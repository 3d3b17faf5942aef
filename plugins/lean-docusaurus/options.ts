import { Joi } from '@docusaurus/utils-validation';
import { withPlainErrors } from '../support/checkOptions';
import { partNames, type PartName } from './parts';

/** Of `flat-client`: what is built apart and served beside this build, whose pages are loaded as documents. */
export interface FlatClientOptions {
  /** Of a build of one folder of the site: its path below the base URL of the language, with its last slash, e.g. `x/8.9.2/`. */
  within?: string;
  /** Paths of other builds, written likewise. */
  without?: string[];
}

/** Of `lazy-pages`; all of it is for the development server. */
export interface LazyPagesOptions {
  /** Files that are compiled when they are asked for: pages as a default. Each costs the browser a request of its own. */
  lazy?: RegExp;
  /**
   * Folders of generated files (`DOCUSAURUS_GENERATED_FILES_DIR_NAME`) whose server keeps a bundler's cache of its own, for servers
   * that run side by side; the folder of the cache gets what it has matched as its name.
   */
  ownCache?: RegExp;
  /** What the docs plugin is to watch, given what it would: files on which titles depend, say, or no generated pages. */
  watch?: (paths: readonly string[]) => string[];
}

/** Of `lean-classic`. */
export interface LeanClassicOptions {
  /**
   * Absolute path of a module for the browser whose default export, `(pathname: string) => boolean`, says whether the sidebar on the screen
   * has a page and what is around it. Without, the list of a page is fetched with each first page of a sidebar.
   */
  isShown?: string;
  /** The field of `customProps` by which a sidebar's entry names the sidebar that has all of it: each then has the top of one whole tree. */
  wholeList?: string;
}

/** Of `warm-build`. */
export interface WarmBuildOptions {
  /**
   * Folders, relative to the site, of the code that makes modules out of pages: plugins with their loaders. When a file in them has
   * changed, the bundler uses nothing of what it has kept.
   */
  code?: string[];
}

export interface LeanOptions {
  /** Absolute folder of the site: `__dirname` in its configuration. */
  siteDir: string;
  /** Parts that the site never has, whatever the variable `LEAN` says. */
  without?: PartName[];
  flatClient?: FlatClientOptions;
  lazyPages?: LazyPagesOptions;
  leanClassic?: LeanClassicOptions;
  warmBuild?: WarmBuildOptions;
}

/** A folder below the base URL. */
const folder = Joi.string().pattern(/^[^/](?:.*[^/])?\/$/, 'path that ends with a slash');

const schema = Joi.object<LeanOptions>({
  siteDir: Joi.string()
    .pattern(/^(?:\/|[A-Za-z]:[\\/])/, 'absolute path')
    .required(),
  without: Joi.array()
    .items(Joi.string().valid(...partNames))
    .default([]),
  flatClient: Joi.object({
    within: folder,
    without: Joi.array().items(folder).default([]),
  }).default({
    without: [],
  }),
  lazyPages: Joi.object({
    lazy: Joi.object()
      .instance(RegExp)
      .default(/\.mdx?$/),
    ownCache: Joi.object().instance(RegExp),
    watch: Joi.function(),
  }).default({ lazy: /\.mdx?$/ }),
  leanClassic: Joi.object({
    isShown: Joi.string().min(1),
    wholeList: Joi.string().min(1),
  }).default({}),
  warmBuild: Joi.object({
    code: Joi.array().items(Joi.string().min(1)).default(['plugins']),
  }).default({ code: ['plugins'] }),
});

/** The options with defaults. */
export type CompleteOptions = Required<LeanOptions>;

/**
 * Checks the options of the layer.
 * @throws one error that names every option that is wrong, missing or unknown
 */
export function checkLeanOptions(options: LeanOptions): CompleteOptions {
  return withPlainErrors('lean-docusaurus', () => {
    const { value, error } = schema.validate(options, { abortEarly: false, convert: false });
    if (error) throw error;
    return value as CompleteOptions;
  });
}
