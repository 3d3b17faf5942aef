import { Joi } from '@docusaurus/utils-validation';

/** What every host of the site has to do. From it come the files of all hosts, and what the local server answers. */
export interface HostingTable {
  /** Below which path of its host the site is, with a slash at both ends. */
  baseUrl: string;
  /** Languages that have a folder of their own, such as `zh`. */
  languages: readonly string[];
  /** Headers of every answer, by name. */
  headers: Readonly<Record<string, string>>;
  /** How long an answer may be kept. */
  caching: {
    /** Folders, in that of each language, in which the path of a file says which text it has. */
    namedByContent: readonly string[];
    /** `Cache-Control` of those. */
    forGood: string;
    /** `Cache-Control` of everything else. */
    otherwise: string;
  };
  /** Content types by ending, without the charset. */
  types: Readonly<Record<string, string>>;
  /** Types to which `charset=utf-8` is added. */
  texts: readonly string[];
  /** Endings of files that are worth compressing. */
  compressed: readonly string[];
  /** Files of a build that are for the host and nobody else; paths that begin with a dot are so anyway, but for `.well-known`. */
  hidden: readonly string[];
  /**
   * What pages load first, as a `Link` header, by their folder. One that is a language's own stands for its home page only, any other
   * for all pages below it.
   */
  preload: Readonly<Record<string, string>>;
  /** By parameter of the address and its value, what stands before `.md` in the name of that variant of a page. */
  markdown: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

const headerName = /^[A-Z][\w-]*$/;
/** What no host's file of headers needs to have escaped, but for quotes, which a policy has. */
const headerValue = /^[\x20-\x21\x23\x25-\x5b\x5d-\x5f\x61-\x7a\x7e|]+$/;
const ending = /^\.[\w]+$/;
const type = /^[a-z]+\/[\w.+-]+$/;
const path = /^\/[\w./-]*$/;

const schema = Joi.object<HostingTable>({
  baseUrl: Joi.string()
    .pattern(/^\/(?:[\w.~-]+\/)*$/)
    .required(),
  languages: Joi.array()
    .items(Joi.string().pattern(/^[\w-]+$/))
    .required(),
  headers: Joi.object().pattern(headerName, Joi.string().pattern(headerValue)).required(),
  caching: Joi.object({
    namedByContent: Joi.array()
      .items(Joi.string().pattern(/^\/[\w/-]+\/$/))
      .required(),
    forGood: Joi.string().pattern(headerValue).required(),
    otherwise: Joi.string().pattern(headerValue).required(),
  }).required(),
  types: Joi.object().pattern(ending, Joi.string().pattern(type)).required(),
  texts: Joi.array().items(Joi.string().pattern(type)).required(),
  compressed: Joi.array().items(Joi.string().pattern(ending)).min(1).required(),
  hidden: Joi.array().items(Joi.string().pattern(path)).required(),
  preload: Joi.object()
    .pattern(/^\/(?:[\w.~-]+\/)*$/, Joi.string().pattern(headerValue))
    .required(),
  markdown: Joi.object()
    .pattern(/^[a-z]+$/, Joi.object().pattern(/^[a-z]+$/, Joi.string().pattern(/^\.[a-z]+$/)))
    .required(),
});

/**
 * Checks a table, before any file is made of it: a quote or a line break in a header would be code in a host's configuration.
 * @throws one error that names everything that is wrong
 */
export function checkHostingTable(table: unknown): HostingTable {
  const { error, value } = schema.validate(table, { abortEarly: false });
  if (error) {
    throw new Error(
      `The table of hosting (config/hosting.ts) cannot be used: ${error.details.map(({ message }) => message).join('; ')}`,
    );
  }
  return value;
}

/** The folders of all languages, the default one's first: `''`, `/zh`. */
export function languageFolders({ languages }: Pick<HostingTable, 'languages'>): string[] {
  return ['', ...languages.map((name) => `/${name}`)];
}

/** The `Content-Type` of a type of the table: a text says that it is UTF-8. */
export function contentType({ texts }: Pick<HostingTable, 'texts'>, type: string): string {
  return texts.includes(type) ? `${type}; charset=utf-8` : type;
}
