import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  GetPromptRequestSchema,
  ListPromptsRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { prompts } from './prompts';
import { CursorError } from './render/pageOut';
import { listResources, readResource, resourceTemplates } from './resources';
import { SourceError } from './source/types';
import { tools } from './tools/tools';
import { AnswerError, type Context } from './tools/types';

/** What clients show and models read about the server. */
const instructions =
  'Documentation of Material UI, MUI System and MUI X. Before writing code with an @mui package: search for what is wanted in a sentence, read the guide with get_page (give query), and the symbols with get_api (give query). Answers are for the versions that the project has installed; do not use members that are listed as newer. Name the pages that an answer is based on.';

/** What was wrong with the arguments of a call, field by field. */
function argumentsProblem(name: string, error: z.ZodError): McpError {
  const lines = error.issues
    .slice(0, 5)
    .map(({ path, message }) => (path.length > 0 ? `${path.join('.')}: ${message}` : message));
  return new McpError(
    ErrorCode.InvalidParams,
    `The arguments of ${name} are wrong. ${lines.join('; ')}`,
  );
}

/** The arguments that a list shows, by the schema that checks them. */
function promptArguments(schema: z.ZodObject) {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' }) as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description }]) => ({
    name,
    ...(description && { description }),
    required: required.includes(name),
  }));
}

/** A wrong cursor or address is the caller's, like wrong arguments. */
function asProtocolError(error: unknown): unknown {
  return error instanceof AnswerError || error instanceof CursorError
    ? new McpError(ErrorCode.InvalidParams, error.message)
    : error instanceof SourceError
      ? new McpError(ErrorCode.InternalError, error.message)
      : error;
}

/**
 * Makes a server of the Model Context Protocol (https://modelcontextprotocol.io/specification) for one client. Wrong arguments end in
 * an error of the protocol that says which field has to be what; what only the documentation can tell, such as a page that is not there,
 * in a result that the model reads.
 * @param version - of this package
 */
export function createServer(context: Context, version: string): Server {
  const server = new Server(
    { name: 'component-docs', title: 'Component documentation', version },
    { capabilities: { tools: {}, resources: {}, prompts: {} }, instructions },
  );
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: tools.map(({ name, title, description, schema }) => ({
      name,
      title,
      description,
      inputSchema: z.toJSONSchema(schema, { io: 'input' }) as { type: 'object' },
      annotations: { title, readOnlyHint: true, idempotentHint: true, openWorldHint: false },
    })),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = tools.find(({ name }) => name === params.name);
    if (!tool) {
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no tool "${params.name.slice(0, 80)}". Tools: ${tools.map(({ name }) => name).join(', ')}`,
      );
    }
    const input = tool.schema.safeParse(params.arguments ?? {});
    if (!input.success) throw argumentsProblem(tool.name, input.error);
    try {
      const { text, data } = await tool.run(input.data, context);
      return {
        content: [{ type: 'text' as const, text }],
        ...(data && { structuredContent: data }),
      };
    } catch (error) {
      if (error instanceof CursorError) throw asProtocolError(error);
      if (!(error instanceof AnswerError) && !(error instanceof SourceError)) throw error;
      return { content: [{ type: 'text' as const, text: error.message }], isError: true };
    }
  });

  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    try {
      return await listResources(context, params?.cursor);
    } catch (error) {
      throw asProtocolError(error);
    }
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params }) => {
    try {
      return await readResource(context, params.uri);
    } catch (error) {
      throw asProtocolError(error);
    }
  });

  server.setRequestHandler(ListPromptsRequestSchema, () => ({
    prompts: prompts.map(({ name, title, description, schema }) => ({
      name,
      title,
      description,
      arguments: promptArguments(schema),
    })),
  }));
  server.setRequestHandler(GetPromptRequestSchema, async ({ params }) => {
    const prompt = prompts.find(({ name }) => name === params.name);
    if (!prompt) {
      throw new McpError(
        ErrorCode.InvalidParams,
        `There is no prompt "${params.name.slice(0, 80)}". Prompts: ${prompts.map(({ name }) => name).join(', ')}`,
      );
    }
    const input = prompt.schema.safeParse(params.arguments ?? {});
    if (!input.success) throw argumentsProblem(prompt.name, input.error);
    try {
      const text = await prompt.run(input.data, context);
      return {
        description: prompt.description,
        messages: [{ role: 'user' as const, content: { type: 'text' as const, text } }],
      };
    } catch (error) {
      throw asProtocolError(error);
    }
  });
  return server;
}
