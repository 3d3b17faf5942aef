import { translate } from '@docusaurus/Translate';
import type { Fault } from './program/buildProgram';
import type { EndReason } from './frame/frameHost';
import type { Failure } from './rules/messages';

/** What keeps a program from being seen as it is typed. */
export type Problem =
  | ({ from: 'code' } & Fault)
  | ({ from: 'program' } & Pick<Failure, 'phase' | 'message' | 'place'>)
  | { from: 'frame'; reason: EndReason | 'broken' };

/** Where the reader can look, if that is known. */
export function problemPlace(problem: Problem): { name: string; line: number } | undefined {
  if (problem.from === 'code') return { name: problem.name, line: problem.line };
  if (problem.from !== 'program' || !problem.place) return undefined;
  return { name: problem.place.path, line: problem.place.line };
}

/** What a problem is about, for the reader. */
export function problemText(problem: Problem): string {
  if (problem.from === 'code') {
    return problem.kind === 'missing'
      ? translate({
          id: 'editor.missing',
          message: 'This site does not have this package or file:',
          description: 'In the editor of a demo; the name that is imported follows',
        })
      : translate({
          id: 'editor.syntax',
          message: 'The code cannot be read:',
          description: 'In the editor of a demo; what the compiler says follows, in English',
        });
  }
  if (problem.from === 'program') {
    return problem.phase === 'endless'
      ? translate({
          id: 'editor.endless',
          message: 'The code did not finish and was stopped.',
          description: 'In the editor of a demo, after an endless loop',
        })
      : translate({
          id: 'editor.failed',
          message: 'The code ran into an error:',
          description: 'In the editor of a demo; the message of the error follows',
        });
  }
  switch (problem.reason) {
    case 'hung':
      return translate({
        id: 'editor.hung',
        message: 'The demo stopped responding and was restarted.',
        description: 'In the editor of a demo, when its frame was replaced',
      });
    case 'left':
      return translate({
        id: 'editor.left',
        message: 'The code tried to leave its frame. The demo was restarted.',
        description: 'In the editor of a demo, when the program went to another address',
      });
    case 'flooded':
      return translate({
        id: 'editor.flooded',
        message: 'The code sent messages endlessly. The demo was restarted.',
        description: 'In the editor of a demo, when the program flooded the page',
      });
    default:
      return translate({
        id: 'editor.broken',
        message: 'The frame in which the code runs could not be loaded. Check the connection.',
        description: 'In the editor of a demo, when its frame or the library did not arrive',
      });
  }
}

/** What the compiler or the program itself says, in English; empty where the text above says all. */
export function problemDetail(problem: Problem): string {
  if (problem.from === 'code') return problem.message;
  return problem.from === 'program' && problem.phase !== 'endless' ? problem.message : '';
}
