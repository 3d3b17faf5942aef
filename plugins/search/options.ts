import { Joi } from '@docusaurus/utils-validation';
import type { OptionValidationContext } from '@docusaurus/types';
import type { TreeNode } from '../../src/navigation/rules/tree/pageTree';
import { checkOptions } from '../support/checkOptions';
import type { InternalMessage, MessageSection } from './lib/errors/errorsOf';

export interface SearchOptions {
  /** Addresses, without language prefix and with their last slash, of documentation pages that nobody searches for. */
  exclude: string[];
  /** The page trees, by docs instance: what pages are called in English, and in which order equals are found. */
  trees: Record<string, TreeNode[]>;
  /** Groups of words that stand for each other, in lower case. */
  synonyms: readonly (readonly string[])[];
  /**
   * Folder, relative to the site, with how readers ask for sections: a folder for each language, with text files as `readPhrases` reads
   * them. Absent: there are none.
   */
  phrases?: string;
  /** What packages print, and where it is explained. */
  errors: {
    /** Names of the packages whose messages can be searched for. */
    packages: readonly string[];
    /** Sections by a part of the messages that they explain; the first that fits counts. */
    sections: readonly MessageSection[];
    /** Messages that need no explanation. */
    internal: readonly InternalMessage[];
  };
}

const part = Joi.string().min(8).required();

const schema = Joi.object<SearchOptions>({
  exclude: Joi.array()
    .items(
      Joi.string()
        .pattern(/^\/(?:[^\s?#]*\/)?$/)
        .message('{{#label}} is "{{#value}}"; write an address with a slash at both ends'),
    )
    .default([]),
  trees: Joi.object().pattern(Joi.string(), Joi.array().items(Joi.object().unknown())).default({}),
  synonyms: Joi.array()
    .items(
      Joi.array()
        .items(
          Joi.string()
            .trim()
            .lowercase()
            .pattern(/^[^|\n]+$/)
            .options({ convert: false }),
        )
        .min(2)
        .unique(),
    )
    .default([]),
  phrases: Joi.string(),
  errors: Joi.object({
    packages: Joi.array()
      .items(Joi.string().pattern(/^(?:@[\w.-]+\/)?[\w.-]+$/))
      .unique()
      .default([]),
    sections: Joi.array()
      .items(
        Joi.object({
          message: part,
          to: Joi.string()
            .pattern(/^\/(?:[^\s?#]*\/)?#[^\s#]+$/)
            .message('{{#label}} is "{{#value}}"; write an address with the id of its section')
            .required(),
        }),
      )
      .default([]),
    internal: Joi.array()
      .items(Joi.object({ message: part, why: Joi.string().required() }))
      .default([]),
  }).default({ packages: [], sections: [], internal: [] }),
});

export function validateOptions(
  context: OptionValidationContext<Partial<SearchOptions>, SearchOptions>,
): SearchOptions {
  return checkOptions('search', schema, context);
}
