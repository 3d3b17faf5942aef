import clipboardCopy from 'clipboard-copy';
import { translate } from '@docusaurus/Translate';
import { useNotice } from '../ui';
import { longestLink } from './share/codeLink';

/**
 * Copies links to edited code, and says what came of it.
 * @param linkTo - address of the page with a fragment that begins with code
 * @param onTooLong - the code does not fit into one
 */
export function useCodeLink(
  linkTo: (code: string) => string,
  onTooLong: () => void,
): { notice: string; copy: (code: string) => void } {
  const [notice, showNotice] = useNotice();
  const copy = (code: string) => {
    const address = linkTo(code);
    if (address.length - (address.indexOf('#') + 1) > longestLink) {
      onTooLong();
      showNotice(
        translate({
          id: 'editor.linkTooLong',
          message: 'The changes are too long for a link. Save them as a file instead.',
          description: 'Notice in the editor of a demo, above the ways to save the code',
        }),
      );
      return;
    }
    clipboardCopy(address).then(
      () =>
        showNotice(
          translate({
            id: 'editor.linkCopied',
            message: 'Link to the edited code copied',
            description: 'Notice in the editor of a demo',
          }),
        ),
      () =>
        showNotice(
          translate({
            id: 'demo.linkNotCopied',
            message: 'The browser did not allow copying',
            description: 'Notice when the link to the source of a demo could not be copied',
          }),
        ),
    );
  };
  return { notice, copy };
}
