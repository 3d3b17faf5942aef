import { coreErrorSections, coreInternalMessages } from './core';
import type { InternalMessage, MessageSection } from '../../plugins/search/lib/errors/errorsOf';
import { xErrorSections, xInternalMessages } from './x';

/** Every message that a section explains, those of the core packages first. */
export const errorSections: readonly MessageSection[] = [...coreErrorSections, ...xErrorSections];

/** Messages that are explained nowhere, with the reason. */
export const internalMessages: readonly InternalMessage[] = [
  ...coreInternalMessages,
  ...xInternalMessages,
];
