/** What is fetched with the first query that names do not answer: what asks sections, messages and the text of pages, and what leads on from nothing. */
export { addWays } from './addWays';
export { askIndex } from './rules/askIndex';
export { askedPlace } from './rules/names/askedPlace';
export { askErrors } from './rules/errors/askErrors';
export { narrowErrors } from './rules/errors/narrowErrors';
export { createErrorsSource } from './rules/errors/errorsSource';
export { mergeAnswers } from './rules/mergeAnswers';
export { createTextsSource } from './rules/texts/textsSource';
export { scriptOf } from './scriptOf';
