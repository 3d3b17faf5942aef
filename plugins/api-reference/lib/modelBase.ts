import type ts from 'typescript';
import type { ApiModel } from '../../../src/api/rules/types';
import type { Context, Exported } from './context';
import type { Comment } from './readComment';
import { exportPlan, readImports } from './readImports';
import { html } from './readMember';
import type { ReferencePage } from './referencePages';
import { sourceLink } from './sourceLink';

/** Text of a component's comment: without the lists of pages that it ends with. */
function leadText(text: string): string {
  return text.split(/^\s*(?:Demos|Features|API):\s*$/m)[0]!.trim();
}

/** What the model of an export begins with, whatever it is; what is related is found when all models are there. */
export function modelBase(
  context: Context,
  page: ReferencePage,
  exported: Exported,
  declaration: ts.Declaration | undefined,
  comment: Comment | undefined,
): Omit<ApiModel, 'kind'> {
  const plan = exportPlan(exported);
  const source = sourceLink(context, declaration);
  return {
    name: page.name,
    pathname: page.pathname,
    imports: readImports(exported),
    ...(plan && { plan }),
    description: html(context, leadText(comment?.text ?? '')),
    ...(comment?.deprecated !== undefined && { deprecated: html(context, comment.deprecated) }),
    ...(source && { source }),
    related: [],
  };
}
