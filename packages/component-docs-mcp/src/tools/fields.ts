import { z } from 'zod';

/** Fields that several tools take, each with what a model has to know about it. */
export const languageField = z
  .enum(['en', 'zh'])
  .optional()
  .describe('Language of the answer: en (default) or zh.');

export const cursorField = z
  .string()
  .max(64)
  .optional()
  .describe(
    'For the next part of a long answer: nextCursor of the part before, with the same arguments.',
  );

export const charactersField = z
  .int()
  .min(500)
  .max(60_000)
  .default(14_000)
  .describe('Characters of the answer at most, 500 to 60000; the rest is had with the cursor.');

export const queryField = (text: string) => z.string().trim().min(1).max(400).describe(text);

export const versionField = z
  .string()
  .regex(
    /^v?\d{1,4}(\.\d{1,4}){0,2}(-[\dA-Za-z.-]{1,40})?$/,
    'must be a version such as 8.9.2, 8.3 or 8',
  )
  .describe('A version such as 8.9.2, 8.3 or 8.');

export const packageField = z
  .string()
  .regex(/^@mui\/[a-z-]{1,60}$/, 'must be a package such as @mui/x-data-grid')
  .describe('npm package, such as @mui/x-data-grid.');
