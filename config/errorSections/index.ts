import { coreErrorSections, coreInternalMessages } from './core';
import type { ErrorSection, InternalMessage } from './types';
import { xErrorSections, xInternalMessages } from './x';

export type { ErrorSection, InternalMessage } from './types';

/** Every message that a section explains, those of the core packages first. */
export const errorSections: readonly ErrorSection[] = [...coreErrorSections, ...xErrorSections];

/** Messages that are explained nowhere, with the reason. */
export const internalMessages: readonly InternalMessage[] = [
  ...coreInternalMessages,
  ...xInternalMessages,
];
