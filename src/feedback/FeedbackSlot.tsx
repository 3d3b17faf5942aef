import { useEffect, useState, type ComponentType } from 'react';
import { useDocsConfig } from '../docsConfig';

/** Room for the question, so that nothing moves when it arrives, in px. */
const height = 52;

/**
 * The place of the question whether a page was helpful, where the answer has somewhere to go: analytics or a repository of the
 * deployment. The question is fetched once the page is alive; without a script nobody could answer it.
 * @param title - of the page
 */
export function FeedbackSlot({ title }: { title: string }) {
  const { isMeasured, repositoryUrl } = useDocsConfig();
  const isAsked = isMeasured || Boolean(repositoryUrl);
  const [Question, setQuestion] = useState<ComponentType<{ title: string }>>();
  useEffect(() => {
    let isWanted = isAsked;
    if (isAsked) {
      import('./Feedback').then(
        ({ Feedback }) => {
          if (isWanted) setQuestion(() => Feedback);
        },
        // A page reads well without the question.
        () => undefined,
      );
    }
    return () => {
      isWanted = false;
    };
  }, [isAsked]);
  if (!isAsked) return null;
  return <div style={{ minBlockSize: height }}>{Question ? <Question title={title} /> : null}</div>;
}
