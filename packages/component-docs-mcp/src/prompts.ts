import { z } from 'zod';
import { compareVersionsTool } from './tools/compareVersionsTool';
import { packageField, queryField, versionField } from './tools/fields';
import { search } from './tools/search';
import { AnswerError, type Context } from './tools/types';

interface Prompt<Schema extends z.ZodObject = z.ZodObject> {
  name: string;
  title: string;
  description: string;
  schema: Schema;
  run: (input: z.infer<Schema>, context: Context) => Promise<string>;
}

const definePrompt = <Schema extends z.ZodObject>(prompt: Prompt<Schema>): Prompt =>
  prompt as unknown as Prompt;

const migrate = definePrompt({
  name: 'migrate',
  title: 'Move to another version',
  description: 'Moves the code of this project to another version of a MUI package.',
  schema: z.strictObject({
    package: packageField,
    from: versionField.optional().describe('By default the version of the project.'),
    to: versionField.optional().describe('By default the documented version.'),
  }),
  async run(input, context) {
    // A package whose releases are not recorded has its guides in the message.
    const facts = await compareVersionsTool
      .run({ ...input, max_characters: 16_000 }, context)
      .then(({ text }) => text)
      .catch((error: unknown) => {
        if (error instanceof AnswerError) return error.message;
        throw error;
      });
    return [
      `Move this project from ${input.package} ${input.from ?? '(the installed version)'} to ${input.to ?? 'the documented version'}.`,
      'Read the migration guide of the step with get_page first and run its codemods. Then search the code for each name under "Removed" and "Deprecated", look its replacement up with get_api, and change it. Compile after each package. Report what you changed, and what you could not find a replacement for.',
      'What is recorded:',
      facts,
    ].join('\n\n');
  },
});

const chooseComponent = definePrompt({
  name: 'choose-component',
  title: 'Choose a component',
  description:
    'Finds the component that fits a need, with its package, plan and a minimal example.',
  schema: z.strictObject({
    need: queryField('What users do with it: "choose several tags and add new ones".'),
  }),
  async run({ need }, context) {
    const { text } = await search.run({ query: need, limit: 10, max_characters: 8000 }, context);
    return [
      `Choose a component of Material UI or MUI X for this: ${need}`,
      'Compare the two or three that fit best: what each is for, its package and plan, what it lacks. Read them with get_page and get_api before you answer; use only props that get_api names for the installed version. Prefer the lower plan where both do. End with a minimal example that compiles.',
      'Found for it:',
      text,
    ].join('\n\n');
  },
});

/** All prompts, in the order in which they are listed. */
export const prompts: readonly Prompt[] = [migrate, chooseComponent];
